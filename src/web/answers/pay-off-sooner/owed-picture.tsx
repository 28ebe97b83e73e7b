import { useContext } from "react";
import { isUsableMonth, monthAfter, monthsBetween } from "#calculations/calendar/months.ts";
import type { DatedAmount } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { OwedChart, type OwedPoint } from "#web/components/chart/owed-chart.tsx";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand, randBetween } from "#web/format/rand.ts";
import type { Payoff } from "./pay-off-sooner.words.ts";

/** What is owed over the years, with the instalment alone and as planned; lump sums, withdrawals and the end are marked. */
export function OwedPicture({ result, kept }: { result: Payoff; kept: Payoff | undefined }) {
  const { rows, months, payoffMonth: end, inputs } = result;
  const points = owedPoints(result);
  const steps = rows.filter(({ lump }) => lump > 0);
  const onMove = useContext(MoveDoor);
  const extra = result.totalExtra >= 0.5;
  return (
    <OwedChart
      id="owed-with-extras"
      label="What is still owed"
      caption={caption(result)}
      points={points}
      kept={kept && owedPoints(kept)}
      both={extra}
      readingOf={({ month, without, withExtra }) => ({
        amounts: extra ? [withExtra, without] : [withExtra],
        name: month === 0 ? "Today" : `After ${payoffTime(month)}`,
        words: extra ? `With extra ${rand(withExtra)}, Without ${rand(without)}` : rand(withExtra),
      })}
      end={months}
      lines={end === undefined ? [] : ["Yours in", longMonth(end)]}
      from={monthAfter(inputs.firstInstalment, -1)}
      door={
        onMove && end
          ? {
              ...{ label: "When the bond is repaid", onMove },
              hint: "Drag the door to when you want to be done.",
              says: `${rand(inputs.monthlyExtra)} extra`,
              words: `Paid off in ${longMonth(end)}: ${rand(inputs.monthlyExtra)} more a month`,
            }
          : undefined
      }
      between="stairs"
      drawn={withSteps(points, steps, result)}
      steps={steps.map(({ paymentNumber, balance, lump }) => [paymentNumber, balance + lump, balance])}
      dots={datedPayments(result)
        .filter((month) => month < rows.length)
        .map((month) => ({ month, amount: rows[month - 1]!.balance, lines: lumpOf(result, month) }))}
    />
  );
}

/** "R1 391 234 after 9 years, R57 893 less than without the extra" */
export function owedHalfway(result: Payoff): string {
  const points = owedPoints(result);
  const { month, without, withExtra } = points[Math.floor(points.length / 2)]!;
  const owed = `${rand(withExtra)} after ${payoffTime(month)}`;
  const less = randBetween(withExtra, without);
  return less > 0 ? `${owed}, ${rand(less)} less than without the extra` : owed;
}

/** In stairs, a step each year: what is owed stays until its end. Each lump sum and each bonus makes its step deeper. */
function withSteps(points: readonly OwedPoint[], steps: Payoff["rows"], { baseBalances }: Payoff) {
  const corners = steps.flatMap(({ paymentNumber: month, balance, lump }) => {
    const without = baseBalances[month - 1] ?? 0;
    return [balance + lump, balance].map((withExtra) => ({ month, without, withExtra }));
  });
  const cornered = new Set(steps.map(({ paymentNumber }) => paymentNumber));
  const all = [...points.filter(({ month }) => !cornered.has(month)), ...corners].sort(
    (a, b) => a.month - b.month,
  );
  return all.flatMap((point, place) => [{ ...(all[place - 1] ?? point), month: point.month }, point]);
}

/** What is paid in at once with an instalment, and its month. */
function lumpOf({ rows, inputs }: Payoff, payment: number): string[] {
  const { lump } = rows[payment - 1]!;
  return lump > 0 ? [rand(lump), longMonth(monthAfter(inputs.firstInstalment, payment - 1))] : [];
}

/** What the door has no part in: while it is moved, the caption stays. */
function caption({ months, baseMonths, inputs }: Payoff): string {
  if (months === undefined) return "The debt never ends: what you pay does not keep up with the interest.";
  return baseMonths
    ? `The instalment alone takes until ${longMonth(monthAfter(inputs.firstInstalment, baseMonths - 1))}.`
    : "The instalment alone never repays the bond.";
}

/** Both balances at the start, each year, before and after each dated amount, and at the end. */
export function owedPoints(result: Payoff): OwedPoint[] {
  const { rows, months, baseMonths, baseBalances, neverRepaid, inputs } = result;
  // Until both are repaid, or for the contract's term where one never is.
  const last = Math.max(
    baseMonths ?? inputs.remainingMonths,
    neverRepaid ? inputs.remainingMonths : rows.length,
  );
  const years = Array.from({ length: Math.floor(last / 12) + 1 }, (_, year) => year * 12);
  const ends = [months, baseMonths, last].filter((month) => month !== undefined);
  const wanted = [...years, ...ends, ...datedPayments(result).flatMap((month) => [month - 1, month])];
  const owed = (balance: number | undefined, month: number) =>
    month === 0 ? inputs.balance : (balance ?? 0);
  return [...new Set(wanted)]
    .filter((month) => month >= 0 && month <= last)
    .sort((a, b) => a - b)
    .map((month) => ({
      month,
      without: owed(baseBalances[month - 1], month),
      withExtra: owed(rows[month - 1]?.balance, month),
    }));
}

/** The instalments, counted from 1, that lump sums and withdrawals follow. */
const datedPayments = ({ inputs: { lumpSums, withdrawals, firstInstalment } }: Payoff): number[] =>
  [...lumpSums, ...withdrawals]
    .filter(({ month, amount }: DatedAmount) => isUsableMonth(month) && amount > 0)
    .map(({ month }) => monthsBetween(firstInstalment, month) + 1)
    .filter((payment) => payment >= 1);
