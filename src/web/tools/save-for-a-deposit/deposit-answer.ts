import { isUsableMonth } from "#calculations/calendar/months.ts";
import type { SaveForADepositResult } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import type { ToolFigure } from "../tool.ts";
import type { ToolValues } from "../tool-fields.ts";
import type { saveForADepositFields } from "./save-for-a-deposit.fields.ts";

type Values = ToolValues<typeof saveForADepositFields>;
type Said = { figure: string; sentence: string };

/** The answer in a sentence: how much a month where a month is given, else how long. */
export function depositSentence(result: SaveForADepositResult, values: Values): Said {
  if (result.needThen !== undefined) return perMonth(result, result.needThen, values);
  return howLong(result, values);
}

function howLong(result: SaveForADepositResult, values: Values): Said {
  const { needToday, months, month, holdsNextMonth } = result;
  const short = holdsNextMonth
    ? ""
    : ". A month later the costs pass a step of the tariffs, and you would be short again";
  if (needToday <= 0) return { figure: "Nothing", sentence: "to save: the subsidy pays for all of it" };
  if (months === 0)
    return {
      figure: rand(result.saved ?? 0),
      sentence: `is enough today: you need ${rand(needToday)} for ${purpose(result)}${short}`,
    };
  if (months !== undefined && month !== undefined)
    return {
      figure: payoffTime(months),
      sentence: `until you have ${purpose(result)}, in ${longMonth(month)}${short}`,
    };
  if (values.savedNow === 0 && values.monthlySaving === 0)
    return {
      figure: rand(needToday),
      sentence: `is what you would need today for ${purpose(result)}. Enter what you save to see when you have it`,
    };
  return { figure: "Not within 50 years", sentence: whyNever(result, values) };
}

function perMonth(result: SaveForADepositResult, needThen: number, values: Values): Said {
  const { monthlyNeeded } = result;
  const by = longMonth(values.byMonth);
  if (monthlyNeeded === undefined)
    return {
      figure: rand(needThen - values.savedNow),
      sentence: `is still missing, and ${by} is this month: choose a later one`,
    };
  if (monthlyNeeded === 0)
    return {
      figure: "Nothing more",
      sentence: `to save each month: what you have is enough by ${by}, when you need ${rand(needThen)}`,
    };
  return {
    figure: rand(monthlyNeeded),
    sentence: `a month to have the ${rand(needThen)} that you need by ${by}`,
  };
}

function whyNever({ rows }: SaveForADepositResult, { monthlySaving }: Values): string {
  const last = rows.at(-1);
  const then = last ? `: by then you would have ${rand(last.saved)} and need ${rand(last.need)}` : "";
  return `at ${rand(monthlySaving)} a month${then}`;
}

/** What the money is for. */
function purpose({ depositToday, costsToday }: SaveForADepositResult): string {
  if (depositToday > 0) return costsToday > 0 ? "the deposit and all costs" : "the deposit";
  return costsToday > 0 ? "all costs" : "what you need";
}

/** What is needed and what pays for it; where a month is given, when today's pace gets there. */
export function depositCards(result: SaveForADepositResult, values: Values): readonly ToolFigure[] {
  const { needThen, need, deposit, costs, months, month, ownMoney, interest, tax } = result;
  const today = {
    label: "Needed today",
    value: rand(result.needToday),
    note: needParts(result.depositToday, result.costsToday, values),
  };
  const reached = need !== undefined && month !== undefined && months !== undefined;
  if (needThen !== undefined)
    return [
      today,
      { label: `Needed in ${longMonth(values.byMonth)}`, value: rand(needThen) },
      ...(reached && months > 0
        ? [
            {
              label: `At ${rand(values.monthlySaving)} a month`,
              value: longMonth(month),
              note: `in ${payoffTime(months)}`,
            },
          ]
        : []),
    ];
  if (!reached || months === 0) return [today];
  return [
    {
      label: `Needed in ${longMonth(month)}`,
      value: rand(need),
      note: needParts(deposit ?? 0, costs ?? 0, values),
    },
    { label: "Your own money", value: rand(ownMoney ?? 0) },
    {
      label: "Interest",
      value: rand(interest ?? 0),
      ...(tax && { note: `of which ${rand(tax)} goes to tax` }),
    },
  ];
}

function needParts(deposit: number, costs: number, { otherCash, subsidy }: Values): string {
  const parts: readonly [number, string][] = [
    [deposit, "deposit"],
    [costs, "costs"],
    [otherCash, "other"],
  ];
  const written = parts.filter(([amount]) => amount > 0).map(([amount, name]) => `${name} ${rand(amount)}`);
  return `${written.join(", ")}${subsidy > 0 ? `, less the subsidy of ${rand(subsidy)}` : ""}`;
}

/** What is wrong with the month in the field, or nothing; for a month that counts it is known what is needed. */
export function byMonthProblem(byMonth: string, needThen: number | undefined): string | undefined {
  if (byMonth === "" || needThen !== undefined) return undefined;
  return isUsableMonth(byMonth)
    ? "Choose a month from this one to 50 years ahead."
    : "Write the month as year and month: 2028-12.";
}
