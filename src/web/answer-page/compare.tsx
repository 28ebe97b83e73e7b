import { useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { Button } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { useHydrated } from "#web/components/kept/use-hydrated.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { monthsOfTime, soonerOrLater } from "#web/format/payoff-time.ts";
import { moreOrLess, rand } from "#web/format/rand.ts";
import { type PageOfAnswer, shownOf } from "./answer-values.ts";
import styles from "./compare.module.css";
import type { Answer, AnswerText, Compared, Shown, ShownWithEntered } from "./described.ts";
import type { Fields, Values } from "./fields.ts";
import { numbersOfText } from "./numbers.ts";

const nothingNow = "These numbers give no answer to compare with the one you kept.";
const nothingChanged = "Kept. Now change a number to compare.";
const sameAnswer = "The numbers that you kept give the same answer.";

/** The answer to the numbers that are kept to compare with, while some are; `fields` are those of the page. */
export function useKeptAnswer<All extends Fields, R>(
  answer: Answer<All, R>,
  fields: Fields,
  text: string | undefined,
  defaults: Inputs,
  page: PageOfAnswer,
): ShownWithEntered<Values<All>, R> | undefined {
  return useMemo(() => {
    const numbers = text === undefined ? undefined : numbersOfText(text, fields, defaults);
    return numbers && { ...shownOf(answer, numbers, page), entered: numbers.entered };
  }, [answer, fields, text, defaults, page]);
}

/**
 * What a comparison says and shows; the ways to keep, forget and exchange are its page's. Numbers that were kept on another
 * calculator and give no answer here are not compared.
 */
export function comparisonOf<V, R>(
  compared: Compared<V, R> | undefined,
  kept: Shown<V, R> | undefined,
  now: Shown<V, R>,
): Pick<CompareProps, "comparison" | "answered"> {
  const comparable = compared?.comparable ?? ((shown: Shown<V, R>) => shown.answered);
  const answered = comparable(now);
  if (!kept || !comparable(kept)) return { comparison: undefined, answered };
  if (!answered) return { comparison: { sentence: nothingNow, rows: [] }, answered };
  const { given = [], found } = compared ?? {};
  const rows = found ? comparedRows({ given, found }, kept, now) : cardRows(kept.text, now.text);
  const isSame = sayingOf(kept) === sayingOf(now);
  if (!rows.some(differs) && (found || isSame)) {
    const unchanged = haveSameValues(kept, now);
    return {
      comparison: { sentence: unchanged ? nothingChanged : sameAnswer, unchanged, rows: [] },
      answered,
    };
  }
  const sentence = compared?.difference?.(kept, now);
  const said = sentence ? { sentence, short: compared?.short?.(kept, now) } : answersDifference(kept, now);
  return { comparison: { ...said, rows }, answered };
}

const differs = ({ kept, now }: ComparisonRow) => kept !== now;

const haveSameValues = <V, R>(kept: Shown<V, R>, now: Shown<V, R>) =>
  Object.keys(now.values as object).every(
    (name) => kept.values[name as keyof V] === now.values[name as keyof V],
  );

/** What was entered where it differs, and what the answers find. */
function comparedRows<V, R>(
  { given, found }: Required<Pick<Compared<V, R>, "given" | "found">>,
  kept: Shown<V, R>,
  now: Shown<V, R>,
) {
  const rowsOf = (figures: typeof found): ComparisonRow[] =>
    figures.map(([label, text]) => ({ label, kept: text(kept), now: text(now) }));
  return [...rowsOf(given).filter(differs), ...rowsOf(found)];
}

/** The difference, or else what was kept, under what is said now. */
function answersDifference<V, R>(
  kept: Shown<V, R>,
  now: Shown<V, R>,
): Pick<Comparison, "sentence" | "short"> {
  const before = sayingOf(kept);
  if (before === sayingOf(now)) return { sentence: sameAnswer };
  const more = amountOf(now) - amountOf(kept);
  // Only what is said of the same: R4 000 better off renting is not less than R9 000 better off buying.
  if (!more || saidOf(kept) !== saidOf(now)) return { sentence: `You kept: ${before}.` };
  const { figure = "" } = kept.text;
  const difference = monthsOfTime(figure) === undefined ? amountMore(now, more) : soonerOrLater(more);
  return { sentence: `${difference} than the ${figure} that you kept.`, short: `instead of ${figure}` };
}

/** The figure, where it is an amount in rand or a time in months. */
function amountOf<V, R>({ text: { figure = "" } }: Shown<V, R>): number {
  return /^R[\d\u00a0]+$/.test(figure)
    ? Number(figure.replace(/\D/g, ""))
    : (monthsOfTime(figure) ?? Number.NaN);
}

/** "More" than an amount that is itself so much less would be read both ways. */
const amountMore = <V, R>(now: Shown<V, R>, more: number): string =>
  /^(less|worse)\b/.test(now.text.sentence)
    ? `${rand(Math.abs(more))} ${more > 0 ? "larger" : "smaller"}`
    : moreOrLess(more);

/** What the figure is of. */
const saidOf = <V, R>({ text }: Shown<V, R>) => text.sentence.split(/[,.;] /)[0];

/** The figure with the first of what is said of it. */
const sayingOf = <V, R>({ text }: Shown<V, R>) => `${text.figure} ${text.sentence.split(/[.;] /)[0]}`;

/** The cards of both, in the order of the present ones; a figure that one of them lacks is a dash. */
function cardRows({ cards: kept = [] }: AnswerText, { cards: now = [] }: AnswerText): ComparisonRow[] {
  const labels = [...new Set([...now, ...kept].map(({ label }) => label))];
  const shown = (cards: typeof now, wanted: string) =>
    cards.find(({ label }) => label === wanted)?.value ?? "–";
  return labels.map((label) => ({ label, kept: shown(kept, label), now: shown(now, label) }));
}

/** One figure of both answers, in words. */
type ComparisonRow = { label: string; kept: string; now: string };

type Comparison = {
  sentence: string;
  /** The sentence for the answer's bar: one line of about thirty letters. */
  short?: string | undefined;
  /** Whether the present numbers are the kept ones. */
  unchanged?: boolean;
  rows: readonly ComparisonRow[];
};

export type CompareProps = {
  /** The two answers next to each other, or nothing while none is kept. */
  comparison: Comparison | undefined;
  /** Whether there is an answer to keep. */
  answered: boolean;
  /** Whether the sentence may be of two parts. */
  isLong?: boolean | undefined;
  onKeep: () => void;
  onForget: () => void;
  /** The kept numbers become the present ones, and these the kept. */
  onSwap: () => void;
};

const columns: Column<ComparisonRow>[] = [
  { header: "Figure", cell: ({ label }) => label, words: true },
  { header: "Kept", cell: ({ kept }) => kept },
  { header: "Now", cell: ({ now }) => now },
];

/** The difference to the answer that is kept, in a sentence, which a screen reader hears once typing pauses. */
export function Difference({ comparison, isLong }: CompareProps) {
  // What a page opens with is not read out: the announcement begins once the kept numbers are there.
  const ready = useHydrated();
  return (
    <>
      {comparison && (
        <section
          className={isLong ? `${styles.sentence} ${styles.long}` : styles.sentence}
          aria-label="Compare"
        >
          <p>{comparison.sentence}</p>
        </section>
      )}
      {ready && <Announcement words={comparison?.sentence ?? ""} />}
    </>
  );
}

/** Keeps an answer to compare with. The button keeps the focus: it then ends the comparison. */
export function KeepToCompare({ comparison, answered, onKeep, onForget, onSwap }: CompareProps) {
  if (!comparison && !answered) return null;
  return (
    <>
      <Button
        look="quiet"
        onClick={comparison ? onForget : onKeep}
        // Pressed before the page is hydrated, it keeps what was entered by then.
        data-keeps=""
      >
        {comparison ? "Stop comparing" : "Keep this to compare"}
      </Button>
      {comparison && !comparison.unchanged && (
        <Button look="quiet" onClick={onSwap}>
          Use the kept numbers
        </Button>
      )}
    </>
  );
}

/** The figures of both answers next to each other, folded: the sentence says the difference that matters most. */
export function ComparisonTable({ comparison }: Pick<CompareProps, "comparison">) {
  const { rows = [] } = comparison ?? {};
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="All differences" result={`${rows.length} rows`} printed="all">
      <div className={styles.table}>
        <ResultsTable
          caption="The numbers you kept and those of now"
          columns={columns}
          rows={rows}
          rowKey={({ label }) => label}
        />
      </div>
    </Disclosure>
  );
}
