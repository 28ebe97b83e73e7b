import { useEffect, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { Actions } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import styles from "./compare.module.css";

/** One figure of both answers, in words. */
export type ComparisonRow = { label: string; kept: string; now: string };

type CompareProps = {
  /** The two answers next to each other, or nothing while none is kept. */
  comparison: { sentence: string; rows: readonly ComparisonRow[] } | undefined;
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

/**
 * Keeps an answer to compare with. Then both are next to each other, with the difference in a sentence, which a screen
 * reader hears once typing pauses. The button stays where it is and keeps the focus: it now ends the comparison.
 */
export function Compare({ comparison, answered, onKeep, onForget, onSwap }: CompareProps) {
  const ready = useHydrated();
  if (!comparison && !answered) return null;
  return (
    <section className={styles.compare} aria-label="Compare">
      {comparison && <p className={styles.sentence}>{comparison.sentence}</p>}
      {comparison && comparison.rows.length > 0 && (
        <ResultsTable
          caption="The numbers you kept and those of now"
          columns={columns}
          rows={comparison.rows}
          rowKey={({ label }) => label}
        />
      )}
      <Actions>
        <Button onClick={comparison ? onForget : onKeep}>
          {comparison ? "Stop comparing" : "Keep this to compare"}
        </Button>
        {comparison && (
          <Button look="quiet" onClick={onSwap}>
            Take the kept numbers back
          </Button>
        )}
      </Actions>
      {ready && <Announcement words={comparison?.sentence ?? ""} />}
    </section>
  );
}

/** What a page opens with is not read out, so the announcement begins once the kept numbers are there. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
