import { linearScale } from "./linear-scale.ts";

/** A horizontal axis of so many years, with whole years as marks. */
export function yearAxis(years: number) {
  const scale = linearScale([0, years], [0, 1], { tickCount: 5 });
  const ticks = scale.ticks.filter(Number.isInteger);
  return { scale: Object.assign((year: number) => scale(year), { ticks }), format: String, unit: "Year" };
}
