import { type ReactNode, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Actions } from "#web/components/part/part.tsx";
import { usePrinting } from "#web/components/printing/use-printing.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";

/** Rows shown before "Show All". */
const firstRows = 60;

export type ScheduleView = "monthly" | "yearly";

const views = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
] as const;

type ScheduleControlsProps = {
  name: string;
  view: ScheduleView;
  onView: (view: ScheduleView) => void;
  onExport: () => void;
  children: ReactNode;
};

/** The Monthly/Yearly toggle and the Export button above a schedule. */
export function ScheduleControls({ name, view, onView, onExport, children }: ScheduleControlsProps) {
  return (
    <>
      <Actions>
        <div className="needs-script">
          <Segmented name={name} legend="Schedule view" options={views} value={view} onChange={onView} />
        </div>
        <Button onClick={onExport}>Export</Button>
      </Actions>
      {children}
    </>
  );
}

type ScheduleTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
};

/**
 * A long schedule: the first 60 rows, then all on demand. It stays where it is while an amount is being
 * retyped and for a moment there is no loan, so that what was opened stays open.
 */
export function ScheduleTable<Row>({ caption, columns, rows, rowKey }: ScheduleTableProps<Row>) {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const shown = all || printing ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) return <p>The payments appear here once there is a loan and a term.</p>;
  return (
    <>
      <ResultsTable caption={caption} columns={columns} rows={shown} rowKey={rowKey} />
      {rows.length > firstRows && (
        <div>
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? "Show Less" : `Show All ${rows.length} Payments`}
          </Button>
        </div>
      )}
    </>
  );
}
