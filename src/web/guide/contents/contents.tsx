import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/button/button.tsx";
import { chapters, sectionOf } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import { wordsOf } from "../parts/use-amounts-in-text.ts";
import type { ChapterId } from "../section-text.ts";
import { FurtherReading } from "../sidebar/chapter-list.tsx";
import type { ChapterAnswers } from "./chapter-answers.ts";
import styles from "./contents.module.css";
import { Stairs } from "./stairs.tsx";

/** For whom a chapter is, in their own words. */
const readers: Record<ChapterId, string> = {
  "getting-started": "You want to buy",
  "financial-preparation": "You are saving",
  "understanding-costs": "You found a home",
  "loan-process": "You need a bond",
  "investment-basics": "You invest",
  "tips-tricks": "You have a bond",
};

type ContentsProps = {
  answers: ChapterAnswers;
  /** What the home takes in all. */
  cash: { figure: string; words: string };
  /** The field of the home that they are for. */
  price?: ReactNode;
};

/** The front of the guide: its chapters as stairs, each with its reader and what it says first. */
export function Contents({ answers, cash, price }: ContentsProps) {
  const [first] = chapters;
  return (
    <section className={styles.contents} aria-labelledby="contents-title">
      <div className={styles.title}>
        <h1 id="contents-title">The Buyer Guide in six chapters</h1>
        {price}
        <p className={styles.cash}>
          <strong className="figures" data-amount="cash">
            {cash.figure}
          </strong>{" "}
          <span data-amount={wordsOf("cash")}>{cash.words}</span>
        </p>
        <ButtonLink
          look="primary"
          href={first!.path}
          data-track-event="edu_nav_click"
          data-track-name={first!.id}
        >
          Start with chapter {first!.number}
        </ButtonLink>
      </div>
      <nav className={styles.sections} aria-label="Guide Sections">
        <p className={styles.label}>Guide Sections</p>
        <div className={styles.stairs}>
          <Stairs />
        </div>
        <ol className={styles.chapters}>
          {chapters.map(({ id, number, path, label }) => {
            const { figure, words } = answers[id as ChapterId];
            return (
              <li key={id}>
                <a href={path} data-track-event="edu_nav_click" data-track-name={id}>
                  <Illustration id={id} />
                  <span className={styles.reader}>
                    <span className={`${styles.number} figures`}>{number}</span> {readers[id as ChapterId]}
                  </span>
                  <strong>{label}</strong>
                  <span className={styles.answer}>
                    <b className="figures" data-amount={id}>
                      {figure}
                    </b>{" "}
                    <span data-amount={wordsOf(id)}>{words}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
        <div className={styles.beyond}>
          <FurtherReading active={sectionOf("articles")} />
        </div>
      </nav>
    </section>
  );
}
