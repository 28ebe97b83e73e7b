/** A number with a decimal point and a fixed count of decimals, halves rounded up: fixed(10.75, 3) is "10.750". */
export function fixed(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  // The nudge lets 1.005, stored as 1.00499…, round as it is written.
  const rounded = Math.round(value * scale * (1 + Number.EPSILON)) / scale;
  return (rounded === 0 ? 0 : rounded).toFixed(decimals).replace("-", "\u2212");
}

/** "10.75%" */
export function percent(value: number, decimals: number): string {
  return `${fixed(value, decimals)}%`;
}

/** "1 percentage point", "0.25 percentage points": a change without its sign. */
export function pointsText(change: number): string {
  const points = Math.abs(change);
  return `${Number(points.toFixed(3))} percentage point${points === 1 ? "" : "s"}`;
}

/** A change in points with its sign: "+1", "−0.5", "0". */
export function signedPoints(change: number): string {
  const points = String(Number(change.toFixed(3))).replace("-", "\u2212");
  return change > 0 ? `+${points}` : points;
}

/** A rate as banks quote it: two decimals, and a third where it has one. 10.5 is "10.50%", 10.125 is "10.125%". */
export function quotedRate(value: number): string {
  const thousandths = fixed(value, 3);
  return `${thousandths.endsWith("0") ? thousandths.slice(0, -1) : thousandths}%`;
}

/** A rate with as many decimals as it has, at most three: 10.5 is "10.5%", 10.125 is "10.125%". */
export function ratePercent(value: number): string {
  return `${Number(value.toFixed(3))}%`;
}
