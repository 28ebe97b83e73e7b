import { ticks } from "d3-array";
import { linearScale } from "./linear-scale.ts";

/** The same with the calendar's years, from a month on (YYYY-MM): "Today", "2030", "2035", each at its January. */
export function calendarAxis(years: number, from: string) {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const start = year + (month - 1) / 12;
  const scale = linearScale([0, years], [0, 1]);
  // Clear of the word at the start.
  const januaries = ticks(start, start + years, 4).filter(
    (at) => Number.isInteger(at) && scale(at - start) > 0.15,
  );
  const format = (at: number) => (at === 0 ? "Today" : String(Math.round(start + at)));
  return { scale, ticks: [0, ...januaries.map((at) => at - start)], format };
}

/** A horizontal axis from today over a number of years, with few whole years as marks: "Today", "5", "10 years". */
export function yearAxis(years: number) {
  const scale = linearScale([0, years], [0, 1], { tickCount: 3 });
  const ticks = scale.ticks.filter(Number.isInteger);
  const last = ticks.at(-1);
  const format = (year: number) => {
    if (year === 0) return "Today";
    return year === last ? `${year} ${year === 1 ? "year" : "years"}` : String(year);
  };
  return { scale, ticks, format };
}
