import type { Figures } from "#calculations/figures/figures.ts";
import { primeRateIsNewer } from "#calculations/figures/newer-figures.ts";
import { primeNow, primeSince } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { ratePercent } from "#web/format/percent.ts";
import { canonicalUrl } from "#web/site/addresses.ts";
import { usePageOfAnswer } from "./page-of-answer.ts";
import styles from "./print-head.module.css";
import "./print-sheet.css";

/** On paper only: where the page comes from, and when it was printed; of which day its figures are is said next to them. */
export function PrintHead({ title, path }: { title: string; path: string }) {
  const { site, today } = usePageOfAnswer();
  return (
    <div className={styles.head}>
      <p className={styles.title}>{title}</p>
      <p>
        Printed {day(today)} · {canonicalUrl(site, path)}
      </p>
    </div>
  );
}

/** Of which day the figures are, and where prime has moved on since. */
export function figuresSentence(figures: Figures): string {
  if (figures.edition === "current")
    return `Figures of ${day(figures.checked)}. Prime rate: ${primeNow(figures)}.`;
  const [newest] = figures.prime;
  const ours = newest
    ? `Our table’s newest prime rate: ${ratePercent(newest.rate)}, dated ${day(newest.date)}.`
    : "";
  return primeRateIsNewer(figures) ? `${ours} Prime has been ${primeSince(figures)}.` : ours;
}
