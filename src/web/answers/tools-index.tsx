import type { ReactNode } from "react";
import { type ToolGroup, toolsBySituation } from "#contract/tools.ts";
import { toolsPage } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { type OtherExamples, otherQuestions } from "#web/site/other-questions.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import { ToolAnswers, type ToolExamples } from "#web/site/tool-answers.tsx";
import styles from "./tools-index.module.css";

/** One drawing for each situation, 96 by 60: what is there in leaf, what to notice in clay. */
const drawings: Readonly<Record<ToolGroup, { leaf: string; clay: string }>> = {
  buying: {
    leaf: "M8 52V30l22-18 22 18v22zM24 52V38h12v14M2 52h92",
    clay: "M72 26a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM72 26h20M86 26v7M92 26v5",
  },
  owning: { leaf: "M6 4v48h84M6 12c34 4 58 16 78 40", clay: "M6 12c20 6 34 20 44 40" },
  investing: {
    leaf: "M10 52V8h36v44M2 52h92M18 18h6M32 18h6M18 28h6M32 28h6M18 38h6M32 38h6",
    clay: "M58 46l10-12 8 6 14-18M90 31v-9h-9",
  },
};

type ToolsIndexProps = {
  examples: ToolExamples;
  others: OtherExamples;
  /** The price that the answers follow. */
  children: ReactNode;
};

/** The questions by situation, each with what its page answers for one price, which stays in sight next to them. */
export function ToolsIndex({ examples, others, children }: ToolsIndexProps) {
  const questions = otherQuestions(others);
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={breadcrumbTrail(toolsPage)} />
      <div className={styles.price}>
        <h1>Work it out</h1>
        <p className={styles.subtitle}>Set your price, and twelve answers follow.</p>
        {children}
      </div>
      {toolsBySituation().map(({ group, title, ids }) => (
        <section key={group} className={styles.group} aria-label={title}>
          <div className={styles.head}>
            <svg viewBox="0 0 96 60" width="48" height="30" aria-hidden="true">
              <path d={drawings[group].leaf} />
              <path className={styles.clay} d={drawings[group].clay} />
            </svg>
            <h2>{title}</h2>
          </div>
          <ToolAnswers ids={ids} examples={examples}>
            {questions[group]}
          </ToolAnswers>
        </section>
      ))}
      <p className={styles.subtitle}>
        What nobody publishes, such as your rent, we chose where you have not: each tool says so under “What
        we assumed”.
      </p>
    </main>
  );
}
