import type { PrimeRateEntry } from "../prime-rate/prime-rate.table.ts";
import { currentPrimeRate, primeRateChanges } from "../prime-rate/prime-rate.ts";
import { type CostBreakdown, costBreakdown } from "../property-costs/cost-breakdown.ts";
import { sameDuty, transferDutyTableAt } from "../transfer-duty/transfer-duty.ts";
import type { DutyCase } from "../transfer-duty/transfer-duty-cases.ts";
import type { Figures, FigureTables } from "./figures.ts";
import type { TransferDutyTable } from "./transfer-duty.table.ts";

/** The prime rates by their real days, newest first, also where the page itself works with the specified ones. */
export const realPrimeRates = ({ newest, prime }: Figures): Figures["prime"] => (newest ?? { prime }).prime;

/** The prime rate by the newest public table, from the day on which it became what it is. */
export const primeRateNow = (figures: Figures): PrimeRateEntry =>
  primeRateChanges(realPrimeRates(figures))[0]!;

/** The newest public rules for tax on gains: a tool's sale lies in the future, so those of a past year say nothing of it. */
export const capitalGainsNow = ({ newest, capitalGains }: Figures): FigureTables["capitalGains"] =>
  (newest ?? { capitalGains }).capitalGains;

/** Whether the newest public prime rate is another than that of the figures. */
export const primeRateIsNewer = (figures: Figures): boolean =>
  primeRateNow(figures).rate !== currentPrimeRate(figures.prime);

/** A cost that is `more` rand higher (negative: lower) by the newest public figures, since the day `from`. */
export type CostChange = { readonly cost: ChangedCost; readonly more: number; readonly from: string };
export type ChangedCost = "deedsOffice" | "attorneys" | "transferDuty" | "initiationFee";

type Purchase = DutyCase & {
  readonly purchasePrice: number;
  readonly loanAmount: number;
  readonly date: string;
};

const costsOf = (purchase: Purchase, figures: FigureTables) => {
  const costs: CostBreakdown = costBreakdown({ ...purchase, figures });
  const { transfer, bond, transferDuty, initiationFee } = costs;
  return {
    deedsOffice: transfer.deedsOffice + bond.deedsOffice,
    attorneys: transfer.attorneyIncVAT + bond.attorneyIncVAT,
    transferDuty,
    initiationFee,
  } satisfies Record<ChangedCost, number>;
};

/**
 * What a purchase costs more by the newest public figures: each cost that changes, in rand, attorneys with VAT.
 * Nothing where the figures are the newest, or where nothing changes for this purchase.
 */
export const newerCosts = (purchase: Purchase, figures: Figures): readonly CostChange[] => {
  const { newest } = figures;
  if (!newest) return [];
  const [ours, theirs] = [costsOf(purchase, figures), costsOf(purchase, newest)];
  const from: Record<ChangedCost, string> = {
    deedsOffice: newest.deedsOffice.from,
    attorneys: newest.attorneyFees.from,
    transferDuty: transferDutyTableAt(purchase.date, newest.transferDuty).from,
    initiationFee: newest.initiationFee.from,
  };
  return (Object.keys(ours) as ChangedCost[])
    .map((cost) => ({ cost, more: theirs[cost] - ours[cost], from: from[cost] }))
    .filter(({ more }) => more !== 0);
};

/** A total in rand with what the newest public figures change of it; the total itself where they change nothing. */
export const totalToday = (changes: readonly CostChange[], total: number): number =>
  changes.reduce((sum, { more }) => sum + more, total);

/** A later table in force on `today` (YYYY-MM-DD) with the same duty as this one; undefined if there is none. */
export const unchangedSince = (
  table: TransferDutyTable,
  { newest }: Figures,
  today: string,
): TransferDutyTable | undefined => {
  const later = newest && transferDutyTableAt(today, newest.transferDuty);
  return later && later.from > table.from && sameDuty(later, table) ? later : undefined;
};
