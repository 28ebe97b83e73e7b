import { day } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import type { Market } from "./market.ts";
import styles from "./why-choose.module.css";

type WhyChooseProps = { productName: string; market: Market };

/** Six reasons, each of which a visitor can check on this site. */
export function WhyChoose({ productName, market }: WhyChooseProps) {
  const { dutyTable, loanRate } = market;
  const reasons = [
    { title: "Nothing to sign up for.", text: "Every calculator and every chapter opens at once." },
    { title: "The rows behind every result.", text: "Schedules, fees and methods are all there to see." },
    {
      title: "Figures with a date.",
      text: `Transfer duty follows the ${dutyTable.tableYear} table, in force since ${day(dutyTable.from)}.`,
    },
    {
      title: "Built for South African rules.",
      text: "Duty, attorneys and all fees are counted in.",
    },
    {
      title: "Light on your data.",
      text: "No photographs, no videos, few scripts.",
    },
    {
      title: "Honest about what it cannot know.",
      text: `We start from ${percent(loanRate, 2)}, but only a bank can quote you.`,
    },
  ];
  return (
    <section className={styles.why} aria-labelledby="why-title">
      <h2 id="why-title">Why Choose {productName}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
