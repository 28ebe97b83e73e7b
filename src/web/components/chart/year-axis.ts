import { linearScale } from "./linear-scale.ts";

/** A horizontal axis over a number of years, with whole years as marks. */
export function yearAxis(years: number) {
  const scale = linearScale([0, years], [0, 1]);
  return { scale, ticks: scale.ticks.filter(Number.isInteger), format: String, unit: "Year" };
}
