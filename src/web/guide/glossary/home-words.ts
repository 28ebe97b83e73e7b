import type { Figures } from "#calculations/figures/figures.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { notEntered } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { quotedRate, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { depositShare, homeCosts } from "../costs/home-costs.ts";

/** What a word comes to, and in a few words of what that is. */
export type WordOfHome = { figure: string; words?: string };

/** What words come to for the home of the inputs, by their names. */
export function homeWords(
  inputs: Inputs,
  figures: Figures,
  today: string,
): Readonly<Record<string, WordOfHome>> {
  const { interestRate: rate, loanTerm: years } = inputs;
  const { price, estimate, costs } = homeCosts(inputs, figures, today);
  const loan = estimate.bondAmount;
  const share = depositShare(inputs);
  const instalment = rand(monthlyPayment(loan, effectiveMonthlyRate(rate), years * 12));
  const ofTheBond = `a month on ${rand(loan)} over ${years} years at ${ratePercent(rate)}`;
  const onThePrice = `on a home of ${rand(price)}`;
  const prime = primeRateNow(figures);
  return {
    bond: { figure: instalment, words: ofTheBond },
    "bond attorney": { figure: rand(costs.bond.attorneyIncVAT), words: `for a bond of ${rand(loan)}` },
    deposit: { figure: rand(price - loan), words: `is ${ratePercent(share)} of ${rand(price)}` },
    "initiation fee": { figure: rand(costs.initiationFee), words: "once, to the bank" },
    instalment: { figure: instalment, words: ofTheBond },
    "loan to value": { figure: ratePercent(100 - share), words: `of ${rand(price)} is borrowed` },
    "offer to purchase": {
      figure: rand(price),
      words: "is what you offer, in writing; it binds you once the seller signs too",
    },
    prime: { figure: quotedRate(prime.rate), words: `since ${day(prime.date)}${notEntered(figures)}` },
    principal: { figure: rand(loan), words: "is what you borrow, before interest" },
    term: { figure: `${years} years` },
    "transfer duty": { figure: rand(costs.transferDuty), words: onThePrice },
    "transferring attorney": { figure: rand(costs.transfer.attorneyIncVAT), words: onThePrice },
  };
}
