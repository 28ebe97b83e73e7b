import { calculatorTabs, guideSections, links } from "./addresses.ts";
import styles from "./not-found.module.css";

const ways = [
  ...Object.values(calculatorTabs).map(({ path, title }) => ({ path, title })),
  { path: guideSections["getting-started"].path, title: guideSections["getting-started"].label },
  { path: links.education, title: "The whole Buyer Guide" },
];

/** The 404 page: what most people look for. */
export function NotFound() {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <h1>We cannot find that page</h1>
      <p>
        The address may be mistyped, or the page may have moved. Try one of these, or start again at the{" "}
        <a href={links.home}>front page</a>.
      </p>
      <ul>
        {ways.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      <svg className={styles.drawing} viewBox="0 0 420 120" width="420" height="120" aria-hidden="true">
        <path className={styles.ground} d="M0 116h420" />
        <path d="M0 84h70V62h64v34h96" />
        <path className={styles.missing} d="M230 96V50h44V14l118 62M374 66v50" />
      </svg>
    </main>
  );
}
