import { daysLater } from "#calculations/calendar/calendar.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { earlySettlementTable } from "#calculations/tools/switch-your-bond/early-settlement.table.ts";
import {
  switchYourBondDefaults as ours,
  type SwitchYourBondResult,
  switchYourBond as switchYourBondResult,
} from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import type { SwitchYourBondInputs } from "#calculations/tools/switch-your-bond/two-loans.ts";
import { startingFees } from "#calculations/tools/tool-defaults.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { described, type Shown } from "#web/answer-page/described.ts";
import { count, input, money, months, rate, tick } from "#web/answer-page/fields.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { TableExport } from "#web/answer-page/saved-table.tsx";
import { Lesson } from "#web/answer-page/verdict-sentence.tsx";
import { Button } from "#web/components/button/button.tsx";
import { SidedCurve } from "#web/components/curve-control/sided-curve.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import {
  changeColumn,
  countColumn,
  csvRows,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { downloadCalendar } from "#web/export/calendar-file.ts";
import { day } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { AmountsToPress } from "../amounts-to-press/amounts-to-press.tsx";
import { initiationPaid, yearsLeft } from "../asked-often.tsx";
import { bondCostDates, primeDate } from "../assumed.ts";
import { assumptions } from "./switch-your-bond.content.ts";
import {
  betterOrWorse,
  changed,
  hasPenalty,
  longTermWarning,
  neverRepaid,
  ownBankRate,
  type SwitchValues,
  switchCards,
  switchFigure,
  switchProblem,
  switchSentence,
} from "./switch-your-bond.words.ts";
import { CostsAndSavings, SwitchYourBondChart, sideNames } from "./switch-your-bond-chart.tsx";

/** Rates that another bank may offer. */
const offeredRates = { min: 8, max: 14, step: 0.05, ticks: [8, 10, 12, 14] };

/** The longest time that is left of a bond, in months. */
const longestRemaining = 480;

/** A bond moved to another bank: its costs, and from when one is ahead. */
export const switchYourBond = described({
  id: "switch-your-bond",
  asks: {
    main: {
      horizonYears: count("How long will you keep the bond?", {
        default: ours.horizonYears,
        ...toolLimits.termYears,
        slider: { min: 1, max: 20, step: 1, ticks: [1, 20] },
        unit: "years",
      }),
      balance: input("loanAmount", "What you still owe"),
      interestRate: input("interestRate", "Your rate today"),
      newRate: rate("The new bank’s rate", { slider: offeredRates }),
      remainingMonths: yearsLeft,
    },
    more: {
      noticeDays: count("Notice you give before you cancel", {
        default: ours.noticeDays,
        max: 365,
        unit: "days",
      }),
      bankContribution: money("The new bank pays", {
        default: ours.bankContribution,
        startsEmpty: true,
        hint: "Its part of the costs, if any.",
      }),
      newTermMonths: months("Term of the new bond"),
      keepInstalment: tick("I keep paying my old instalment", false, {
        hint: "The lower rate then shortens the bond.",
      }),
      cancellationCosts: money("Cancelling the old bond", {
        default: ours.cancellationCosts,
        hint: "The attorney’s fee; ask for a quote.",
      }),
      bondCosts: money("Registering the new bond"),
      initiationFee: money("Initiation fee"),
      costsPaid: initiationPaid("The costs are paid", ours.costsPaid),
      clawbackMonths: count("The bank’s part is paid back if you leave within", {
        default: ours.clawbackMonths,
        max: 480,
        unit: "months",
      }),
      instalment: money("What you really pay each month", { startsEmpty: true }),
      serviceFee: money("Service fee today"),
      newServiceFee: money("Service fee at the new bank"),
    },
  },
  fields: {
    /** The remaining time starts with it. */
    termYears: input("loanTerm", "Loan term", { offPage: true }),
  },
  defaults: ({ balance, interestRate, termYears }, { figures, today }, entered) => {
    const { initiationFee, serviceFee } = startingFees(figures);
    const remainingMonths = Math.min(longestRemaining, termYears * 12);
    const purchase = { purchasePrice: 0, loanAmount: balance, date: today, figures };
    return {
      remainingMonths,
      newRate: Math.max(0, interestRate - ours.rateDifference),
      newTermMonths: Number(entered.remainingMonths ?? remainingMonths),
      serviceFee,
      newServiceFee: serviceFee,
      bondCosts: costBreakdown(purchase).bond.total,
      initiationFee,
    };
  },
  calculate: (values, { convention }) => switched({ ...values, convention }),
  shown: { keepInstalment: ({ instalment }) => instalment === 0 },
  hints: {
    instalment: ({ result: { contractInstalment } }) =>
      `Leave it blank for the contract’s ${rand(contractInstalment)}. An amount here is kept at the new bank too.`,
  },
  answer: (result, values) => ({
    figure: values.balance > 0 && !neverRepaid(result) ? switchFigure(result) : undefined,
    sentence: switchSentence(result, values),
    gain: result.savingAtHorizon,
    problem: switchProblem(result),
    cards: switchCards(result, values),
  }),
  curve: ({ result }) => ({
    name: "Better off",
    of: (result) => result().savingAtHorizon,
    words: signedRand,
    // The new rate follows the old one: that would read as if a higher rate today were no reason to move.
    changed: (change, along) => (along === "interestRate" ? undefined : betterOrWorse(change)),
    sides: { names: sideNames, Curve: SidedCurve },
    tips: { horizonYears: tipAt(result) },
  }),
  movedBy: "horizonYears",
  unknown: ({ values: { horizonYears } }) => ({
    ask: "How much better off you want to be",
    wanted: "at least",
    zero: true,
    of: ({ result }) => result.savingAtHorizon,
    says: (saving) => `you are ${betterOrWorse(saving)} after ${yearsText(horizonYears)}`,
    gives: { newRate: { a: "a new rate", find: "most" } },
  }),
  Under: (shown) => shown.answered && <NoticeFirst {...shown} />,
  Beside: LongTermWarning,
  loan: ({ values: { balance, interestRate, remainingMonths } }) => ({
    loanAmount: balance,
    interestRate,
    termYears: remainingMonths / 12,
  }),
  picture: ({ result, values }) => <SwitchYourBondChart result={result} values={values} />,
  Below: (shown) => (
    <>
      <ToDo {...shown} />
      <CostsAndSavings {...shown} />
    </>
  ),
  compared: {
    difference: (kept, now) => `${changed(kept.result, now.result)} than what you kept.`,
    short: (kept, now) => changed(kept.result, now.result),
  },
  assumptions,
  chosen: [
    `a new rate ${ours.rateDifference} of a point below yours`,
    `${ours.clawbackMonths} months in which the bank’s part must be paid back`,
  ],
  dates: ({ context: { figures } }) => [
    ...bondCostDates(figures),
    "cost of cancelling: our estimate, from fees published since 2022",
    primeDate(figures),
  ],
  contact: "Get Better Rates",
  takes: ({ savingAtHorizon }, { balance, interestRate, newRate }) => ({
    balance,
    interestRate,
    newRate,
    saving: savingAtHorizon,
  }),
});

