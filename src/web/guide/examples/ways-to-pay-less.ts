import type { CostFigures } from "#calculations/figures/figures.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { cancellationCostsTable } from "#calculations/tools/switch-your-bond/early-settlement.table.ts";
import { rand } from "#web/format/rand.ts";
import { type Bond, paidOffWithExtra } from "./extra.ts";

/** By how much a rate is lower in the ways that need one, in percentage points, and the lump sum in rand. */
const [lowerBy, lumpSum] = [0.5, 10_000] as const;

/** The addresses of the ways in the chapter. */
export type WayId =
  | "shorter-term"
  | "extra-each-month"
  | "thirteenth-instalment"
  | "keep-your-instalment"
  | "better-rate"
  | "early-lump-sum"
  | "refinance";

/** One way to pay less, and the interest that it saves by itself over the years left; less than 0 where it costs more. */
export type Way = { id: WayId; name: string; saved: number };

/** What moving a bond to another bank costs in rand, without the interest of a missing notice. */
export const costOfMoving = (loan: number, date: string, figures: CostFigures): number =>
  costBreakdown({ purchasePrice: 0, loanAmount: loan, date, figures }).grandTotal +
  cancellationCostsTable.cancellationCosts;

/** The seven ways that can be worked out for a bond, as banks count, the largest first. */
export function waysToPayLess(bond: Bond, date: string, figures: CostFigures): Way[] {
  const { owed, rate, years, extra } = bond;
  const lowerRate = Math.max(0, rate - lowerBy);
  const instalment = monthlyPayment(owed, rate / 1200, years * 12);
  const lowerInstalment = monthlyPayment(owed, lowerRate / 1200, years * 12);
  const longerTerm = years + 10;
  const withExtra = (monthly: number, of = bond) =>
    paidOffWithExtra({ ...of, extra: monthly }, date).interestSaved ?? 0;
  const lowerRateSaves = (instalment - lowerInstalment) * years * 12;
  const ways: Way[] = [
    {
      id: "shorter-term",
      name: `${years} years rather than ${longerTerm}`,
      saved: monthlyPayment(owed, rate / 1200, longerTerm * 12) * longerTerm * 12 - instalment * years * 12,
    },
    { id: "extra-each-month", name: `${rand(extra)} more a month`, saved: withExtra(extra) },
    { id: "thirteenth-instalment", name: "A 13th instalment each year", saved: withExtra(instalment / 12) },
    {
      id: "keep-your-instalment",
      name: "Pay the same when rates fall",
      saved: withExtra(instalment - lowerInstalment, { ...bond, rate: lowerRate }),
    },
    { id: "better-rate", name: "Start with a better rate", saved: lowerRateSaves },
    {
      id: "early-lump-sum",
      name: `${rand(lumpSum)} paid in early`,
      saved: paidOffWithExtra({ ...bond, extra: 0 }, date, lumpSum).interestSaved ?? 0,
    },
    {
      id: "refinance",
      name: "Refinance at a lower rate",
      saved: owed > 0 ? lowerRateSaves - costOfMoving(owed, date, figures) : 0,
    },
  ];
  return ways.sort((one, other) => other.saved - one.saved);
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
