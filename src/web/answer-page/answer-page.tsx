import type { PageContext } from "#contract/page-context.ts";
import { type ToolId, tools } from "#contract/tools.ts";
import { links, toolPath } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { AnswerBody } from "./answer-body.tsx";
import styles from "./answer-page.module.css";
import type { Answer } from "./described.ts";
import type { Fields } from "./fields.ts";
import { PageOfAnswer, useNewPageOfAnswer } from "./page-of-answer.ts";
import { PrintHead } from "./print-head.tsx";
import { useAnswers } from "./use-answers.ts";

/** The page of a tool: what it is called, and its answer. */
export function pageOf<All extends Fields, R>(answer: Answer<All, R>) {
  const id = answer.id as ToolId;
  const { name, subtitle } = tools[id];
  const path = toolPath(id);
  const trail = [
    { label: "Home", path: links.home },
    { label: "Work it out", path: links.tools },
    { label: name, path },
  ];
  return function AnswerPage(context: PageContext) {
    const page = useNewPageOfAnswer(context);
    return (
      <PageOfAnswer value={page}>
        <main id="main" className={`page-width ${styles.page}`}>
          <PrintHead title={name} path={path} />
          <Breadcrumbs trail={trail} />
          <div>
            <h1>{name}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          <AnswerBody answer={answer} name={name} {...useAnswers(page, { id, fields: answer.fields })} />
        </main>
      </PageOfAnswer>
    );
  };
}
