import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./calculation-note.module.css";
import type { LeadCalculation } from "./lead-request.ts";

/** Says which figures of the calculator go along with the request. */
export function CalculationNote({ calculation }: { calculation: LeadCalculation }) {
  return <p className={styles.note}>We will include {words(calculation)}</p>;
}

function words(calculation: LeadCalculation): string {
  const loan = `your calculation of a loan of ${rand(Number(calculation.loanAmount))}`;
  if ("loanTerm" in calculation) {
    return `${loan} at ${ratePercent(Number(calculation.currentRate))} over ${calculation.loanTerm} years.`;
  }
  const { extraPayment, potentialSavings } = calculation;
  return `${loan} with ${rand(Number(extraPayment))} extra each month, which saves ${rand(Number(potentialSavings))} of interest.`;
}
