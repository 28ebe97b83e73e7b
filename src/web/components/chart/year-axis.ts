import { linearScale } from "./linear-scale.ts";

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
