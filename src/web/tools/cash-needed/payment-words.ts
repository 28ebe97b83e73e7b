import type { PaymentKey } from "#calculations/tools/cash-needed/payments.ts";

/** What is paid, and to whom. */
export const paymentWords: Record<PaymentKey, { what: string; to: string }> = {
  deposit: { what: "Deposit", to: "the conveyancer’s trust account" },
  transferDuty: { what: "Transfer duty", to: "SARS, through the conveyancer" },
  transferCosts: { what: "Transfer costs", to: "the transfer attorney and the deeds office" },
  bondCosts: { what: "Bond costs", to: "the bond attorney and the deeds office" },
  occupationalRent: { what: "Occupational rent", to: "the seller" },
  moving: { what: "Moving", to: "the movers" },
  connections: { what: "Connections", to: "municipality, electricity and internet" },
  initiationFee: { what: "Initiation fee", to: "the bank" },
  ratesAndLevyAhead: { what: "Rates and levy paid ahead", to: "the seller, through the conveyancer" },
  insurance: { what: "Insurance of the building", to: "the insurer" },
  subsidy: { what: "First Home Finance subsidy", to: "comes to you" },
};
