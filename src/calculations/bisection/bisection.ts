/**
 * The least whole number from 0 to `most` for which something holds, such as the least whole rand that reaches a goal.
 * Once `holds` is true it must stay true. Undefined if it is false even at `most`, which need not be whole.
 */
export const leastWhole = (holds: (value: number) => boolean, most: number): number | undefined => {
  if (holds(0)) return 0;
  let below = 0;
  let above = Math.ceil(most);
  if (!holds(above)) return undefined;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (holds(middle)) above = middle;
    else below = middle;
  }
  return above;
};

/** Enough halvings to reach two neighbouring doubles from any bounds. */
const mostHalvings = 64;

/**
 * The number between two bounds at which a monotonic function is 0, found by halving to `within`.
 * A bound at which it is 0 is the answer. Undefined if both bounds have the same sign: then no zero is certain.
 */
export const rootBetween = (
  valueAt: (x: number) => number,
  bounds: { readonly low: number; readonly high: number },
  within: number,
): number | undefined => {
  let { low, high } = bounds;
  const atLow = valueAt(low);
  const atHigh = valueAt(high);
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (!(atLow < 0 ? atHigh > 0 : atHigh < 0)) return undefined;
  for (let halvings = 0; halvings < mostHalvings && high - low > within; halvings++) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < 0 === atLow < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
