import { tools } from "#contract/tools.ts";
import { calculatorTabs, links, toolPath } from "./addresses.ts";
import { ways } from "./menu.tsx";
import styles from "./not-found.module.css";
import { addresses } from "./site-addresses.ts";

const { affordability, calculator, sensitivity, "extra-payment": extraPayment } = calculatorTabs;

/** What most people look for: the question, and the page that answers it. */
const questions = [
  { question: "What can I afford?", path: affordability.path, page: affordability.title },
  { question: "What will I pay a month?", path: calculator.path, page: calculator.title },
  { question: "What if the rate changes?", path: sensitivity.path, page: sensitivity.title },
  { question: "What does paying extra save?", path: extraPayment.path, page: extraPayment.title },
  { question: "What cash do I need?", path: toolPath("cash-needed"), page: tools["cash-needed"].name },
  { question: "Another question about a bond?", path: links.tools, page: ways.tools.label },
  { question: "How does buying a home work?", path: links.education, page: ways.guide.label },
  { question: "Or start again", path: links.home, page: "Front page" },
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
      <nav aria-label="What most people look for">
        <ul>
          {questions.map(({ question, path, page }) => (
            <li key={path}>
              <a href={path}>
                <strong>{question}</strong> <span>{page}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}

/** A street in which the house with this number is missing; decoration only. */
const Street = () => (
  <svg
    className={styles.street}
    viewBox="0 0 720 150"
    width="720"
    height="150"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className={styles.ground} d="M0 140h720" />
    <path
      className={styles.far}
      d="M20 140V74h34V50l86 62v28M78 140v-28h20v28M560 140V86l64-52 64 52v54M548 96l76-62 76 62M584 98h18v18h-18zM634 140v-34h20v34"
    />
    <path d="M186 140V60h106v80M200 70h16v16h-16zM228 70h16v16h-16zM256 70h16v16h-16zM226 140v-28h20v28" />
    <text x="236" y="106">
      403
    </text>
    <path className={styles.missing} d="M346 140V66h40V28l132 86v26M416 140v-36h26v36" />
    <text className={styles.number} x="424" y="98">
      404
    </text>
  </svg>
);
