import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { shortDay } from "#web/format/day.ts";

/** The drawing's own units; the page stretches the width and keeps the height. */
export const drawn = { width: 1000, height: 240 } as const;

export type PrimeRateDrawing = {
  /** The rates of the grid lines, lowest first, each with its height. */
  rates: readonly { rate: number; y: number }[];
  /** The days worth a label, in percent of the width. */
  dates: readonly { label: string; percentAcross: number }[];
  path: string;
  first: PrimeRateEntry & { y: number };
  last: PrimeRateEntry & { y: number };
};

const milliseconds = (date: string) => Date.parse(`${date}T00:00:00Z`);
const mostDates = 6;

/** A step line through a series of at least one point: where its line, its grid and its labels go. */
export function primeRateDrawing(series: readonly PrimeRateEntry[]): PrimeRateDrawing {
  const first = series[0]!;
  const last = series.at(-1)!;
  const values = series.map(({ rate }) => rate);
  const lowest = Math.floor(Math.min(...values) - 0.25);
  const highest = Math.ceil(Math.max(...values) + 0.25);
  const across = linearScale([milliseconds(first.date), milliseconds(last.date)], [0, drawn.width]);
  const up = linearScale([lowest, highest], [drawn.height, 0]);
  const y = (rate: number) => Math.round(up(rate) * 10) / 10;
  const step = highest - lowest > 6 ? 2 : 1;
  const count = Math.floor((highest - lowest) / step) + 1;
  return {
    rates: Array.from({ length: count }, (_, index) => lowest + index * step).map((rate) => ({
      rate,
      y: y(rate),
    })),
    dates: labelled(series).map(({ date, label }) => ({
      label,
      percentAcross: Math.round(across(milliseconds(date))) / 10,
    })),
    path: stepPath(series, (date) => Math.round(across(milliseconds(date))), y),
    first: { ...first, y: y(first.rate) },
    last: { ...last, y: y(last.rate) },
  };
}

/** Across at the old rate, then up or down on the day of the change. */
function stepPath(
  series: readonly PrimeRateEntry[],
  x: (date: string) => number,
  y: (rate: number) => number,
): string {
  const changes = series.filter(({ rate }, index) => index > 0 && rate !== series[index - 1]?.rate);
  const steps = changes.map(({ date, rate }) => `H${x(date)}V${y(rate)}`);
  return `M0 ${y(series[0]!.rate)}${steps.join("")}H${drawn.width}`;
}

/** First of Januaries as years, thinned out so that they have room; over a short time every sixth month. */
function labelled(series: readonly PrimeRateEntry[]): readonly { date: string; label: string }[] {
  const firsts = series.map(({ date }) => date).filter((date) => date.endsWith("-01"));
  const years = firsts.filter((date) => date.endsWith("-01-01"));
  if (series.length > 25) {
    const every = Math.ceil(years.length / mostDates);
    const shown = years.filter((_, index) => (years.length - 1 - index) % every === 0);
    return shown.map((date) => ({ date, label: date.slice(0, 4) }));
  }
  const shown = firsts.filter(
    (date) => (Number(date.slice(5, 7)) - Number(firsts.at(-1)?.slice(5, 7))) % 6 === 0,
  );
  return shown.map((date) => ({ date, label: shortDay(date).slice(2) }));
}
