import type { AskedFrom } from "#contract/embed.ts";
import { type CalculationFigure, calculationFigures, tools } from "#contract/tools.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./calculation-note.module.css";
import type { LeadCalculation } from "./lead-request.ts";

/** The figures of the calculator that go along with the request: folded on a phone, beside the form on a wide screen. */
export function CalculationNote({ calculation }: { calculation: LeadCalculation }) {
  return (
    <div className={styles.note}>
      <Disclosure
        quiet
        summary={
          <>
            Your calculation is sent along
            <span className={styles.folded}>: {inShort(calculation)}</span>
          </>
        }
        // The server does not know how wide the page is: there it is all to be read.
        open={import.meta.env.SSR || matchMedia("(width >= 56rem)").matches}
      >
        {"tool" in calculation && <p>{tools[calculation.tool].name}</p>}
        <dl>
          {rowsOf(calculation).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

/** "R1 500 000", "10.5%", "20 years" */
const writtenAs = {
  rand: (value: number) => rand(value),
  percent: (value: number) => ratePercent(value),
  years: (value: number) => `${value} years`,
  months: (value: number) => payoffTime(value),
};

/** "R1 500 000, 10.5%, 20 years", or the tool by its name, since it has more figures. */
const inShort = (calculation: LeadCalculation): string =>
  "tool" in calculation
    ? tools[calculation.tool].name
    : rowsOf(calculation)
        .map(([, value]) => value)
        .join(", ");

/** Each figure with its name. */
function rowsOf(calculation: LeadCalculation): [label: string, value: string][] {
  if ("tool" in calculation) {
    const { tool: _, ...figures } = calculation;
    return Object.entries(figures).map(([name, value]) => {
      const { label, kind } = calculationFigures[name as CalculationFigure];
      return [label, writtenAs[kind](Number(value))];
    });
  }
  const loan: [string, string] = ["Loan", rand(Number(calculation.loanAmount))];
  if ("loanTerm" in calculation) {
    const { currentRate, loanTerm } = calculation;
    return [loan, ["Rate", ratePercent(Number(currentRate))], ["Term", `${loanTerm} years`]];
  }
  const { extraPayment, potentialSavings } = calculation;
  return [
    loan,
    ["Extra each month", rand(Number(extraPayment))],
    ["Interest saved", rand(Number(potentialSavings))],
  ];
}

/** Says whose frame on another site goes along with the request. */
export function CameFromNote({ agent, host }: Pick<AskedFrom, "agent" | "host">) {
  if (!agent && !host) return null;
  const site = host && `you come from ${host.replace(/^https?:\/\//, "")}`;
  const reference = agent && `the agent’s reference is ${agent}`;
  return <p>We will also say that {[site, reference].filter(Boolean).join(", and ")}.</p>;
}
