import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { track } from "#web/tracking/track.ts";
import type { SensitivityRows } from "./inputs-sensitivity.ts";
import { SensitivityDrawing } from "./sensitivity-chart.tsx";

const chartName = "interest-sensitivity-chart";

/** Saves the chart as interest-sensitivity-chart.png and counts it, with `lines` under its heading; what paints it is fetched when it is asked for. */
export async function sensitivityChartImage(rows: SensitivityRows, lines: readonly string[]): Promise<void> {
  track("chart_export", chartName);
  const { downloadChartImage } = await import("#web/export/chart-image.ts");
  await downloadChartImage(chartName, lines, (into) => {
    const root = createRoot(into);
    flushSync(() => root.render(<SensitivityDrawing {...rows} />));
    return () => root.unmount();
  });
}
