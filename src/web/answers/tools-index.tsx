import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { type ToolGroup, type ToolId, tools, toolsBySituation } from "#contract/tools.ts";
import type { AnswerText } from "#web/answer-page/described.ts";
import { rand } from "#web/format/rand.ts";
import { toolsPage } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import { ToolLink } from "#web/site/tool-link.tsx";
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

/** The tools by situation, each with what it answers for the numbers that it starts with. */
export function ToolsIndex({ examples }: { examples: Record<ToolId, AnswerText> }) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={breadcrumbTrail(toolsPage)} />
      <div>
        <h1>Work it out</h1>
        <p className={styles.subtitle}>
          Questions about a home loan, answered with your numbers. The examples here are for a price or a loan
          of {rand(loanDefaults.purchasePrice)}. Where nobody publishes a figure, such as your rent, we chose
          one to start with: each tool lists them under “What we assumed”.
        </p>
      </div>
      {toolsBySituation().map(({ group, title, ids }) => (
        <section key={group} className={styles.group} aria-label={title}>
          <div className={styles.head}>
            <svg viewBox="0 0 96 60" width="96" height="60" aria-hidden="true">
              <path d={drawings[group].leaf} />
              <path className={styles.clay} d={drawings[group].clay} />
            </svg>
            <h2>{title}</h2>
          </div>
          <ul className={styles.tools}>
            {ids.map((id) => (
              <li key={id}>
                <ToolLink tool={id}>
                  <strong>{tools[id].name}</strong>
                  <span>{tools[id].subtitle}</span>
                  {examples[id].figure && (
                    <span className={styles.example}>
                      <span className={styles.label}>For example</span>{" "}
                      <span className={`${styles.figure} figures`}>{examples[id].figure}</span>{" "}
                      {examples[id].sentence}
                    </span>
                  )}
                </ToolLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
