import { isUsableMonth } from "#calculations/calendar/months.ts";
import type { SaveForADepositResult } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import type { AnswerFigure } from "#web/answer-page/described.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand, randBetween } from "#web/format/rand.ts";

type Values = {
  byMonth: string;
  savedNow: number;
  monthlySaving: number;
  otherCash: number;
  subsidy: number;
};

const said = (figure: string, sentence: string) => ({ figure, sentence });

/**
 * The answer in a sentence: how much a month where a month is given, else how long. On a phone each is of two lines while the saving
 * is typed: with a third, its field would move.
 */
export const depositSentence = (result: SaveForADepositResult, values: Values) =>
  result.needThen === undefined ? howLong(result, values) : perMonth(result, result.needThen, values);

function howLong(result: SaveForADepositResult, { savedNow, monthlySaving }: Values) {
  const { needToday, months, month, saved = 0, holdsNextMonth } = result;
  const short = holdsNextMonth
    ? ""
    : ". A month later the costs pass a step of the tariffs, and you would be short again";
  if (needToday <= 0) return said("Nothing", "to save: the subsidy pays for all of it");
  if (months === 0)
    return said(rand(saved), `is enough today: you need ${rand(needToday)} for ${purpose(result)}${short}`);
  if (months !== undefined && month !== undefined)
    return said(payoffTime(months), `until you have ${purpose(result)}, in ${longMonth(month)}${short}`);
  if (savedNow === 0 && monthlySaving === 0)
    return said(rand(needToday), "is needed today. Enter what you save a month");
  const last = result.rows.at(-1);
  const then = last ? `: you would have ${rand(last.saved)} of ${rand(last.need)}` : "";
  return said("Not within 50 years", `at ${rand(monthlySaving)} a month${then}`);
}

function perMonth({ monthlyNeeded }: SaveForADepositResult, needThen: number, values: Values) {
  const by = longMonth(values.byMonth);
  if (monthlyNeeded === undefined)
    return said(
      rand(needThen - values.savedNow),
      `is still missing, and ${by} is this month: choose a later one`,
    );
  if (monthlyNeeded === 0)
    return said(
      "Nothing more",
      `to save each month: what you have is enough by ${by}, when you need ${rand(needThen)}`,
    );
  return said(rand(monthlyNeeded), `a month to have the ${rand(needThen)} that you need by ${by}`);
}

/** When one has what is needed, in a sentence. */
export const haveItAfter = (months: number): string =>
  `you have it ${months === 0 ? "today" : `after ${payoffTime(months)}`}`;

/** What the money is for. */
function purpose({ depositToday, costsToday }: SaveForADepositResult): string {
  if (depositToday > 0) return costsToday > 0 ? "the deposit and all costs" : "the deposit";
  return costsToday > 0 ? "all costs" : "what you need";
}

/** What is needed and what pays for it; where a month is given, when today's pace gets there. */
export function depositCards(result: SaveForADepositResult, values: Values): readonly AnswerFigure[] {
  const { needToday, depositToday, costsToday, needThen, need, months, month } = result;
  const { deposit = 0, costs = 0, ownMoney = 0, saved = 0, tax } = result;
  const today = {
    label: "Needed today",
    value: rand(needToday),
    note: needParts(depositToday, costsToday, values),
  };
  const reached = need !== undefined && month !== undefined && months !== undefined;
  if (needThen !== undefined) {
    const then = { label: `Needed in ${longMonth(values.byMonth)}`, value: rand(needThen) };
    if (!reached || months === 0) return [today, then];
    const pace = `At ${rand(values.monthlySaving)} a month`;
    return [today, then, { label: pace, value: longMonth(month), note: `in ${payoffTime(months)}` }];
  }
  if (!reached || months === 0) return [today];
  return [
    { label: "Your own money", value: rand(ownMoney) },
    {
      label: "Interest",
      value: `+ ${rand(randBetween(ownMoney, saved))}`,
      ...(tax && { note: `after ${rand(tax)} of tax` }),
    },
    {
      label: `Saved by ${longMonth(month)}`,
      value: rand(saved),
      note: `you need ${rand(need)}: ${needParts(deposit, costs, values)}`,
      strong: true,
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
