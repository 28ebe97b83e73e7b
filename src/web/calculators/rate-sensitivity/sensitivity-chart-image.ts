import { h, render } from "preact";
import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { SensitivityDrawing } from "./sensitivity-chart.tsx";

export const chartName = "interest-sensitivity-chart";

/** Saves the chart as interest-sensitivity-chart.png; what paints it is fetched when it is asked for. */
export async function sensitivityChartImage(rows: readonly SensitivityRow[]): Promise<void> {
  const { downloadChartImage } = await import("#web/export/chart-image.ts");
  await downloadChartImage(chartName, (into) => {
    render(h(SensitivityDrawing, { rows }), into);
    return () => render(null, into);
  });
}
