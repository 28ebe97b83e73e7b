import type { SliderRange } from "#contract/input-fields.ts";
import { signedPoints } from "#web/format/percent.ts";
import { signedRand } from "#web/format/rand.ts";
import type { Field } from "./fields.ts";

/** A round step along a field: the largest of 1, 10, 100 and so on that is at most a tenth of its range; backwards at its end. */
export function stepAlong({ min, max }: SliderRange, value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10((max - min) / 10)));
  return value + step > max ? -step : step;
}

/** "+R100 000", "+1 year", "−1 point" */
export function stepText({ kind, unit = "points" }: Field, step: number): string {
  if (kind === "money") return signedRand(step);
  return `${signedPoints(step)} ${Math.abs(step) === 1 ? unit.replace(/s$/, "") : unit}`;
}
