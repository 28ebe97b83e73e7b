import { useContext } from "react";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { interestExemptionTable } from "#calculations/income-tax/income-tax.table.ts";
import { priceGrowthTable, savingsRateTable } from "#calculations/tools/market-defaults.table.ts";
import { longestSaving } from "#calculations/tools/save-for-a-deposit/monthly-need.ts";
import {
  type DepositRow,
  type SaveForADepositResult,
  saveForADeposit as saveForADepositResult,
} from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { saveForADepositDefaults as ours } from "#calculations/tools/tool-defaults.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { useStillUnderDoor } from "#web/answer-page/curve-range.ts";
import { CurvesChart } from "#web/answer-page/curves-chart.tsx";
import { described, type Shown, type Wanted } from "#web/answer-page/described.ts";
import { growth, input, money, month, rate, share, tick } from "#web/answer-page/fields.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Schedule } from "#web/answer-page/schedule-table.tsx";
import { Part } from "#web/components/part/part.tsx";
import {
  csvRows,
  minor,
  randColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { day, longMonth, shortMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { AmountsToPress } from "../amounts-to-press/amounts-to-press.tsx";
import { initiationPaid, marginalRate, SubsidyHint } from "../asked-often.tsx";
import { chosenToSave, costDates, marketDate } from "../assumed.ts";
import { assumptions } from "./save-for-a-deposit.content.ts";
import { byMonthProblem, depositCards, depositSentence, haveItAfter } from "./save-for-a-deposit.words.ts";

const { interestExemption, interestExemptionFrom65, from: exemptSince = "" } = interestExemptionTable;

/** Where the saving is not to change: a smaller deposit, or a cheaper home. */
const lessHome = {
  depositPercent: { a: "a deposit", find: "most" },
  price: { a: "a price", find: "most" },
} as const;

/** The months until enough is saved, for which the monthly saving gives way, or what is bought. */
const whenItIsSaved: Wanted<Gives, Pick<SaveForADepositResult, "months">> = {
  wanted: "up to",
  of: ({ result }) => result.months ?? Number.POSITIVE_INFINITY,
  gives: { monthlySaving: { a: "a monthly saving", find: "least" }, ...lessHome },
};

type Gives = { monthlySaving: number } & Record<keyof typeof lessHome, number>;

/** How long until a deposit and all costs of buying are saved, or how much a month. */
export const saveForADeposit = described({
  id: "save-for-a-deposit",
  asks: {
    main: {
      monthlySaving: money("You save a month", {
        default: ours.monthlySaving,
        slider: { min: 0, max: 20_000, step: 500, ticks: [0, 5_000, 10_000, 15_000, 20_000] },
      }),
      price: input("purchasePrice", "Price of the home today", { slider: undefined }),
      depositPercent: share("Deposit (% of the price)", { default: ours.depositPercent }),
      savedNow: money("Saved so far", { default: ours.savedNow, startsEmpty: true }),
      byMonth: month("You want to buy in (optional)", { hint: "Then you see how much a month it takes." }),
      withCosts: tick("Include the costs of buying", ours.withCosts),
    },
    more: {
      priceGrowth: growth("Growth of home prices a year", {
        default: ours.priceGrowth,
        hint: "Nobody knows it: try 0 too.",
      }),
      initiationPaid: initiationPaid("The bank’s initiation fee", ours.initiationPaid),
      otherCash: money("Other cash that you need", {
        default: ours.otherCash,
        hint: "Moving, connections and the first month.",
      }),
      subsidy: money("First Home Finance subsidy", {
        default: ours.subsidy,
        startsEmpty: true,
        hint: <SubsidyHint />,
      }),
      savingRise: growth("You save more each year by", { default: ours.savingRise }),
      savingsRate: rate("Interest on your savings a year", { default: ours.savingsRate }),
      taxPercent: marginalRate(
        "Income tax on the interest",
        ours.taxPercent,
        "None",
        "Choose “None” for a tax-free savings account. Otherwise choose the tax rate on the top part of your income.",
      ),
      interestExemption: money("Interest free of tax a year", {
        default: ours.interestExemption,
        hint: `${rand(interestExemption)}, or ${rand(interestExemptionFrom65)} from age 65: the same since ${day(exemptSince)}.`,
      }),
    },
  },
  calculate: ({ taxPercent, ...values }, { today, figures }) => {
    const plan = { ...values, taxPercent: Number(taxPercent), today };
    const atThisPace = saveForADepositResult(plan, figures);
    // Where a month is wanted, picture and table are of what the answer asks for.
    const { monthlyNeeded: monthlySaving = values.monthlySaving } = atThisPace;
    const drawn =
      monthlySaving === values.monthlySaving
        ? atThisPace
        : saveForADepositResult({ ...plan, monthlySaving }, figures);
    return { ...atThisPace, drawn: { ...drawn, monthlySaving } };
  },
  errors: { byMonth: ({ values, result }) => byMonthProblem(values.byMonth, result.needThen) },
  answer: (result, values) => ({
    ...(values.price > 0 ? depositSentence(result, values) : { figure: undefined, sentence: "" }),
    problem: "Enter a purchase price to see how long it takes.",
    cards: depositCards(result, values),
  }),
  Under: AmountsToSave,
  curve: ({ values: { byMonth }, result: { needThen } }) =>
    needThen === undefined
      ? {
          name: "Time to save",
          of: (result) => Math.min(result().months ?? longestDrawn, longestDrawn),
          // Where little is saved, a little more shortens the time by years.
          parts: { monthlySaving: 80 },
        }
      : { name: `A month until ${longMonth(byMonth)}`, of: (result) => result().monthlyNeeded ?? 0 },
  unknown: ({ result: { needThen } }) =>
    needThen === undefined
      ? { ask: "When you want it", kind: "months", says: haveItAfter, ...whenItIsSaved }
      : {
          ask: "What you can save a month",
          wanted: "up to",
          of: ({ result }) => result.monthlyNeeded ?? Number.POSITIVE_INFINITY,
          says: (saving) => `you need to save ${rand(saving)} a month`,
          gives: lessHome,
        },
  door: ({ result: { needThen }, context: { today } }) =>
    needThen === undefined
      ? whenItIsSaved
      : { enters: (months) => ({ byMonth: monthAfter(monthOf(today), months) }) },
  pictureFirst: true,
  movedBy: "monthlySaving",
  picture: ({ result: { drawn }, context: { today } }) => <SavedAndNeeded {...drawn} today={today} />,
  Below: ({ result: { drawn }, context: { today } }) =>
    drawn.rows.length > 1 && <SavingsTable rows={drawn.rows} today={today} />,
  assumptions,
  chosen: chosenToSave,
  dates: ({ context: { figures, today } }) => [
    ...costDates(figures, today),
    marketDate("growth of prices", priceGrowthTable),
    marketDate("rate on savings", savingsRateTable),
    marketDate("interest free of tax", interestExemptionTable),
  ],
  contact: "Get Property Financing Help",
  takes: ({ need, needToday, months }, { price, monthlySaving }) => ({
    price,
    needed: need ?? needToday,
    monthlySaving,
    ...(months !== undefined && { months }),
  }),
});

/** In rand a month. */
const usualSavings = [5_000, 10_000, 15_000];

type Plan = Omit<Parameters<typeof saveForADepositResult>[0], "taxPercent" | "today"> & {
  taxPercent: string;
  byMonth: string;
};

/** A press fills the amount in; under it is when one may buy then. */
function AmountsToSave({ answered, values, context: { today, figures } }: Shown<Plan, unknown>) {
  const { enter } = useNumbersOfPage();
  const boughtIn = (monthlySaving: number) => {
    if (!answered) return "–";
    const taxPercent = Number(values.taxPercent);
    const plan = { ...values, taxPercent, today, byMonth: "", monthlySaving };
    const { month } = saveForADepositResult(plan, figures);
    return month ? shortMonth(`${month}-01`) : "never";
  };
  return (
    <AmountsToPress
      label="Saved a month, with when you can buy"
      lead={
        <>
          Save a month
          <br />
          and buy in
        </>
      }
      verb="a month: you can buy in"
      amounts={usualSavings.map((monthlySaving) => ({
        name: rand(monthlySaving),
        words: boughtIn(monthlySaving),
        pressed: values.byMonth === "" && values.monthlySaving === monthlySaving,
        onPress: () => enter({ monthlySaving, byMonth: "" }),
      }))}
    />
  );
}

/** In months. A small saving takes so much longer that the times one could wait would lie flat on the ground. */
const longestDrawn = 240;

/** The page of Save for a deposit. */
export const Page = pageOf(saveForADeposit);

/** More stops than these are too close together to be read. */
const mostStops = 60;
/** Up to this many months the axis counts months, then years. */
const longestInMonths = 24;

/** What the door says where enough is never saved. */
const notReached = "Not within 50 years";

/** Over the crossing, for the two lines on it on a phone; over where the door may be moved to, at least so much. */
const [roomForWords, leastRoom] = [1.3, 1.2];

type SavedAndNeededProps = SaveForADepositResult & { monthlySaving: number; today: string };

/** What is saved and what is needed, until the one reaches the other. */
function SavedAndNeeded({ today, monthlySaving, months, month, need, ...plan }: SavedAndNeededProps) {
  // What is enough today is drawn as it is for a month.
  const rows = months === 0 ? plan.rows.flatMap((row) => [row, { ...row, monthNumber: 1 }]) : plan.rows;
  const last = rows.length - 1;
  const onMove = useContext(MoveDoor);
  const room = useStillUnderDoor(roomFor(rows, months));
  const inMonths = room.months <= longestInMonths;
  const every = Math.ceil(rows.length / mostStops);
  const across = (monthNumber: number) => (inMonths ? monthNumber : monthNumber / 12);
  const end = rows[last]!;
  const reached = months !== undefined && month !== undefined && need !== undefined;
  const [label, when] = reached
    ? [longMonth(month), `You can buy in ${longMonth(month)}`]
    : [notReached, notReached];
  return (
    <CurvesChart
      id="savings"
      title="Your savings and what you need"
      caption={
        // In one line on a phone: the door under it stays where the finger is.
        reached
          ? `You need ${rand(need)}${months === 0 ? ", and have it today" : ` by ${longMonth(month)}`}.`
          : `In 50 years you need ${rand(end.need)}.`
      }
      curves={[{ name: "Saved" }, { name: "Needed", dashed: true }]}
      stops={rows
        .filter(({ monthNumber }) => monthNumber % every === 0 || monthNumber === last)
        .map((row) => ({
          x: across(row.monthNumber),
          name: longMonth(monthOfRow(row, today)),
          heights: [row.saved, row.need],
        }))}
      x={{ format: String, unit: inMonths ? "Month" : "Year" }}
      filled
      room={{ x: across(room.months), height: room.height }}
      mark={
        months !== 0 && (reached || onMove)
          ? {
              x: across(last),
              height: Math.max(end.saved, end.need),
              label,
              door: onMove
                ? {
                    ...{ label: "When you can buy", onMove, months: last, last: room.months },
                    hint: "Drag the door to when you want to buy.",
                    says: `${rand(monthlySaving)} a month`,
                    words: `${when}: ${rand(monthlySaving)} a month`,
                  }
                : true,
            }
          : undefined
      }
    />
  );
}

/** Room for the door to be moved to later than now, and for what is needed by then; where enough is never saved it is at the end. */
function roomFor(rows: readonly DepositRow[], months: number | undefined) {
  // Where nothing is needed the axis has round amounts.
  if (months === 0) return { months: 1, height: 1_000 };
  const [{ need: first }, { need: last, saved }] = [rows[0]!, rows.at(-1)!];
  const height = roomForWords * Math.max(last, saved);
  if (months === undefined) return { months: longestSaving, height };
  const enough = Math.ceil(1.2 * months + 1);
  const whole = enough > longestInMonths ? Math.min(longestSaving, 12 * Math.ceil(enough / 12)) : enough;
  return {
    months: whole,
    height: Math.max(height, leastRoom * last * (last / first) ** (whole / months - 1)),
  };
}

/** What only the file has room for: of what the money needed is made. */
const more: readonly SavedColumn<DepositRow>[] = [
  randColumn("Deposit", ({ deposit }) => deposit),
  randColumn("Costs of buying", ({ costs }) => costs),
];

type SavingsTableProps = { rows: readonly DepositRow[]; today: string };

/** What is saved and needed year by year or month by month, for reading and for a spreadsheet. */
function SavingsTable({ rows, today }: SavingsTableProps) {
  const columns = columnsFrom(today);
  const last = rows.length - 1;
  const years = rows.filter(({ monthNumber }) => monthNumber % 12 === 0 || monthNumber === last);
  const file = (shown: readonly DepositRow[]) => () => csvRows([...columns, ...more], shown);
  const table = { columns, rowKey: ({ monthNumber }: DepositRow) => monthNumber, rowsName: "Months" };
  return (
    <Part
      leads
      standsOpen
      title="Your savings over time"
      result={`${rand(rows[last]!.saved)} saved by ${longMonth(monthOfRow(rows[last]!, today))}`}
    >
      <Schedule
        name="savings"
        file="save-for-a-deposit"
        first="yearly"
        rows={{ monthly: file(rows), yearly: file(years) }}
        monthly={{ ...table, caption: "Savings by month", rows }}
        yearly={{ ...table, caption: "Savings by year", rows: years }}
      />
    </Part>
  );
}

/** Counted from this month. */
const monthOfRow = ({ monthNumber }: DepositRow, today: string) => monthAfter(monthOf(today), monthNumber);

function columnsFrom(today: string): readonly SavedColumn<DepositRow>[] {
  const month = (row: DepositRow) => monthOfRow(row, today);
  return [
    wordsColumn("Month", month, { shown: (row) => longMonth(month(row)) }),
    randColumn("Saved", ({ saved }) => saved),
    randColumn("Your own money", ({ ownMoney }) => ownMoney, minor),
    randColumn("Interest", ({ interest }) => interest, minor),
    randColumn("Tax", ({ tax }) => tax, minor),
    randColumn("Needed", ({ need }) => need),
    randColumn("Price of the home", ({ price }) => price, minor),
  ];
}
