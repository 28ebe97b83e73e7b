import { type ReactNode, useMemo } from "react";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { type DrawCurve, SliderCurve } from "#web/components/field/slider-curve.ts";
import { picture } from "#web/components/picture/picture.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import type { CalculatorTab } from "#web/site/addresses.ts";

const SliderCurveChart = picture(
  async () => (await import("./slider-curve-chart.tsx")).SliderCurveChart,
  import.meta.env.SSR && (await import("./slider-curve-chart.tsx")).SliderCurveChart,
);

/** Gives a calculator's sliders the curve of its answer: it follows when typing pauses, the point on it at once. */
export function AnswerCurves({ tab, children }: { tab: CalculatorTab; children: ReactNode }) {
  const inputs = useDebounced(useInputsOfPage().inputs, tablePause);
  const curve = useMemo<DrawCurve>(() => {
    const source = { tab, inputs };
    return (slider) => <SliderCurveChart source={source} {...slider} />;
  }, [tab, inputs]);
  return <SliderCurve value={curve}>{children}</SliderCurve>;
}
