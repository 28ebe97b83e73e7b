import { day } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import type { Market } from "./market.ts";
import styles from "./why-choose.module.css";

type WhyChooseProps = { productName: string; market: Market };

/** Six reasons, each of which a visitor can check on this site. */
export function WhyChoose({ productName, market }: WhyChooseProps) {
  const { dutyTable, loanRate } = market;
  const reasons = [
    {
      title: "Nothing to sign up for",
      text: "Every calculator and every chapter opens at once. There are no accounts.",
    },
    {
      title: "The rows behind every result",
      text: "You see the schedule behind a repayment, the fees behind a total and the methods behind an amount to borrow.",
    },
    {
      title: "Figures with a date",
      text: `Transfer duty follows the ${dutyTable.tableYear} table, in force since ${day(dutyTable.from)}. In the loan calculator, an offer signed before that day gets the table before it.`,
    },
    {
      title: "Built for South African rules",
      text: "Transfer duty, deeds office fees, the attorneys’ guideline fees with VAT and the bank’s initiation fee are all counted in.",
    },
    {
      title: "Light on your data",
      text: "No photographs, no videos and no fonts from other sites. Pages that you only read load almost no scripts.",
    },
    {
      title: "Honest about what it cannot know",
      text: `We start from ${percent(loanRate, 2)}, but only a bank can quote you. Prices, deposits, incomes, rates and terms are yours to change; taxes and fees come from dated tables.`,
    },
  ];
  return (
    <section className={styles.why} aria-labelledby="why-title">
      <h2 id="why-title">Why Choose {productName}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
