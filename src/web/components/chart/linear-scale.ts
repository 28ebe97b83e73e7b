import { tickStep, ticks } from "d3-array";

export type LinearScale = {
  (value: number): number;
  /** Round values across the domain, for grid lines and their words. */
  ticks: readonly number[];
};

/**
 * Places values of a domain evenly on a range of pixels. With `nice` the domain grows to round ends; one that reaches only
 * a little below zero does not grow there, because a whole step would be empty.
 * The ticks are from d3-array; d3-scale would add colours, dates and formats that no chart here uses.
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  { tickCount = 5, nice = false }: { tickCount?: number; nice?: boolean } = {},
): LinearScale {
  const step = nice && to > from ? tickStep(from, to, tickCount) : 0;
  const low = step > 0 && !(from < 0 && from > -step / 2) ? Math.floor(from / step) * step : from;
  const high = step > 0 ? Math.ceil(to / step) * step : to;
  const place = (value: number) =>
    high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start);
  return Object.assign(place, { ticks: ticks(low, high, tickCount) });
}
