import { rand } from "#web/format/rand.ts";
import styles from "./ways-bars.module.css";
import type { Way, WayId } from "./ways-to-pay-less.ts";

/** The ways to pay less as bars on one scale, each of them the way to its place in the chapter; the reader's own comes first. */
export function WaysBars({ ways, yours }: { ways: readonly Way[]; yours: WayId }) {
  const rank = ({ id }: Way) => (id === yours ? 0 : 1);
  const ranked = [...ways].sort((one, other) => rank(one) - rank(other));
  const most = Math.max(1, ...ways.map(({ saved }) => saved));
  return (
    <>
      <h3 className={styles.title}>Ten ways to pay less: what seven save on your bond</h3>
      <ol className={styles.ways}>
        {ranked.map(({ id, name, saved }) => {
          const length = `${((Math.max(0, saved) / most) * 100).toFixed(2)}%`;
          return (
            <li key={id}>
              <a href={`#${id}`} className={id === yours ? styles.yours : undefined}>
                {id === yours && "Yours: "}
                {name} <span className="visually-hidden">{rand(saved)}</span>
                <svg className={`${styles.bar} figures`} aria-hidden="true">
                  {saved > 0 && <rect width={length} height="100%" />}
                  <text x={length} y="50%" dx="0.5em" dy="0.35em">
                    {rand(saved)}
                  </text>
                </svg>
              </a>
            </li>
          );
        })}
        <li>
          <a href="#one-letter-or-phone-call" className={styles.more}>
            Three more, thousands of rand each
          </a>
        </li>
      </ol>
    </>
  );
}
