import { type RefObject, useEffect, useRef, useState } from "react";
import { type CashNeeded, cashWords } from "#web/components/cash-ladder/cash-ladder.tsx";
import { Figure } from "#web/components/stat/figure.tsx";
import { rand } from "#web/format/rand.ts";
import styles from "./answer-bar.module.css";

type AnswerBarProps = {
  figure: string | undefined;
  /** What the figure is. */
  words: string;
  /** What a bank would quote for it. */
  quoted: string | undefined;
  /** What changed against the answer that is kept, in a few words: in place of the quote. */
  difference: string | undefined;
  /** The cash that a press shows in place of the figure. */
  cash: CashNeeded | undefined;
};

/** A slim bar: the answer that is out of view, and the way to it. */
export function AnswerBar({ figure, words, quoted, difference, cash }: AnswerBarProps) {
  const [chosen, setChosen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  // Without a loan there is no amount a month to go back to.
  const inCash = cash && (chosen || cash.withoutLoan);
  const line = inCash
    ? { figure: rand(cash.cash.total), words: "in cash", more: cashWords(cash) }
    : { figure, words, more: difference ?? (quoted && `A bank would quote ${quoted}`) };
  return (
    <div className={styles.bar} ref={bar}>
      <a href="#answer">
        {line.figure && (
          <strong className="figures">
            <Figure value={line.figure} />
          </strong>
        )}{" "}
        {line.words}
        {line.more && (
          <>
            {" "}
            <span className={`${styles.more} figures`}>{line.more}</span>
          </>
        )}
      </a>
      {cash && !cash.withoutLoan && (
        <button
          type="button"
          className="needs-script"
          aria-label={
            chosen ? "A month: show the monthly payment here" : "In cash: show the cash you need here"
          }
          onClick={() => setChosen(!chosen)}
        >
          {chosen ? "A month" : "In cash"}
        </button>
      )}
    </div>
  );
}

/** A phone's keyboard covers what is fixed to the bottom of the page; the bar stays above it. */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    function lift() {
      if (!bar.current || !seen) return;
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      bar.current.style.translate = covered > 0 ? `0 ${-covered}px` : "";
    }
    lift();
    seen.addEventListener("resize", lift);
    seen.addEventListener("scroll", lift);
    return () => {
      seen.removeEventListener("resize", lift);
      seen.removeEventListener("scroll", lift);
    };
  }, [bar]);
}
