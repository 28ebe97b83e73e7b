import { Button } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { useHydrated } from "#web/components/kept/use-hydrated.ts";
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

/** The difference to the answer that is kept, in a sentence, which a screen reader hears once typing pauses. */
export function Difference({ comparison }: CompareProps) {
  // What a page opens with is not read out: the announcement begins once the kept numbers are there.
  const ready = useHydrated();
  return (
    <>
      {comparison && (
        <section className={styles.sentence} aria-label="Compare">
          {comparison.sentence}
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
      <Button look="quiet" onClick={comparison ? onForget : onKeep}>
        {comparison ? "Stop comparing" : "Keep this to compare"}
      </Button>
      {comparison && (
        <Button look="quiet" onClick={onSwap}>
          Take the kept numbers back
        </Button>
      )}
    </>
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
