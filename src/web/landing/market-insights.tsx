import type { ReactNode } from "react";
import { primeRateIsNewer, primeRateNow } from "#calculations/figures/newer-figures.ts";
import { maximumLoanTerm } from "#calculations/loan/loan-amount.ts";
import { currentPrimeRate, loanRateMargin } from "#calculations/prime-rate/prime-rate.ts";
import { transferDutyExemption } from "#calculations/transfer-duty/transfer-duty.ts";
import { notEntered, unchangedFor } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import { randWithCommas } from "#web/format/rand.ts";
import { links } from "#web/site/addresses.ts";
import type { Market } from "./market.ts";
import styles from "./market-insights.module.css";
import { PrimeRateChart } from "./prime-rate-chart.tsx";

/** The market in four figures, each read from its table: the first over its picture. `children` are the pictures of the years. */
export function MarketInsights({ market, children }: { market: Market; children?: ReactNode }) {
  const { today, figures, primeSince: tableSince, loanRate, dutyTable, dutySince } = market;
  const newer = primeRateIsNewer(figures);
  const latest = primeRateNow(figures);
  const cards = [
    {
      title: "Current Prime Rate South Africa",
      name: "prime_rate",
      value: percent(currentPrimeRate(figures.prime), 2),
      dated: newer ? `Solid: our table, ${day(tableSince)}.` : "",
      now: newer ? percent(latest.rate, 2) : "",
      text: newer
        ? `Dashed: published, since ${day(latest.date)}${notEntered(figures)}.`
        : `Banks set home-loan rates from prime. It has been this since ${day(latest.date)}${notEntered(figures)}.`,
      trend: "Updated monthly",
    },
    {
      title: "Average South African Home Loan Rate",
      name: "average_rate",
      value: percent(loanRate, 2),
      text: newer
        ? `Where our calculators start, from the ${percent(currentPrimeRate(figures.prime), 2)}.`
        : "Where our calculators start.",
      trend: `Prime + ${percent(loanRateMargin, 2)}`,
    },
    {
      title: "Transfer Duty Exemption Threshold",
      name: "duty_exemption",
      value: randWithCommas(transferDutyExemption(dutyTable)),
      text: `No duty up to this price, from ${day(dutySince)}${unchangedFor(dutyTable, figures, today)}.`,
      trend: "Government regulation",
    },
    {
      title: "Maximum Mortgage Loan Term",
      name: "maximum_term",
      value: `${maximumLoanTerm} Years`,
      text: "Longer means smaller instalments and more interest.",
      trend: "Industry standard",
    },
  ];
  return (
    <section id="insights" className={styles.insights} aria-labelledby="insights-title">
      <h2 id="insights-title">Live South African Property Market Insights</h2>
      <ul className={styles.figures}>
        {cards.map(({ title, name, value, dated, now, text, trend }) => (
          <li key={title} data-track-event="insight_view" data-track-name={name}>
            <h3>{title}</h3>
            <p>
              <b className="figures">{value}</b> {dated}
            </p>
            <p>
              {now && <b className={`${styles.now} figures`}>{now}</b>} {text} <span>{trend}.</span>
            </p>
          </li>
        ))}
      </ul>
      <PrimeRateChart figures={figures} today={today}>
        {children}
      </PrimeRateChart>
      <p className={styles.note}>
        From our own tables, each with its date.{" "}
        <a href={links.pastRates} data-track-event="cta_click" data-track-name="past_rates">
          Your own instalment at these rates
        </a>
      </p>
    </section>
  );
}
