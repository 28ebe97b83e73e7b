import { leastWhole } from "../bisection/bisection.ts";

/** The values that a field takes: from `low` to `high`, so many to one: 1 for whole rand or years, 100 for a rate of two decimals. */
export type Grid = { readonly low: number; readonly high: number; readonly perOne: number };

/** Half a cent: a figure that is closer than this is the same to the cent. */
export const sameCent = 0.005;

/**
 * The value of a field that gives a wanted figure: the most, or the least, for which something holds.
 *
 * `holds` must be true on one side of the answer and false on the other, as "costs no more than R15 000 a month" is of a
 * price. Undefined if it holds nowhere: neither at the lowest value, where the most is wanted, nor at the highest.
 */
export const solve = (
  holds: (value: number) => boolean,
  find: "most" | "least",
  { low, high, perOne }: Grid,
): number | undefined => {
  const first = Math.ceil(low * perOne);
  const steps = Math.floor(high * perOne) - first;
  if (steps < 0) return undefined;
  // Divided, not multiplied by 0.01: that gives the double which the written number means.
  const valueAt = (step: number) => (first + step) / perOne;
  if (find === "least") {
    const step = leastWhole((at) => holds(valueAt(at)), steps);
    return step === undefined ? undefined : valueAt(step);
  }
  const tooMuch = leastWhole((at) => !holds(valueAt(at)), steps) ?? steps + 1;
  return tooMuch === 0 ? undefined : valueAt(tooMuch - 1);
};
