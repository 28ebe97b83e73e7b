import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { SensitivityRows } from "./inputs-sensitivity.ts";
import { SensitivityDrawing } from "./sensitivity-chart.tsx";

export const chartName = "interest-sensitivity-chart";

/** Saves the chart as interest-sensitivity-chart.png with `lines` under its heading; what paints it is fetched when it is asked for. */
export async function sensitivityChartImage(rows: SensitivityRows, lines: readonly string[]): Promise<void> {
  const { downloadChartImage } = await import("#web/export/chart-image.ts");
  await downloadChartImage(chartName, lines, (into) => {
    const root = createRoot(into);
    flushSync(() => root.render(<SensitivityDrawing {...rows} />));
    return () => root.unmount();
  });
}
