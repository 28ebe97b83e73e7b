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
  /** One of the questions that bring most readers here: it comes first, and its title asks it. */
  asked?: true;
  text: ReactNode;
};

type NoticePageProps = {
  address: Address;
  /** The one question that brings a reader here, answered in a sentence and at a glance. */
  answer: string;
  picture: ComponentProps<typeof StepsPicture>;
  /** What matters most, in a sentence or two. */
  lead: ReactNode;
  version: TextVersion;
  /** The part that says what changed. */
  changes?: string;
  parts: readonly NoticePart[];
};

/** A long text of the law: its answer, and its parts, closed to what each of them says; what most people ask comes first. */
export function NoticePage({ address, answer, picture, lead, version, changes, parts }: NoticePageProps) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={breadcrumbTrail(address)} />
      <article className={styles.notice}>
        <header className={styles.head}>
          <h1>{address.title}</h1>
          <p className={styles.answer}>{answer}</p>
          <p className={styles.lead}>{lead}</p>
        </header>
        <StepsPicture {...picture} />
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
          <div className={styles.asked}>
            <Parts of={parts.filter(({ asked }) => asked)} />
          </div>
          <Parts of={parts.filter(({ asked }) => !asked)} />
        </div>
      </article>
    </main>
  );
}

const Parts = ({ of }: { of: readonly NoticePart[] }) =>
  of.map(({ title, id, is, text }) => (
    <PartOfText key={id} {...{ title, id, is }}>
      {text}
    </PartOfText>
  ));
