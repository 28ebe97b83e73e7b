import { type ReactNode, useCallback, useMemo } from "react";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { type DrawCurve, SliderCurve } from "#web/components/field/slider-curve.ts";
import { picture } from "#web/components/picture/picture.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import type { CalculatorTab } from "#web/site/addresses.ts";

const SliderCurveChart = picture(
  async () => (await import("./slider-curve-chart.tsx")).SliderCurveChart,
  import.meta.env.SSR && (await import("./slider-curve-chart.tsx")).SliderCurveChart,
);

/** Gives the sliders of a calculator the curve of its answer. The curves follow when typing pauses, the points on them at once. */
export function AnswerCurves({ tab, children }: { tab: CalculatorTab; children: ReactNode }) {
  const inputs = useDebounced(useInputsOfPage().inputs, tablePause);
  const source = useMemo(() => ({ tab, inputs }), [tab, inputs]);
  const curve = useCallback<DrawCurve>(
    (slider) => <SliderCurveChart source={source} {...slider} />,
    [source],
  );
  return <SliderCurve value={curve}>{children}</SliderCurve>;
}
