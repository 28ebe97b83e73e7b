import { ExportButtons } from "#web/components/export-buttons/export-buttons.tsx";
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
