import { type ReactNode, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import { Button } from "#web/components/button/button.tsx";
import { schedulePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { useKept } from "#web/components/kept/use-kept.ts";
import { Actions } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import { TableExport, type TableExportProps } from "./saved-table.tsx";
import styles from "./schedule-table.module.css";

/** Rows shown before "Show All". */
const firstRows = 60;

export type ScheduleView = "monthly" | "yearly";

type ByView<Value> = Readonly<Record<ScheduleView, Value>>;

const views = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
] as const;

type ScheduleProps<Month, Year> = {
  /** Names the toggle, and under it the page remembers which view was chosen. */
  name: string;
  /** The name of the file without its view and its ending; the schedule's own without it. */
  file?: string;
  /** What the page begins with. */
  first?: ScheduleView;
  /** The table of each view. */
  monthly: ScheduleTableProps<Month>;
  yearly: ScheduleTableProps<Year>;
  /** The rows of the file, and what one without rows still has. */
  rows: ByView<TableExportProps["rows"]>;
  headers?: ByView<readonly string[]>;
  /** Said before the table. */
  children?: ReactNode;
};

/**
 * A schedule by month or by year. It follows last of all: its payments cost more to draw than the rest of the page. One without
 * payments is shown at once.
 */
export function Schedule<Month, Year>(props: ScheduleProps<Month, Year>) {
  const settled = useDebounced(props, props.monthly.rows.length > 0 ? schedulePause : 0);
  // The same element until it settles anew: React then draws nothing of it again.
  return useMemo(() => <SettledSchedule {...settled} />, [settled]);
}

/**
 * A table for each view, the toggle between them, and the way to save the one that is shown. On paper months that are not all
 * shown are years.
 */
function SettledSchedule<Month, Year>(props: ScheduleProps<Month, Year>) {
  const { name, file = name, first = "monthly", monthly, yearly, rows, headers, children } = props;
  const [view, setView] = useKept<ScheduleView>(`${name}-view`, first);
  return (
    <>
      <Actions>
        <div className="needs-script">
          <Segmented name={name} legend="Schedule view" options={views} value={view} onChange={setView} />
        </div>
        <TableExport name={`${file}-${view}`} rows={rows[view]} {...(headers && { header: headers[view] })} />
      </Actions>
      {children}
      {view === "monthly" ? (
        <ScheduleTable {...monthly} onPaper={<ResultsTable {...yearly} />} />
      ) : (
        <ScheduleTable {...yearly} />
      )}
    </>
  );
}

type ScheduleTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  /** What the rows are called on the button for all of them. */
  rowsName?: string;
  /** Printed while not all rows are shown. */
  onPaper?: ReactNode;
};

/**
 * A long schedule: the first 60 rows, then all on demand, and one of its years on demand. It stays where it is while an amount is being
 * retyped and for a moment there is no loan, so that what was opened stays open.
 */
export function ScheduleTable<Row>(props: ScheduleTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowsName = "Payments", onPaper } = props;
  const [all, setAll] = useKept(`${caption}: all`, false);
  const table = useRef<HTMLDivElement>(null);
  const shown = all ? rows : rows.slice(0, firstRows);
  const isCut = shown.length < rows.length;
  if (rows.length === 0) return <p>The payments appear here once there is a loan and a term.</p>;

  function goToYear(year: number) {
    flushSync(() => setAll(true));
    const payments = table.current?.querySelectorAll("tbody > tr:has(> th)");
    payments?.[(year - 1) * paymentsPerYear]?.scrollIntoView();
  }

  return (
    <>
      {rows.length > firstRows && <YearJump payments={rows.length} onYear={goToYear} />}
      <div ref={table} className={isCut && onPaper ? styles.screen : undefined}>
        <ResultsTable caption={caption} columns={columns} rows={shown} rowKey={rowKey} />
      </div>
      {isCut && (
        <div className={styles.paper}>
          {onPaper ?? (
            <p>
              The first {firstRows} of {rows.length}.
            </p>
          )}
        </div>
      )}
      {rows.length > firstRows && (
        <div>
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? "Show Less" : `Show All ${rows.length} ${rowsName}`}
          </Button>
        </div>
      )}
    </>
  );
}

/** The way to a year of a schedule by month. Only the page moves: who chooses with the arrow keys can go on. */
function YearJump({ payments, onYear }: { payments: number; onYear: (year: number) => void }) {
  const years = Math.ceil(payments / paymentsPerYear);
  return (
    <label className={`${styles.jump} needs-script`}>
      Go to
      <select autoComplete="off" onChange={(event) => onYear(Number(event.currentTarget.value))}>
        {Array.from({ length: years }, (_, index) => index + 1).map((year) => (
          <option key={year} value={year}>
            Year {year}
          </option>
        ))}
      </select>
    </label>
  );
}
