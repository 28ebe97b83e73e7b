import type { GuideSection } from "#web/site/addresses.ts";
import styles from "./section-icon.module.css";

const strokes: Record<GuideSection, string> = {
  articles: "M12 6c-2-1.6-5-2-8-1.6v13c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-13c-3-.4-6 0-8 1.6zM12 6v13",
  "getting-started": "M3 11.5 12 4l9 7.5M5.5 9.8V20h13V9.8M10 20v-6h4v6",
  "financial-preparation":
    "M9 4.5h6M8 8h8M8.5 8c0 2-2.5 2.5-2.5 5v5a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-5c0-2.5-2.5-3-2.5-5M9 16h6",
  "understanding-costs": "M6 3.5h12V21l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5",
  "loan-process": "M3 20h4.5v-4H12v-4h4.5V8H21",
  "investment-basics": "M4.5 20V5H12v15M12 12h7.5v8M2.5 20h19M7.5 9H9M7.5 13H9M15.5 16H16",
  "tips-tricks": "M9.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM9.5 12h12v4M17 12v3",
};

/** A small line drawing beside a section's name, which says the same in words. */
export function SectionIcon({ id }: { id: GuideSection }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={strokes[id]} />
    </svg>
  );
}
