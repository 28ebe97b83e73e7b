import { tools } from "#contract/tools.ts";
import { calculatorTabs, links, toolPath } from "./addresses.ts";
import { ways } from "./menu.tsx";
import styles from "./not-found.module.css";

const { affordability, calculator, sensitivity, "extra-payment": extraPayment } = calculatorTabs;

/** What most people look for: the question, and the page that answers it. */
const questions = [
  { question: "What can I afford?", path: affordability.path, page: affordability.title },
  { question: "What does a home cost a month?", path: calculator.path, page: calculator.title },
  { question: "What if the rate changes?", path: sensitivity.path, page: sensitivity.title },
  { question: "What does paying extra save?", path: extraPayment.path, page: extraPayment.title },
  { question: "What cash do I need?", path: toolPath("cash-needed"), page: tools["cash-needed"].name },
  { question: "Another question about a bond?", path: links.tools, page: ways.tools.label },
  { question: "How does buying a home work?", path: links.education, page: ways.guide.label },
];

/** The 404 page. */
export function NotFound() {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <h1>We cannot find that page</h1>
      <p>
        The address may be mistyped, or the page may have moved. What did you want to know? You can also start
        again at the <a href={links.home}>front page</a>.
      </p>
      <ul>
        {questions.map(({ question, path, page }) => (
          <li key={path}>
            <a href={path}>
              <strong>{question}</strong> <span>{page}</span>
            </a>
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
