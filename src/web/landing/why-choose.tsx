import { day } from "#web/format/day.ts";
import type { Market } from "./market.ts";
import styles from "./why-choose.module.css";

type WhyChooseProps = { productName: string; market: Pick<Market, "dutyTable"> };

/** Six reasons, each of which a visitor can check on this site. */
export function WhyChoose({ productName, market }: WhyChooseProps) {
  const { dutyTable } = market;
  const reasons = [
    { title: "No sign-up:", text: "everything opens at once." },
    { title: "Nothing hidden:", text: "every result shows its rows." },
    { title: "Figures with a date:", text: `duty of ${day(dutyTable.from)}.` },
    { title: "South African rules:", text: "duty and all fees." },
    { title: "Light on your data:", text: "no photos, no videos." },
    { title: "Honest:", text: "only a bank can quote you a rate." },
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
