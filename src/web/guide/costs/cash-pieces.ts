import type { CostBreakdown } from "#calculations/property-costs/cost-breakdown.ts";

/** One of the five pieces of the cash that buying takes, with the part of the chapter that explains it. */
export type CashPiece = { name: string; part: string; amount: number };

/** The cash in rand, piece by piece, in the order of the chapter's parts. */
export function cashPieces(deposit: number, costs: CostBreakdown): readonly CashPiece[] {
  const { transfer, bond, transferDuty, initiationFee } = costs;
  return [
    { name: "Transfer duty", part: "transfer-duty", amount: transferDuty },
    { name: "Deposit", part: "interest-on-your-deposit", amount: deposit },
    { name: "Attorneys", part: "the-attorneys-fees", amount: transfer.attorneyIncVAT + bond.attorneyIncVAT },
    { name: "Deeds office", part: "the-deeds-office", amount: transfer.deedsOffice + bond.deedsOffice },
    { name: "The bank’s fee", part: "the-banks-fees", amount: initiationFee },
  ];
}
