import type { AskedFrom } from "#contract/embed.ts";
import { type CalculationFigure, calculationFigures, tools } from "#contract/tools.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./calculation-note.module.css";
import type { LeadCalculation } from "./lead-request.ts";

/** Says which figures of the calculator go along with the request. */
export function CalculationNote({ calculation }: { calculation: LeadCalculation }) {
  return <p className={styles.note}>We will include {words(calculation)}</p>;
}

/** "R1 500 000", "10.5%", "20 years" */
const writtenAs = {
  rand: (value: number) => rand(value),
  percent: (value: number) => ratePercent(value),
  years: (value: number) => `${value} years`,
  months: (value: number) => payoffTime(value),
};

function toolWords(calculation: Extract<LeadCalculation, { tool: string }>): string {
  const { tool, ...figures } = calculation;
  const told = Object.entries(figures).map(([name, value]) => {
    const { label, kind } = calculationFigures[name as CalculationFigure];
    return `${label} ${writtenAs[kind](Number(value))}`;
  });
  return `what you worked out with “${tools[tool].name}”: ${told.join(", ")}.`;
}

function words(calculation: LeadCalculation): string {
  if ("tool" in calculation) return toolWords(calculation);
  const loan = `your calculation of a loan of ${rand(Number(calculation.loanAmount))}`;
  if ("loanTerm" in calculation) {
    return `${loan} at ${ratePercent(Number(calculation.currentRate))} over ${calculation.loanTerm} years.`;
  }
  const { extraPayment, potentialSavings } = calculation;
  return `${loan} with ${rand(Number(extraPayment))} extra each month, which saves ${rand(Number(potentialSavings))} of interest.`;
}

/** Says whose frame on another site goes along with the request. */
export function CameFromNote({ agent, host }: Pick<AskedFrom, "agent" | "host">) {
  if (!agent && !host) return null;
  const site = host && `you come from ${host.replace(/^https?:\/\//, "")}`;
  const reference = agent && `the agent’s reference is ${agent}`;
  return <p>We will also say that {[site, reference].filter(Boolean).join(", and ")}.</p>;
}
