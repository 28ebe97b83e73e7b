import type { ComponentProps, ReactNode } from "react";
import { Button } from "#web/components/button/button.tsx";
import { PartOfText } from "#web/components/part-of-text/part-of-text.tsx";
import { StepsPicture } from "#web/components/steps-picture/steps-picture.tsx";
import { day } from "#web/format/day.ts";
import type { Address } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import styles from "./notices.module.css";
import type { TextVersion } from "./text-versions.table.ts";

export type NoticePart = {
  title: string;
  id: string;
  /** What it says, in a sentence or two, for the row that opens it. */
  is: string;
  text: ReactNode;
};

type NoticePageProps = {
  address: Address;
  /** The one question that brings a reader here, answered in a sentence and at a glance. */
  answer: string;
  picture: ComponentProps<typeof StepsPicture>;
  lead: string;
  /** What matters most, in a sentence or two. */
  summary: ReactNode;
  version: TextVersion;
  /** The part that says what changed. */
  changes?: string;
  /** What most people come for, each with the part that has it. */
  tasks: Readonly<Record<string, string>>;
  parts: readonly NoticePart[];
};

/** A long text of the law: its answer, what most people ask, and its parts, closed to what each of them says. */
export function NoticePage({
  address,
  answer,
  picture,
  lead,
  summary,
  version,
  changes,
  tasks,
  parts,
}: NoticePageProps) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={breadcrumbTrail(address)} />
      <article className={styles.notice}>
        <header className={styles.head}>
          <h1>{address.title}</h1>
          <p className={styles.answer}>{answer}</p>
        </header>
        <StepsPicture {...picture} />
        <nav aria-label="What people ask here" className={styles.tasks}>
          <ul>
            {Object.entries(tasks).map(([task, part]) => (
              <li key={task}>
                <a href={`#${part}`}>{task}</a>
                <p>{parts.find(({ id }) => id === part)?.is}</p>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.about}>
          <p>
            {lead} {summary}
          </p>
          <p className={styles.version}>
            Version {version.version}, {day(version.date)}.
            {changes && <a href={`#${changes}`}>What changed</a>}
          </p>
        </div>
        <Button look="quiet" className={styles.all} data-open-parts>
          Open all parts
        </Button>
        <div className={styles.parts}>
          {parts.map(({ text, ...part }) => (
            <PartOfText key={part.id} {...part}>
              {text}
            </PartOfText>
          ))}
        </div>
      </article>
    </main>
  );
}
