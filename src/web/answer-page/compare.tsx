import { Button } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { useHydrated } from "#web/components/picture/use-hydrated.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import styles from "./compare.module.css";

/** One figure of both answers, in words. */
export type ComparisonRow = { label: string; kept: string; now: string };

type Comparison = {
  sentence: string;
  /** The sentence for the answer's bar: one line of about thirty letters. */
  short?: string | undefined;
  rows: readonly ComparisonRow[];
};

export type CompareProps = {
  /** The two answers next to each other, or nothing while none is kept. */
  comparison: Comparison | undefined;
  /** Whether there is an answer to keep. */
  answered: boolean;
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

/** An answer that is kept to compare with, on a page with one place for it: the sentence, and under it the table. */
export function Compare(props: CompareProps) {
  return (
    <>
      <KeepToCompare {...props} />
      <ComparisonTable {...props} />
    </>
  );
}

/**
 * Keeps an answer to compare with, and then says the difference in a sentence, which a screen reader hears once typing
 * pauses. The button keeps the focus: it now ends the comparison.
 */
export function KeepToCompare({ comparison, answered, onKeep, onForget, onSwap }: CompareProps) {
  // What a page opens with is not read out: the announcement begins once the kept numbers are there.
  const ready = useHydrated();
  if (!comparison && !answered) return null;
  return (
    <section className={styles.compare} aria-label="Compare">
      {comparison && <p className={styles.sentence}>{comparison.sentence}</p>}
      <div className={styles.ways}>
        <Button look="quiet" onClick={comparison ? onForget : onKeep}>
          {comparison ? "Stop comparing" : "Keep this to compare"}
        </Button>
        {comparison && (
          <Button look="quiet" onClick={onSwap}>
            Take the kept numbers back
          </Button>
        )}
      </div>
      {ready && <Announcement words={comparison?.sentence ?? ""} />}
    </section>
  );
}

/** The figures of both answers next to each other. */
export function ComparisonTable({ comparison }: Pick<CompareProps, "comparison">) {
  if (!comparison || comparison.rows.length === 0) return null;
  return (
    <div className={styles.table}>
      <ResultsTable
        caption="The numbers you kept and those of now"
        columns={columns}
        rows={comparison.rows}
        rowKey={({ label }) => label}
      />
    </div>
  );
}
