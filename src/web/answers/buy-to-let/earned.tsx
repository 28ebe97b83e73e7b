import { Tiles } from "#web/components/stat/stat.tsx";
import type { earnedAndCosts } from "./buy-to-let.words.ts";
import styles from "./earned.module.css";

/** What one's own money earns next to what the bond costs, each with a bar on one scale. */
export function Earned({ rates }: { rates: ReturnType<typeof earnedAndCosts> }) {
  if (!rates) return null;
  const most = Math.max(...rates.map(({ percent }) => percent));
  return (
    <Tiles
      label="Your money and the bond"
      items={rates.map(({ label, value, note, percent }) => ({
        label,
        value,
        note: (
          <>
            <svg className={styles.bar} aria-hidden="true">
              <rect width={`${most > 0 ? Math.max(0, (100 * percent) / most) : 0}%`} height="100%" />
            </svg>
            {note}
          </>
        ),
      }))}
    />
  );
}
