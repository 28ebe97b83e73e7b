import { type ReactNode, useEffect, useState } from "react";
import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import type { CashNeeded } from "#web/components/cash-ladder/cash-ladder.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { type CompareProps, Difference } from "./compare.tsx";
import { UnknownFigure, UnknownRow } from "./unknown/unknown.tsx";
import { useHeldHeight } from "./use-held-height.ts";
import styles from "./verdict.module.css";
import { type SentenceProps, VerdictSentence } from "./verdict-sentence.tsx";

type VerdictProps = Pick<SentenceProps, "figure" | "sentence" | "stressed" | "provisional" | "quote"> & {
  className?: string | undefined;
  /** What to do when there is no figure. */
  problem?: string;
  /** The cash that the purchase takes, for the bar. */
  cash?: CashNeeded | undefined;
  /** The answer that is kept to compare with, and the ways to keep and forget it. */
  compare: CompareProps;
  /** In one line, the other way to reckon, or where a number comes from. */
  children?: ReactNode;
};

/**
 * What a page says first: the sentence with its figure, and under it the difference to a kept answer. As soon as its figure is out
 * of view, a slim bar has it; a screen reader hears it once typing pauses.
 */
export function Verdict(props: VerdictProps) {
  const {
    className = "",
    figure,
    sentence,
    stressed,
    problem,
    provisional,
    quote,
    cash,
    compare,
    children,
  } = props;
  const [said, setSaid] = useState<HTMLElement | null>(null);
  const away = useOutOfView(said);
  const words = figure ? sentence : (problem ?? "");
  // The bar has no room for what the quote is for, where that needs saying.
  const quoted = quote && !quote.quotedFor ? quoteOf(quote) : undefined;
  const [first] = useState(problem);
  const [begun, setBegun] = useState(figure !== undefined);
  if (!begun && (figure !== undefined || problem !== first)) setBegun(true);
  return (
    <div ref={useHeldHeight(compare.comparison !== undefined)} className={`${styles.verdict} ${className}`}>
      <VerdictSentence
        ref={setSaid}
        FigureIn={UnknownFigure}
        {...{ figure, sentence, stressed, problem, provisional, quote }}
      />
      <UnknownRow />
      {children}
      <Difference {...compare} />
      <Announcement words={figure ? `${figure} ${words}` : words} />
      {/* Where something was entered, the bar says why there is no answer. */}
      {away && begun && (
        <AnswerBar {...{ figure, words, cash, quoted }} difference={compare.comparison?.short} />
      )}
    </div>
  );
}

/** False until the page is looked at. */
function useOutOfView(element: HTMLElement | null): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return away;
}
