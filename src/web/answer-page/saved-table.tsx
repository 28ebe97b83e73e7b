import type { ReactNode } from "react";
import { ExportButtons } from "#web/components/export-buttons/export-buttons.tsx";
import { Actions, Part, type PartProps } from "#web/components/part/part.tsx";
import { csvRows, type SavedColumn } from "#web/components/results-table/columns.ts";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import type { CsvRow } from "#web/export/csv.ts";
import { downloadCsv } from "#web/export/download.ts";
import { track } from "#web/tracking/track.ts";

export type TableExportProps = {
  /** The file's name without its ending. */
  name: string;
  rows: () => readonly CsvRow[];
  /** What a file without rows still has. */
  header?: readonly string[];
  label?: string;
};

/** Saves a table as {name}.csv in either form, and counts it. */
export function TableExport({ name, rows, header, label = "Export" }: TableExportProps) {
  return (
    <ExportButtons
      label={label}
      onExport={(form) => {
        track("schedule_export", name);
        void downloadCsv(name, rows(), header, form);
      }}
    />
  );
}

/** Without a result its row says how many rows it has. */
type SavedTableProps<Row> = Pick<PartProps, "title" | "result" | "standsOpen" | "leads"> & {
  /** What the table shows; its title without one. */
  caption?: string;
  /** Names the file. */
  name: string;
  /** Other buttons, before the one that saves it. */
  actions?: ReactNode;
  columns: readonly SavedColumn<Row>[];
  /** What only the file has room for. */
  more?: readonly SavedColumn<Row>[];
  /** Columns that say nothing with these rows: in the file, not on the page. */
  without?: (column: SavedColumn<Row>) => boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  highlighted?: (row: Row) => boolean;
};

/** A table to read, and to save for a spreadsheet. */
export function SavedTable<Row>(props: SavedTableProps<Row>) {
  const { title, caption = title, name, actions, columns, more = [], without, rows } = props;
  const { result = `${rows.length} rows`, standsOpen, leads, rowKey, highlighted } = props;
  return (
    <Part {...{ title, result, standsOpen, leads }}>
      <Actions>
        {actions}
        <TableExport name={name} rows={() => csvRows([...columns, ...more], rows)} />
      </Actions>
      <ResultsTable
        caption={caption}
        columns={without ? columns.filter((column) => !without(column)) : columns}
        {...{ rows, rowKey, ...(highlighted && { highlighted }) }}
      />
    </Part>
  );
}
