import { tools } from "#contract/tools.ts";
import { calculatorTabs, links, toolPath } from "./addresses.ts";
import { ways } from "./menu.tsx";
import styles from "./not-found.module.css";
import { addresses } from "./site-addresses.ts";

const { affordability, calculator, sensitivity, "extra-payment": extraPayment } = calculatorTabs;

/** The three parts of the site, each with its drawing: the slope of a loan, a fork in the road, a book. */
const parts = [
  ["What will a bond cost me?", calculator.path, "Four calculators", "M6 42V10h8l28 26M2 42h44"],
  [
    "What should I decide?",
    links.tools,
    "Questions, worked out",
    "M24 46V30L8 14m0 10V14h10M24 30l16-16m0 10V14H30",
  ],
  [
    "How does buying work?",
    links.education,
    ways.guide.label,
    "M24 14c-6-5-13-5-20-3v29c7-2 14-2 20 3 6-5 13-5 20-3V11c-7-2-14-2-20 3v29",
  ],
] as const;

/** What most people look for in them. */
const pages = [
  affordability,
  sensitivity,
  extraPayment,
  { path: toolPath("cash-needed"), title: tools["cash-needed"].name },
  { path: links.home, title: "Front page" },
];

/** The 404 page. */
export function NotFound() {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Street />
      <h1>We cannot find that page</h1>
      <p>The address may be mistyped, or the page may have moved. What did you want to know?</p>
      {/* The script shows those that are like the address, which only the browser knows: this page is kept for all of them. */}
      <nav className={styles.near} aria-labelledby="near-title" data-near hidden>
        <h2 id="near-title">Did you mean</h2>
        <ul>
          {addresses.slice(1).map(({ path, title, label = title, keywords }) => (
            <li key={path}>
              <a href={path} data-keywords={`${title} ${keywords}`}>
                <strong>{label}</strong>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.ways} aria-label="What most people look for">
        <ul>
          {parts.map(([question, path, page, drawing]) => (
            <li key={path}>
              <a href={path}>
                <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
                  <path d={drawing} />
                </svg>
                <strong>{question}</strong> <span>{page}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          {pages.map(({ path, title }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </p>
      </nav>
    </main>
  );
}

/** A street in which the house with this number is missing; decoration only. */
const Street = () => (
  <svg className={styles.street} viewBox="0 0 720 150" width="720" height="150" aria-hidden="true">
    <path className={styles.ground} d="M0 140h720" />
    <path d="M20 140V74h34V50l86 62v28M78 140v-28h20v28M560 140V86l64-52 64 52v54M548 96l76-62 76 62M584 98h18v18h-18zM634 140v-34h20v34" />
    <path d="M186 140V60h106v80M200 70h16v16h-16zM228 70h16v16h-16zM256 70h16v16h-16zM226 140v-28h20v28" />
    <text x="236" y="107">
      403
    </text>
    <path className={styles.missing} d="M346 140V66h40V28l132 86v26M416 140v-36h26v36" />
    <text className={styles.number} x="384" y="96">
      404
    </text>
  </svg>
);
