import { leastWhole } from "#calculations/bisection/bisection.ts";
import type { CostFigures } from "#calculations/figures/figures.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { cancellationCostsTable } from "#calculations/tools/switch-your-bond/early-settlement.table.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { pointsText } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { type Bond, paidOffWithExtra, type WayId } from "./extra.ts";

/** One way to pay less, and the interest that it saves by itself over the years left; less than 0 where it costs more. */
export type Way = { id: WayId; name: string; saved: number; note: string };

/** What moving a bond to another bank costs in rand, without the interest of a missing notice. */
export const costOfMoving = (loan: number, date: string, figures: CostFigures): number =>
  costBreakdown({ purchasePrice: 0, loanAmount: loan, date, figures }).grandTotal +
  cancellationCostsTable.cancellationCosts;

/** The seven ways that can be worked out for a bond, as banks count: those of the chapter's bond with the largest first. */
export function waysToPayLess(bond: Bond, date: string, figures: CostFigures): Way[] {
  const { owed, rate, years, extra, lumpSum, lowerBy } = bond;
  const lowerRate = Math.max(0, rate - lowerBy);
  const instalment = monthlyPayment(owed, rate / 1200, years * 12);
  const lowerInstalment = monthlyPayment(owed, lowerRate / 1200, years * 12);
  const longerTerm = years + 10;
  const lower = Number(lowerBy.toFixed(3));
  function paidIn(monthly: number, once = 0, of = bond) {
    const {
      interestSaved = 0,
      months = 0,
      monthsSaved = 0,
    } = paidOffWithExtra({ ...of, extra: monthly }, date, once);
    const note =
      monthsSaved > 0
        ? `The home is yours after ${payoffTime(months)} instead of ${payoffTime(months + monthsSaved)}.`
        : "Enter what you owe and what you would pay in.";
    return { saved: interestSaved, note };
  }
  const lowerRateSaves = (instalment - lowerInstalment) * years * 12;
  const kept = paidIn(instalment - lowerInstalment, 0, { ...bond, rate: lowerRate });
  return [
    {
      id: "shorter-term",
      name: `${years} years rather than ${longerTerm}`,
      saved: monthlyPayment(owed, rate / 1200, longerTerm * 12) * longerTerm * 12 - instalment * years * 12,
      note: "Against the same bond over ten more years.",
    },
    { id: "thirteenth-instalment", name: "a 13th instalment each year", ...paidIn(instalment / 12) },
    { id: "extra-each-month", name: `${rand(extra)} more a month`, ...paidIn(extra) },
    {
      id: "keep-your-instalment",
      name: "paying the same when rates fall",
      ...kept,
      note: `Rates fall by ${pointsText(lowerBy)} at the start. ${kept.note}`,
    },
    {
      id: "better-rate",
      name: `a rate ${lower} points lower`,
      saved: lowerRateSaves,
      note: "From the first instalment on.",
    },
    { id: "early-lump-sum", name: `${rand(lumpSum)} paid in early, once`, ...paidIn(0, lumpSum) },
    {
      id: "refinance",
      name: `refinancing ${lower} points lower`,
      saved: owed > 0 ? lowerRateSaves - costOfMoving(owed, date, figures) : 0,
      note: "What the move costs is taken off.",
    },
  ];
}

/** The number of a way, where it has one of its own: its field, the steps in which its bar is pulled, and how far. */
export function ownNumberOf({ way, owed, rate, years }: Bond) {
  const instalment = monthlyPayment(owed, rate / 1200, years * 12);
  if (way === "shorter-term" || way === "thirteenth-instalment") return undefined;
  if (way === "extra-each-month") return { field: "extra", step: 100, most: instalment } as const;
  if (way === "early-lump-sum") return { field: "lumpSum", step: 1_000, most: owed } as const;
  return { field: "lowerBy", step: 0.25, most: Math.min(5, rate) } as const;
}

export type OwnNumber = NonNullable<ReturnType<typeof ownNumberOf>>;

/** The least of a way's own number, in its steps, with which it saves so much; the most where none does. */
export function numberThatSaves(
  wanted: number,
  { field, step, most }: OwnNumber,
  bond: Bond,
  date: string,
  figures: CostFigures,
): number {
  const steps = Math.ceil(most / step);
  const reaches = (many: number) =>
    waysToPayLess({ ...bond, [field]: many * step }, date, figures).find(({ id }) => id === bond.way)!
      .saved >= wanted;
  return step * (leastWhole(reaches, steps) ?? steps);
}

/** What the parts of the chapter say of the bond: what a shorter term saves, and what leaving the bank costs. */
export function leavingAmounts(bond: Bond, ways: readonly Way[], date: string, figures: CostFigures) {
  const { owed, rate } = bond;
  const costs = costBreakdown({ purchasePrice: 0, loanAmount: owed, date, figures });
  return {
    owed: rand(owed),
    shorterTermSaves: rand(Math.round(ways.find(({ id }) => id === "shorter-term")!.saved / 1_000) * 1_000),
    moving: rand(costOfMoving(owed, date, figures)),
    newBond: rand(costs.bond.total),
    newBondFee: rand(costs.initiationFee),
    // A quarter of a year's, as most banks count the 90 days.
    noticeInterest: rand(Math.round((owed * rate) / 40_000) * 100),
  };
}
