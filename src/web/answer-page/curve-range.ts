import { tickStep } from "d3-array";
import { useRef } from "react";
import { isUsableMonth } from "#calculations/calendar/months.ts";
import { maxAmount, type SliderRange } from "#contract/input-fields.ts";
import { numberOfMonth } from "#web/components/date-field/month-number.ts";
import { valueProblem } from "./answer-values.ts";
import { type Field, isNumberField, type Value } from "./fields.ts";

export type Ranges = Readonly<Record<string, SliderRange>>;

/** The ranges of fields with curves, wider where a value that the field takes is beyond them. */
export function rangesWith(
  ranges: Ranges,
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, Value>>,
): Ranges {
  const wider = Object.entries(ranges).map(([name, range]) => {
    const [field, value] = [fields[name], values[name]];
    const takes = field && value !== undefined && !valueProblem(field, value);
    if (takes && field.kind === "month") return [name, rangeFromMonth(range, value)];
    return [name, takes && isNumberField(field) ? rangeWith(range, Number(value)) : range];
  });
  return Object.fromEntries(wider);
}

/** An earlier month takes the end along; after the last one there are only months to come. */
const rangeFromMonth = (range: SliderRange, month: Value): SliderRange =>
  isUsableMonth(String(month)) ? rangeWith(range, Math.min(range.max, numberOfMonth(String(month)))) : range;

/**
 * A range that has a value in it: the same one, or one up to the next round value above it, or down to the value. Its
 * marks are the two ends, and the middle where that is round too.
 */
export function rangeWith(range: SliderRange, value: number): SliderRange {
  const { min, max, step } = range;
  if (value >= min && value <= max) return range;
  const low = Math.min(min, Math.floor(value / step) * step);
  // In whole steps, or an end would be at a value that is none.
  const round = Math.ceil(tickStep(low, Math.max(max, value), 4) / step) * step;
  const high = value > max ? Math.ceil(value / round) * round : max;
  const middle = (low + high) / 2;
  return { min: low, max: high, step, ticks: middle % step === 0 ? [low, middle, high] : [low, high] };
}

/** The ranges of fields with curves, shorter where a small value would be in the corner: R180 000 on a curve from R0 to R5m. */
export function rangesCloseTo(ranges: Ranges, values: Readonly<Record<string, Value>>): Ranges {
  const closer = Object.entries(ranges).map(([name, range]) => [
    name,
    rangeCloseTo(range, Number(values[name])),
  ]);
  return Object.fromEntries(closer);
}

/** A range from 0 up to a round value from four times a small one on. */
export function rangeCloseTo(range: SliderRange, value: number): SliderRange {
  // While the first digits of an amount are typed it stays as it is.
  if (range.min !== 0 || !(value >= range.max / 100 && value < range.max / 10)) return range;
  const high = roundFrom(4 * value);
  return high < range.max ? rangeUpTo(high, range) : range;
}

/** The ranges with that of a deposit in rand up to a round value from half of the price on. */
export function rangesByPrice(
  ranges: Ranges,
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, Value>>,
): Ranges {
  const deposit = ["downPayment", "deposit"].find((name) => ranges[name] && fields[name]?.kind === "money");
  const price = Number(values.purchasePrice ?? values.price);
  // While the first digits of the price are typed it stays as it is.
  if (!deposit || !(price >= leastPrice && price <= maxAmount)) return ranges;
  return { ...ranges, [deposit]: rangeUpTo(roundFrom(price / 2), ranges[deposit]!) };
}

/** The lowest price that a deposit's range follows. */
const leastPrice = 100_000;

const rangeUpTo = (high: number, { step }: SliderRange): SliderRange => ({
  min: 0,
  max: high,
  step: Math.min(step, high / 100),
  ticks: [0, high / 2, high],
});

/** The first of 1, 2, 5, 10, 20 and so on that is not less than a value. */
function roundFrom(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((round) => round >= least)!;
}

/** The thumb that is held or used by keys: a range that changed now would move it from under the finger. */
export const thumbInUse = (): HTMLInputElement | null =>
  typeof document === "undefined" ? null : document.querySelector("input[type=range]:is(:focus, :active)");

/** Whether it is the door of the picture. */
export const doorInUse = (): boolean =>
  typeof document !== "undefined" && document.querySelector("[data-door]:is(:focus, :active)") !== null;

/** What a picture is drawn on: while its door is moved it stays, or the ground would move under it. */
export function useStillUnderDoor<Ground>(now: Ground): Ground {
  const held = useRef(now);
  if (!doorInUse()) held.current = now;
  return held.current;
}
