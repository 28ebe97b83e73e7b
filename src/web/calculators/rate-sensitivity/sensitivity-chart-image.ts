import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { SensitivityDrawing } from "./sensitivity-chart.tsx";

export const chartName = "interest-sensitivity-chart";

/** Saves the chart as interest-sensitivity-chart.png; what paints it is fetched when it is asked for. */
export async function sensitivityChartImage(rows: readonly SensitivityRow[]): Promise<void> {
  const { downloadChartImage } = await import("#web/export/chart-image.ts");
  await downloadChartImage(chartName, (into) => {
    const root = createRoot(into);
    flushSync(() => root.render(createElement(SensitivityDrawing, { rows })));
    return () => root.unmount();
  });
}
