import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { BanksQuote, BanksReason, type QuotedLoan, quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { CashLadder, type CashNeeded } from "#web/components/cash-ladder/cash-ladder.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { Figure } from "#web/components/stat/stat.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import styles from "./answer-box.module.css";
import { type CompareProps, ComparisonTable, KeepToCompare } from "./compare.tsx";
import { KeepNumbers, type WaysToKeep } from "./keep-numbers.tsx";
import { UnknownFigure } from "./unknown/unknown-figure.tsx";
import { UnknownRow } from "./unknown/unknown-row.tsx";

type AnswerBoxProps = {
  /** The figure that one came for, or nothing while there is none. */
  figure: string | undefined;
  /** The rest of the sentence: "a month for 20 years". */
  sentence: string;
  /** What to do when there is no figure. */
  problem?: string;
  /** The loan whose instalment the sentence says: what a bank would quote for it is next to it. */
  quote?: QuotedLoan | undefined;
  /** The answer that is kept to compare with, and the ways to keep and forget it. */
  compare?: CompareProps;
  /** The cash that the purchase takes. */
  cash?: CashNeeded | undefined;
  /** The main picture: next to the fields, or on a phone right after the figures. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The ways to keep or pass on the numbers as they are now. */
  ways: WaysToKeep;
};

/**
 * The answer: the sentence with the figure and the bank's next to it, the picture, then what explains it. As soon as the
 * sentence is out of view, a slim bar has it; a screen reader hears the sentence once typing pauses.
 */
export function AnswerBox(props: AnswerBoxProps) {
  const { figure, sentence, problem, quote, compare, cash, picture, children, ways } = props;
  const sentenceBox = useRef<HTMLDivElement>(null);
  const differenceBox = useRef<HTMLDivElement>(null);
  // The bar says what is to be seen: while one compares, the difference.
  const comparing = compare?.comparison !== undefined;
  const away = useOutOfView(comparing ? differenceBox : sentenceBox, comparing);
  const words = figure ? sentence : (problem ?? "");
  const said = figure ? `${figure} ${words}` : words;
  const quoted = quote && quoteOf(quote);
  const [answered, setAnswered] = useState(figure !== undefined);
  if (figure !== undefined && !answered) setAnswered(true);
  return (
    <div className={styles.answer} id="answer">
      <div className={styles.lines}>
        <div className={styles.figures} ref={sentenceBox}>
          {figure ? (
            <p className={styles.sentence}>
              <strong className={`${styles.figure} figures`}>
                <UnknownFigure figure={figure}>
                  <Figure value={figure} />
                </UnknownFigure>
              </strong>{" "}
              {sentence}
            </p>
          ) : (
            <p className={styles.problem}>{problem}</p>
          )}
          {quote && <BanksQuote {...quote} className={styles.quoted} />}
        </div>
        <UnknownRow />
        {(quote || compare) && (
          <div className={styles.ways} ref={differenceBox}>
            {quote && <BanksReason {...quote} />}
            {compare && <KeepToCompare {...compare} />}
          </div>
        )}
        {cash && <CashLadder {...cash} />}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      {compare && <ComparisonTable {...compare} />}
      {children}
      <KeepNumbers answered={figure !== undefined} {...ways} />
      <Announcement words={said} />
      {/* On a phone the answer is below the fields: the bar comes with the page, so that nothing large is painted late. */}
      {/* Where there was an answer, it says why there is none any more. */}
      {away !== false && answered && (
        <AnswerBar left={away} {...{ figure, words, cash, quoted }} difference={compare?.comparison?.short} />
      )}
    </div>
  );
}

/** Unknown before the page is looked at. `clearly` counts as in view only what is half above the bar, and not what has just begun to show. */
function useOutOfView(box: RefObject<HTMLElement | null>, clearly: boolean): boolean | undefined {
  const [away, setAway] = useState<boolean>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting),
      clearly ? { rootMargin: "0px 0px -80px", threshold: 0.5 } : {},
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, clearly]);
  return away;
}
