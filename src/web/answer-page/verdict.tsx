import { type ReactNode, type RefCallback, useEffect, useState } from "react";
import { BankQuote, type QuotedLoan, quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import type { CashNeeded } from "#web/components/cash-ladder/cash-ladder.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { Figure } from "#web/components/stat/figure.tsx";
import { commaApart } from "#web/format/comma-apart.ts";
import { AnswerBar } from "./answer-bar.tsx";
import { type CompareProps, Difference } from "./compare.tsx";
import type { AnswerText } from "./described.ts";
import { UnknownFigure, UnknownRow } from "./unknown/unknown.tsx";
import { useHeldHeight } from "./use-held-height.ts";
import styles from "./verdict.module.css";

type VerdictProps = {
  className?: string | undefined;
  /** The figure that one came for, or nothing while there is none. */
  figure: string | undefined;
  /** The rest of the sentence: "a month for 20 years". */
  sentence: string;
  /** What to do when there is no figure. */
  problem?: string;
  /** With the problem: the figure of an example, or by what is entered so far. */
  provisional?: AnswerText["provisional"];
  /** The loan whose instalment the sentence says: what a bank would quote for it is under it. */
  quote?: QuotedLoan | undefined;
  /** The cash that the purchase takes, for the bar. */
  cash?: CashNeeded | undefined;
  /** The answer that is kept to compare with, and the ways to keep and forget it. */
  compare: CompareProps;
  /** In one line, the other way to reckon, or where a number comes from. */
  children?: ReactNode;
};

/** Words, such as a time, and an amount of more letters than this have no room in the largest type; those of an opening are half as wide. */
const longFigure = 12;
const isLong = (amount: string, opening: string) =>
  amount.length + opening.length / 2 > longFigure || /[a-z]/.test(amount);

/**
 * What a page says first: the sentence with its figure, and under it the difference to a kept answer. As soon as its figure is out
 * of view, a slim bar has it; a screen reader hears it once typing pauses.
 */
export function Verdict(props: VerdictProps) {
  const { className = "", figure, sentence, problem, provisional, quote, cash, compare, children } = props;
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
      <VerdictSentence ref={setSaid} {...{ figure, sentence, problem, provisional, quote }} />
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

type SentenceProps = Pick<VerdictProps, "figure" | "sentence" | "provisional" | "quote"> & {
  problem: string | undefined;
  /** The figure, or what stands in its place. */
  ref?: RefCallback<HTMLElement> | undefined;
};

/** What a figure may begin with: no figure itself, it is written as the sentence is. */
const openings = ["About ", "At most ", "Done in ", "You add ", "You keep "];

/** The sentence with its figure, or what to do without one; under it what a bank would quote. */
export function VerdictSentence({ figure, sentence, problem, provisional, quote, ref }: SentenceProps) {
  if (figure)
    return (
      <>
        <p className={styles.sentence}>
          <Amount figure={figure} ref={ref} /> {sentence}
        </p>
        {quote && <BankQuote {...quote} />}
      </>
    );
  if (!provisional)
    return (
      <p className={styles.problem} ref={ref}>
        {problem}
      </p>
    );
  return (
    <>
      <p className={`${styles.sentence} ${styles.problem}`}>
        <Amount figure={provisional.figure} ref={ref} /> {provisional.sentence}
      </p>
      <p>{problem}</p>
    </>
  );
}

/** The figure in the largest type that it has room for. */
function Amount({ figure, ref }: { figure: string } & Pick<SentenceProps, "ref">) {
  const opening = openings.find((words) => figure.startsWith(words)) ?? "";
  const [amount, comma] = commaApart(figure.slice(opening.length));
  return (
    <strong
      ref={ref}
      className={
        isLong(amount, opening) ? `${styles.figure} ${styles.long} figures` : `${styles.figure} figures`
      }
    >
      <UnknownFigure figure={figure}>
        {opening && <span className={styles.opening}>{opening}</span>}
        <Figure value={amount} />
      </UnknownFigure>
      {/* The end of the line is one. */}
      {comma && <span className="visually-hidden">{comma}</span>}
    </strong>
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
