import { toolIds } from "#contract/tools.ts";
import { firstSentence } from "#web/format/first-sentence.ts";
import { calculatorTabs, links, toolPath } from "./addresses.ts";
import styles from "./not-found.module.css";
import { addresses } from "./site-addresses.ts";

/** What a page answers before anything is typed: a figure, where it has one, and what that is. */
export type PageAnswer = { figure?: string | undefined; words: string };

/** What pages answer, by their addresses. */
export type PageAnswers = Readonly<Record<string, PageAnswer>>;

/** The three parts of the site: what one asks there, and the page whose answer shows what one gets. */
const parts = [
  { question: "What will a bond cost me?", path: calculatorTabs.calculator.path },
  {
    question: "What should I decide?",
    path: links.tools,
    shows: toolPath("rent-or-buy"),
    more: `: one of ${toolIds.length} questions, worked out`,
  },
  { question: "How does buying work?", path: links.education },
];

/** The 404 page. */
export function NotFound({ answers }: { answers: PageAnswers }) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <div className={styles.head}>
        <h1>We cannot find that page</h1>
        <p>The address may be mistyped, or the page may have moved.</p>
        <Street />
      </div>
      {/* The script shows those that are like the address, which only the browser knows: this page is kept for all of them. */}
      <nav className={styles.near} aria-labelledby="near-title" data-near hidden>
        <h2 id="near-title">Did you mean</h2>
        <ul>
          {addresses.slice(1).map(({ path, title, label = title, description, keywords }) => (
            <li key={path}>
              <a href={path} data-keywords={`${title} ${keywords}`}>
                <strong>{label}</strong> <span>{path}</span>{" "}
                <AnswerOf {...(answers[path] ?? { words: firstSentence(description) })} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.ways} aria-labelledby="ways-title">
        <h2 id="ways-title">What did you want to know?</h2>
        <ul>
          {parts.map(({ question, path, shows = path, more }) => (
            <li key={path}>
              <a href={path} className={styles.way}>
                <strong>{question}</strong> <AnswerOf {...answers[shows]!} more={more} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}

const AnswerOf = ({ figure, words, more }: PageAnswer & { more?: string | undefined }) => (
  <span className="figures">
    {figure && <b>{figure}</b>} {words}
    {more}
  </span>
);

/** A street in which the house with this number is missing; decoration only. */
const Street = () => (
  <svg className={styles.street} viewBox="0 0 720 150" width="720" height="150" aria-hidden="true">
    <path className={styles.ground} d="M0 140h720" />
    <path d="M20 140V74h34V50l86 62v28M78 140v-28h20v28M560 140V86l64-52 64 52v54M548 96l76-62 76 62M584 98h18v18h-18zM634 140v-34h20v34" />
    <path d="M186 140V60h106v80M200 70h16v16h-16zM228 70h16v16h-16zM256 70h16v16h-16zM226 140v-28h20v28" />
    <path className={styles.missing} d="M346 140V66h40V28l132 86v26M416 140v-36h26v36" />
  </svg>
);
