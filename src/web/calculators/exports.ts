import type { CsvForm, CsvRow } from "#web/export/csv.ts";
import { downloadCsv } from "#web/export/download.ts";
import { track } from "#web/tracking/track.ts";

/** Saves a table as {name}.csv and counts it. A table without rows is saved with its `header` alone. */
export function exportTable(
  name: string,
  rows: readonly CsvRow[],
  header?: readonly string[],
  form?: CsvForm,
): void {
  track("schedule_export", name);
  void downloadCsv(name, rows, header, form);
}
