import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OperatorCharts, ReportDay } from "#contract/operator-charts.ts";
import { Area } from "#web/components/chart/area.tsx";
import barStyles from "#web/components/chart/bars.module.css?inline";
import { Bars } from "#web/components/chart/bars.tsx";
import figureStyles from "#web/components/chart/chart-figure.module.css?inline";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import hatchStyles from "#web/components/chart/hatch.module.css?inline";
import { type LinearScale, linearScale } from "#web/components/chart/linear-scale.ts";
import plotStyles from "#web/components/chart/plot.module.css?inline";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { shortDay } from "#web/format/day.ts";
import { shortNumber } from "#web/format/rand.ts";
import tokens from "#web/styles/tokens.css?inline";

export const styles: OperatorCharts["styles"] = [
  tokens,
  figureStyles,
  plotStyles,
  barStyles,
  hatchStyles,
].join("\n");

export const bars: OperatorCharts["bars"] = ({ id, label, bars, ...text }) =>
  figure(text, <Bars id={id} label={label} bars={bars} />);

export const shares: OperatorCharts["shares"] = ({ id, label, bars, ...text }) =>
  figure(
    text,
    <Bars
      id={id}
      label={label}
      bars={bars.map(({ name, value, good, middle, poor }) => ({
        name,
        value,
        amount: 100,
        parts: [
          { amount: good, tone: "main" },
          { amount: middle, tone: "soft" },
          { amount: poor, tone: "notice" },
        ],
      }))}
    />,
  );

export const days: OperatorCharts["days"] = ({ id, label, days, ...text }) =>
  figure(text, <DaysPlot id={id} label={label} days={days} />);

const figure = (text: { title?: string; caption?: string }, drawing: ReactNode) =>
  renderToStaticMarkup(<ChartFigure {...text}>{drawing}</ChartFigure>);

/** A step a day. */
function DaysPlot({ id, label, days }: { id: string; label: string; days: readonly ReportDay[] }) {
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const y = linearScale([0, most], [plotHeights.low, 4], { tickCount: 3, nice: true });
  const x = linearScale([0, days.length], [0, 1], { tickCount: 4 });
  // The last day is repeated to reach the end.
  const top = [...days, ...days.slice(-1)].map(({ amount }, index): Point => [x(index), y(amount)]);
  const dayAt = (index: number) =>
    shortDay(days[index]?.day ?? "").slice(0, days.length > 366 ? undefined : -5);
  return (
    <Plot
      label={label}
      size="low"
      x={{ scale: x, ticks: whole(x).filter((tick) => tick < days.length), format: dayAt }}
      y={{ scale: y, ticks: whole(y), format: shortNumber }}
    >
      <Area id={id} top={top} fill="main" step />
    </Plot>
  );
}

/** There are no halves of days or visitors. */
const whole = ({ ticks }: LinearScale) => ticks.filter(Number.isInteger);