/** The page of Switch your bond. */
export const Page = pageOf(switchYourBond);

type PartProps = Shown<SwitchValues, SwitchYourBondResult>;

/** The switch of what is entered: an instalment of 0 is none of one's own. */
const switched = ({ instalment = 0, ...inputs }: SwitchYourBondInputs) =>
  switchYourBondResult({ ...inputs, ...(instalment > 0 && { instalment }) });

const { days } = earlySettlementTable;

/** No notice, and as many days as spare the penalty. */
const usualNotices = [
  { name: "No notice", noticeDays: 0 },
  { name: `${days}\u00a0days’ notice`, noticeDays: days },
] as const;

const tipAt = ({ breakEvenMonth: even }: SwitchYourBondResult) =>
  even ? { value: even / 12, words: payoffTime(even) } : undefined;

const neverPays = ({ breakEvenMonth, savingAtHorizon }: SwitchYourBondResult) =>
  breakEvenMonth === undefined && savingAtHorizon < 0;

type NoticeFirstProps = Shown<SwitchYourBondInputs & SwitchValues, SwitchYourBondResult>;

/** The answer without notice and with it, which often decides whether a switch pays. */
function NoticeFirst({ values, context: { convention } }: NoticeFirstProps) {
  const { enter } = useNumbersOfPage();
  const notices = usualNotices.map((notice) => ({
    ...notice,
    result: switched({ ...values, noticeDays: notice.noticeDays, convention }),
  }));
  if (notices.every(({ result }) => neverPays(result)))
    return <Lesson short sentence={["Stay with your bank: this never pays."]} />;
  if (!notices.some(({ result }) => hasPenalty(result))) return null;
  return (
    <AmountsToPress
      label="Notice to your bank, with what it comes to"
      amounts={notices.map(({ name, noticeDays, result }) => ({
        name,
        words: betterOrWorse(result.savingAtHorizon),
        pressed: noticeDays === Math.min(days, values.noticeDays),
        onPress: () => enter({ noticeDays }),
      }))}
    />
  );
}

/** A longer term only looks cheaper; the way out is one press. */
function LongTermWarning({ result, values }: PartProps) {
  const { enter } = useNumbersOfPage();
  const words = longTermWarning(result, values);
  if (words === undefined) return null;
  return (
    <Notice tone="bad" title="A longer term only looks cheaper">
      <p>{words}</p>
      {!values.keepInstalment && values.instalment === 0 && (
        <div>
          <Button onClick={() => enter({ keepInstalment: true })}>Keep the old instalment</Button>
        </div>
      )}
    </Notice>
  );
}

/** What to do next, in its order, with the day from which there is no penalty. */
function ToDo({ result, values, context: { today } }: PartProps) {
  const free = daysLater(today, days);
  const own = ownBankRate(result, values);
  const reminders = [
    { date: today, title: "Give your bank 90 days’ notice in writing" },
    { date: free, title: "Your bond can be cancelled without penalty interest" },
  ];
  return (
    <Part
      leads
      standsOpen
      title="What to do now"
      result={`Write to your bank today: no penalty interest from ${day(free)}`}
    >
      <ol>
        <li>
          Ask your own bank first: a phone call costs nothing.{" "}
          {own !== undefined && (
            <>
              At <strong className="figures">{quotedRate(own)}</strong> it is as good as the switch.
            </>
          )}
        </li>
        <li>
          Give {days} days’ notice in writing now. If you do so today, there is no penalty from{" "}
          <strong>{day(free)}</strong>. A notice lapses, often after six months.
        </li>
        <li>Ask the new bank to pay a part of the costs, and for how long you must then stay.</li>
        <li>Compare its written offer, with every fee, with what you entered here.</li>
      </ol>
      <Actions>
        <Button onClick={() => downloadCalendar("switch-your-bond", reminders, today)}>
          Add the dates to your calendar
        </Button>
        <TableExport name="switch-your-bond" rows={() => exportRows(result)} />
      </Actions>
    </Part>
  );
}

const columns: readonly SavedColumn<{ month: number; saving: number }>[] = [
  countColumn("Month", ({ month }) => month),
  changeColumn("Better off by", ({ saving }) => saving),
];

/** Every month of the picture, which has no table of its own. */
const exportRows = ({ savings }: SwitchYourBondResult) =>
  csvRows(
    columns,
    savings.map((saving, month) => ({ month, saving })),
  );
