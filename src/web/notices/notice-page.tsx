import { Fragment, type ReactNode } from "react";
import { Button } from "#web/components/button/button.tsx";
import { PartOfText } from "#web/components/part-of-text/part-of-text.tsx";
import { day } from "#web/format/day.ts";
import type { Address } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import styles from "./notices.module.css";
import type { TextVersion } from "./text-versions.table.ts";

export type NoticePart = {
  /** What it and the parts after it have in common, on the first of them. */
  group?: string;
  title: string;
  id: string;
  /** What it says, in a sentence or two, for the row that opens it. */
  is: string;
  text: ReactNode;
};

type NoticePageProps = {
  address: Address;
  /** The one question that brings a reader here, answered in a sentence and at a glance. */
  question?: string;
  answer: string;
  picture: ReactNode;
  /** What follows from the answer, in a sentence or two. */
  lead?: ReactNode;
  version: TextVersion;
  /** The part that says what changed. */
  changes?: string;
  parts: readonly NoticePart[];
};

/** A long text of the law: its answer, its picture, and its parts in groups, closed to what each of them says. */
export function NoticePage({
  address,
  question,
  answer,
  picture,
  lead,
  version,
  changes,
  parts,
}: NoticePageProps) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={breadcrumbTrail(address)} />
      <article className={styles.notice}>
        <header className={styles.head}>
          <h1>{address.title}</h1>
          {question && <p className={styles.question}>{question}</p>}
          <p className={question ? `${styles.answer} ${styles.large}` : styles.answer}>{answer}</p>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {picture}
        <div className={styles.about}>
          <p>
            Version {version.version}, {day(version.date)}.{" "}
            {changes && <a href={`#${changes}`}>What changed</a>}
          </p>
          <Button look="quiet" data-open-parts>
            Open all parts
          </Button>
        </div>
        <div className={styles.parts}>
          {parts.map(({ group, text, ...part }) => (
            <Fragment key={part.id}>
              {group && <p className={styles.group}>{group}</p>}
              <PartOfText {...part}>{text}</PartOfText>
            </Fragment>
          ))}
        </div>
      </article>
    </main>
  );
}
