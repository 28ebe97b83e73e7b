import { monthAfter, monthOf } from "../../calendar/months.ts";
import type { CostFigures } from "../../figures/figures.ts";
import { type DepositTarget, depositTarget } from "./deposit-target.ts";
import { longestSaving, monthlyNeed, type SaveForADepositInputs } from "./monthly-need.ts";
import { growingSavings, type Savings } from "./savings.ts";

/** A month, counted from 0 for this one, with what is needed and what is saved then, in rand. */
export type DepositRow = DepositTarget & Savings & { readonly monthNumber: number };

/** The first month in which enough is saved, and how much; YYYY-MM, rand. */
type DepositDone = DepositTarget &
  Savings & {
    readonly months: number;
    readonly month: string;
    /** Whether it is still enough a month later: the target jumps when the price passes a step of a tariff. */
    readonly holdsNextMonth: boolean;
  };

/** When the deposit is saved, and how much a month it takes to have it by a given month; in rand. */
export type SaveForADepositResult = Partial<DepositDone> & {
  readonly needToday: number;
  readonly depositToday: number;
  readonly costsToday: number;
  /** Needed in the chosen month; undefined unless that is this month or within fifty years. */
  readonly needThen?: number;
  /** The lowest monthly saving in whole rand; undefined for this month, unless there is enough already. */
  readonly monthlyNeeded?: number;
  /** Month by month until the deposit is saved, or for fifty years if it never is. */
  readonly rows: readonly DepositRow[];
};

const isDone = ({ saved, need }: DepositRow): boolean => saved >= need;

/** The months until the deposit is saved, at most fifty years, and one more. */
const rowsUntilDone = (inputs: SaveForADepositInputs, figures: CostFigures) => {
  const savings = growingSavings(inputs);
  const rowOf = (monthNumber: number): DepositRow => ({
    monthNumber,
    ...depositTarget(inputs, monthNumber, figures),
    ...savings.now(),
  });
  const rows: DepositRow[] = [];
  let row = rowOf(0);
  while (rows.push(row) <= longestSaving && !isDone(row)) {
    savings.addMonth();
    row = rowOf(rows.length);
  }
  savings.addMonth();
  return { rows, done: isDone(row) ? row : undefined, after: rowOf(rows.length) };
};

/**
 * How long until a deposit, and all costs of buying, are saved; and how much a month it takes to have it by `byMonth`.
 *
 * The answer is the first month 0, 1, 2 … 600 in which savings after tax reach what is needed at the price of that month.
 * After 600 months there is no answer: the target grows faster than the savings. `today` must be a date.
 * Sources: the tables of the figures, and of the interest exemption.
 */
export const saveForADeposit = (
  inputs: SaveForADepositInputs,
  figures: CostFigures,
): SaveForADepositResult => {
  const today = depositTarget(inputs, 0, figures);
  const { rows, done, after } = rowsUntilDone(inputs, figures);
  const reached = done && {
    price: done.price,
    deposit: done.deposit,
    costs: done.costs,
    need: done.need,
    saved: done.saved,
    ownMoney: done.ownMoney,
    interest: done.interest,
    tax: done.tax,
    months: done.monthNumber,
    month: monthAfter(monthOf(inputs.today), done.monthNumber),
    holdsNextMonth: isDone(after),
  };
  return {
    needToday: today.need,
    depositToday: today.deposit,
    costsToday: today.costs,
    ...reached,
    ...monthlyNeed(inputs, figures),
    rows,
  };
};
