import type { ComponentType, ReactNode, RefCallback } from "react";
import { BankQuote, type QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { Figure } from "#web/components/stat/figure.tsx";
import { commaApart } from "#web/format/comma-apart.ts";
import type { AnswerText } from "./described.ts";
import styles from "./verdict.module.css";

export type SentenceProps = {
  /** The figure that one came for, or nothing while there is none. */
  figure: string | undefined;
  /** The rest of the sentence: "a month for 20 years". */
  sentence: string;
  /** The word of it that decides. */
  stressed?: AnswerText["stressed"];
  /** What to do when there is no figure. */
  problem: string | undefined;
  /** With the problem: the figure of an example, or by what is entered so far. */
  provisional?: AnswerText["provisional"];
  /** The loan whose instalment the sentence says: what a bank would quote for it is under it. */
  quote?: QuotedLoan | undefined;
  /** The element of the figure, or of what is said instead of it. */
  ref?: RefCallback<HTMLElement> | undefined;
  /** What is around the figure where it can be pressed; a frame has nothing. */
  FigureIn?: FigureIn | undefined;
};

type FigureIn = ComponentType<{ figure: string; children: ReactNode }>;

const Alone: FigureIn = ({ children }) => children;

/** Words, such as a time, and an amount of more letters than this have no room in the largest type; those of an opening are half as wide. */
const longFigure = 12;
const isLong = (amount: string, opening: string) =>
  amount.length + opening.length / 2 > longFigure || /[a-z]/.test(amount);

/** What a figure may begin with: no figure itself, it is written as the sentence is. */
const openings = ["About ", "At most ", "Done in ", "You add ", "You keep "];

/** The sentence with its figure, or what to do without one; under it what a bank would quote. */
export function VerdictSentence(props: SentenceProps) {
  const { figure, sentence, stressed, problem, provisional, quote, ref, FigureIn = Alone } = props;
  if (figure)
    return (
      <>
        <p className={styles.sentence}>
          <Amount {...{ figure, ref, FigureIn }} />{" "}
          {stressed ? <Stressed word={stressed} sentence={sentence} /> : sentence}
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
        <Amount figure={provisional.figure} {...{ ref, FigureIn }} /> {provisional.sentence}
      </p>
      <p className="note">{problem}</p>
    </>
  );
}

function Stressed({ word, sentence }: { word: string; sentence: string }) {
  const at = sentence.indexOf(word);
  return (
    <>
      {sentence.slice(0, at)}
      <strong className={styles.stressed}>{word}</strong>
      {sentence.slice(at + word.length)}
    </>
  );
}

type LessonProps = {
  sentence: readonly ReactNode[];
  /** It is one line on a phone, whatever the numbers are. */
  short?: true;
};

/** What the answer teaches, in a sentence under it: before its amount, the amount, and after it. */
export function Lesson({ sentence: [before, amount, after], short }: LessonProps) {
  return (
    <p className={short ? `${styles.lesson} ${styles.short}` : styles.lesson}>
      {before}
      {amount && <strong className="figures">{amount}</strong>}
      {after}
    </p>
  );
}

type AmountProps = Pick<SentenceProps, "ref"> & { figure: string; FigureIn: FigureIn };

/** The figure in the largest type that it has room for. */
function Amount({ figure, ref, FigureIn }: AmountProps) {
  const opening = openings.find((words) => figure.startsWith(words)) ?? "";
  const [amount, comma] = commaApart(figure.slice(opening.length));
  return (
    <strong
      ref={ref}
      className={
        isLong(amount, opening) ? `${styles.figure} ${styles.long} figures` : `${styles.figure} figures`
      }
    >
      <FigureIn figure={figure}>
        {opening && <span className={styles.opening}>{opening}</span>}
        <Figure value={amount} />
      </FigureIn>
      {/* The end of the line is one. */}
      {comma && <span className="visually-hidden">{comma}</span>}
    </strong>
  );
}
