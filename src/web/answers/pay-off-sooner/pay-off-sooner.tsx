import { isUsableMonth, monthAfter, monthOf, monthsBetween } from "#calculations/calendar/months.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { monthlyRateBy } from "#calculations/loan/monthly-rate.ts";
import { mostDatedAmounts } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import type { PayoffGoal } from "#calculations/tools/pay-off-sooner/goal.ts";
import { payOffSooner as payoffResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { payOffSoonerDefaults as ours } from "#calculations/tools/pay-off-sooner/payoff-plan.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { described, type Shown, type Wanted } from "#web/answer-page/described.ts";
import { choice, growth, input, listOf, money, month, placesEntered, tick } from "#web/answer-page/fields.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { OwedTable } from "#web/components/chart/owed-chart.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { longMonth, monthNames, shortMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { AmountsToPress } from "../amounts-to-press/amounts-to-press.tsx";
import { marginalRate, yearsLeft } from "../asked-often.tsx";
import { primeDate } from "../assumed.ts";
import { datedAmountFields, datedAmounts, LumpSums, Withdrawals } from "./dated-amounts.tsx";
import { OwedPicture, owedHalfway, owedPoints } from "./owed-picture.tsx";
import { assumptions } from "./pay-off-sooner.content.ts";
import {
  goalWords,
  type Payoff,
  payoffCards,
  payoffDifference,
  payoffDifferenceInShort,
  payoffFigure,
  payoffSentence,
  refusedWords,
} from "./pay-off-sooner.words.ts";
import { PayoffCalendar, PayoffSchedule } from "./payoff-schedule.tsx";

/** A bond with extra payments, lump sums, a bonus each year and money drawn again. */
export const payOffSooner = described({
  id: "pay-off-sooner",
  asks: {
    main: {
      monthlyExtra: input("extraPayment", "Extra each month"),
      instalment: money("What you really pay each month", { startsEmpty: true }),
      interestRate: input("interestRate", "Interest rate", { slider: undefined }),
      balance: input("loanAmount", "What you still owe", { slider: undefined }),
      remainingMonths: yearsLeft,
      "annualExtra.amount": money("A bonus once a year", {
        default: ours.annualExtra.amount,
        startsEmpty: true,
        hint: "A 13th cheque, or what SARS pays back.",
      }),
      LumpSums,
    },
    more: {
      "annualExtra.calendarMonth": choice(
        "The bonus comes in",
        monthNames,
        String(ours.annualExtra.calendarMonth),
      ),
      "annualExtra.growth": growth("It rises each year by", { default: ours.annualExtra.growth }),
      firstInstalment: month("Month of the next instalment"),
      extraMonths: input("extraPaymentDuration", "Months with the monthly extra", {
        unit: "months",
        hint: "0 means until the bond is repaid.",
      }),
      afterLumpSum: choice(
        "A lump sum",
        { shorten: "Shortens the term", lower: "Lowers the instalment" },
        ours.afterLumpSum,
      ),
      marginalPercent: marginalRate(
        "Your rate of income tax",
        0,
        "Leave it out",
        "On the last rand that you earn.",
      ),
    },
    "An access bond": {
      accessBond: tick("I have an access bond and want to draw money again", false),
      Withdrawals,
    },
    "A goal": {
      "goal.kind": choice(
        "What you aim for",
        {
          none: "Nothing in particular",
          date: "To be done by a month",
          interest: "To save an amount of interest",
        },
        "none",
      ),
      "goal.month": month("Done by"),
      "goal.interestSaved": money("Interest you want to save", { startsEmpty: true }),
      Goal,
    },
  },
  moreTitle: "An access bond, a goal and more numbers",
  fields: {
    /** The remaining time starts with it. */
    termYears: input("loanTerm", "", { offPage: true }),
    ...listOf("lumpSums", mostDatedAmounts, datedAmountFields),
    ...listOf("withdrawals", mostDatedAmounts, datedAmountFields),
  },
  defaults: ({ termYears }, { today }, entered) => ({
    remainingMonths: Math.min(longestRemaining, termYears * 12),
    firstInstalment: monthAfter(monthOf(today), 1),
    accessBond: placesEntered(entered, "withdrawals") > 0,
  }),
  calculate: (values, { today, convention }) => {
    const { firstInstalment, accessBond } = values;
    const inputs = {
      ...values,
      firstInstalment: isUsableMonth(firstInstalment) ? firstInstalment : monthAfter(monthOf(today), 1),
      lumpSums: datedAmounts(values, "lumpSums"),
      annualExtra: {
        amount: values["annualExtra.amount"],
        calendarMonth: Number(values["annualExtra.calendarMonth"]),
        growth: values["annualExtra.growth"],
      },
      withdrawals: accessBond ? datedAmounts(values, "withdrawals") : [],
      goal: goalOf(values),
      marginalPercent: Number(values.marginalPercent),
      convention,
    };
    return { ...payoffResult(inputs), inputs };
  },
  shown: {
    "annualExtra.calendarMonth": (values) => values["annualExtra.amount"] > 0,
    "annualExtra.growth": (values) => values["annualExtra.amount"] > 0,
    "goal.month": (values) => values["goal.kind"] === "date",
    "goal.interestSaved": (values) => values["goal.kind"] === "interest",
  },
  hints: {
    remainingMonths: ({ values: { instalment, remainingMonths, termYears } }) => {
      if (instalment > 0) return "What you really pay decides how long it takes.";
      return remainingMonths === termYears * 12
        ? "A whole term. Your statement says what is left."
        : undefined;
    },
    instalment: (shown) =>
      shown.values.instalment > 0
        ? `The contract’s is ${rand(contractInstalment(shown))}.`
        : "The contract’s, until you enter yours.",
  },
  countsAs: (shown) => ({ instalment: contractInstalment(shown) }),
  errors: {
    firstInstalment: ({ result, context }) => firstInstalmentProblem(result, context.today),
  },
  answer: (result, { balance }, { today }) => {
    const problem = firstInstalmentProblem(result, today);
    return {
      figure: balance > 0 && problem === undefined ? payoffFigure(result) : undefined,
      sentence: payoffSentence(result),
      gain: result.interestSaved ?? 0,
      problem: problem ?? "Enter what you still owe to see when you are done.",
      cards: payoffCards(result),
    };
  },
  Beside: ({ result }) => {
    const refused = refusedWords(result);
    return refused && <Notice tone="bad">{refused}</Notice>;
  },
  curve: () => ({
    name: "Interest saved",
    words: (saved) => `${rand(saved)} saved`,
    of: (result) => result().interestSaved ?? 0,
  }),
  loan: ({ values: { balance, interestRate, remainingMonths }, result: { inputs } }) => ({
    loanAmount: balance,
    interestRate,
    termYears: remainingMonths / 12,
    savingBy: (convention) => payoffResult({ ...inputs, convention }).interestSaved,
  }),
  unknown: ({ values: { balance } }) => ({
    ask: "How long you want to pay",
    kind: "months",
    says: (months) => `you are done after ${payoffTime(months)}`,
    ...howLong(balance),
  }),
  door: ({ values: { balance } }) => howLong(balance),
  picture: ({ result, kept }) => (
    <OwedPicture result={result} kept={kept?.result.payoffMonth ? kept.result : undefined} />
  ),
  pictureFirst: true,
  movedBy: "monthlyExtra",
  UnderPicture: UsualBonuses,
  Below: ({ result, context }) => (
    <>
      <OwedTable
        leads
        caption="Owed with and without what you pay in extra"
        result={owedHalfway(result)}
        rows={owedPoints(result).slice(1)}
      />
      <PayoffSchedule result={result} />
      <PayoffCalendar result={result} today={context.today} />
    </>
  ),
  compared: {
    given: [
      ["What you still owe", ({ values }) => rand(values.balance)],
      ["Interest rate", ({ values }) => ratePercent(values.interestRate)],
      ["Years left", ({ values }) => payoffTime(values.remainingMonths)],
      ["Extra each month", ({ values }) => rand(values.monthlyExtra)],
    ],
    found: [
      ["Last instalment", ({ result }) => longMonth(result.payoffMonth!)],
      ["Interest in all", ({ result }) => rand(result.interest!)],
      ["Paid in extra", ({ result }) => rand(result.totalExtra)],
    ],
    comparable: ({ answered, result }) => answered && result.payoffMonth !== undefined,
    difference: (kept, now) => payoffDifference(kept.result, now.result),
    short: (kept, now) => payoffDifferenceInShort(kept.result, now.result),
    isLong: true,
  },
  assumptions,
  dates: ({ context }) => [primeDate(context.figures)],
  contact: "Get Better Rates",
  takes: ({ interestSaved }, { balance, interestRate, monthlyExtra }) => ({
    balance,
    interestRate,
    monthlyExtra,
    ...(interestSaved !== undefined && { interestSaved }),
  }),
});

/** A bonus that many could pay in each year, in rand. */
const usualBonuses = [5_000, 10_000, 20_000] as const;

/** A press fills the bonus in; under it is when the bond is then repaid. */
function UsualBonuses({ result: { inputs } }: Pick<Shown<unknown, Payoff>, "result">) {
  const { values, enter } = useNumbersOfPage();
  const bonus = "annualExtra.amount";
  const done = (amount: number) => {
    const plan = payoffResult({ ...inputs, annualExtra: { ...inputs.annualExtra, amount } });
    if (plan.neverRepaid) return "never";
    return plan.payoffMonth ? shortMonth(`${plan.payoffMonth}-01`) : "at once";
  };
  return (
    <AmountsToPress
      label="A bonus once a year, with when you are done"
      lead={
        <>
          Bonus a year
          <br />
          and done
        </>
      }
      verb="is done in"
      amounts={usualBonuses.map((amount) => ({
        name: rand(amount),
        words: done(amount),
        pressed: values[bonus] === amount,
        onPress: () => enter({ [bonus]: values[bonus] === amount ? 0 : amount }),
      }))}
    />
  );
}

/** The page of Pay off sooner. */
export const Page = pageOf(payOffSooner);

/** The months until it is repaid, for which the monthly extra gives way. */
const howLong = (balance: number): Wanted<{ monthlyExtra: number }, Payoff> => ({
  wanted: "up to",
  of: ({ result }) => result.months ?? Number.POSITIVE_INFINITY,
  gives: { monthlyExtra: { a: "a monthly extra", find: "least", high: balance } },
});

type Contract = Pick<
  Shown<{ balance: number; interestRate: number; remainingMonths: number }, Payoff>,
  "values" | "context"
>;

const contractInstalment = ({ values, context }: Contract) =>
  monthlyPayment(
    values.balance,
    monthlyRateBy(context.convention, values.interestRate),
    values.remainingMonths,
  );

/** The longest time that is left of a bond, in months. */
const longestRemaining = 480;

/** The furthest month that a field takes, counted from this one. */
const furthest = 50 * 12;

/** What is wrong with the month of the first instalment, in words, or nothing. */
function firstInstalmentProblem({ inputs }: Payoff, today: string): string | undefined {
  const ahead = monthsBetween(monthOf(today), inputs.firstInstalment);
  return ahead < 0 || ahead > furthest
    ? `Choose a month from ${longMonth(monthOf(today))} to 50 years on.`
    : undefined;
}

type GoalValues = { "goal.kind": string; "goal.month": string; "goal.interestSaved": number };

function goalOf(values: GoalValues): PayoffGoal | undefined {
  const { "goal.kind": kind, "goal.month": month, "goal.interestSaved": interestSaved } = values;
  if (kind === "date") return isUsableMonth(month) ? { kind, month } : undefined;
  return kind === "interest" && interestSaved > 0 ? { kind, interestSaved } : undefined;
}

/** What to pay each month for the goal, right under it, and a button that does so. */
function Goal({ result }: { result: Payoff }) {
  const { enter } = useNumbersOfPage();
  const words = goalWords(result);
  const extra = result.goal?.monthlyExtra;
  if (words === undefined) return null;
  return (
    <Notice tone={extra === undefined ? "plain" : "good"}>
      <p>{words}</p>
      {extra !== undefined && extra > 0 && extra !== result.inputs.monthlyExtra && (
        <div>
          <Button onClick={() => enter({ monthlyExtra: extra })}>Use this amount</Button>
        </div>
      )}
    </Notice>
  );
}
