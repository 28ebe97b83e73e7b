import { isUsableMonth, monthsBetween } from "#calculations/calendar/months.ts";
import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";

/** What is owed in rand after so many instalments, with the instalment alone and with all that is paid in and drawn. */
export type OwedPoint = { month: number; alone: number; withExtra: number };

/** How long the picture is, in months: until both are repaid, or for the contract's term where one never is. */
const curveMonths = ({ rows, baseMonths, neverRepaid }: PayOffSoonerResult, remaining: number): number =>
  Math.max(baseMonths ?? remaining, neverRepaid ? remaining : rows.length);

/** Both balances at the start, each year, before and after each dated amount, and at the end. */
export function owedPoints(
  result: PayOffSoonerResult,
  { balance, remainingMonths, dated }: { balance: number; remainingMonths: number; dated: readonly number[] },
): OwedPoint[] {
  const last = curveMonths(result, remainingMonths);
  const years = Array.from({ length: Math.floor(last / 12) + 1 }, (_, year) => year * 12);
  const ends = [result.months, result.baseMonths, last].filter((month) => month !== undefined);
  const wanted = [...years, ...ends, ...dated.flatMap((month) => [month - 1, month])];
  const owed = (balances: readonly number[], month: number) =>
    month === 0 ? balance : (balances[month - 1] ?? 0);
  const withExtra = result.rows.map((row) => row.balance);
  return [...new Set(wanted)]
    .filter((month) => month >= 0 && month <= last)
    .sort((a, b) => a - b)
    .map((month) => ({
      month,
      alone: owed(result.baseBalances, month),
      withExtra: owed(withExtra, month),
    }));
}

/** The instalments, counted from 1, that dated amounts follow. */
export const paymentsOf = (amounts: readonly { month: string; amount: number }[], first: string): number[] =>
  amounts
    .filter(({ month, amount }) => isUsableMonth(month) && amount > 0)
    .map(({ month }) => monthsBetween(first, month) + 1)
    .filter((payment) => payment >= 1);
