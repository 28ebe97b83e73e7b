import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { CsvRow } from "#web/export/csv.ts";
import { downloadCsv } from "#web/export/download.ts";
import { track } from "#web/tracking/track.ts";
import { chartName, sensitivityChartImage } from "./rate-sensitivity/sensitivity-chart-image.ts";

/** Saves a table as {name}.csv and counts it. */
export function exportTable(name: string, rows: readonly CsvRow[]): void {
  track("schedule_export", name);
  void downloadCsv(name, rows);
}

/** Saves the chart as a picture and counts it. */
export function exportChart(rows: readonly SensitivityRow[]): void {
  track("chart_export", chartName);
  void sensitivityChartImage(rows);
}
