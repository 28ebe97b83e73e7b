import type { SwitchYourBondResult } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";

/** What has been saved by the end of a month, in rand; negative while one is behind. */
export type SwitchPoint = { month: number; saving: number };

/** Less than half a cent is no change. */
const halfACent = 0.005;

/** The savings each half year and at the break-even, up to the month after which they no longer change, or the chosen year. */
export function switchPoints(
  { savings, breakEvenMonth }: SwitchYourBondResult,
  horizonYears: number,
): SwitchPoint[] {
  const end = savings.at(-1) ?? 0;
  const changing = savings.findLastIndex((saving) => Math.abs(saving - end) > halfACent);
  const last = Math.min(
    savings.length - 1,
    Math.max(12, horizonYears * 12, Math.ceil((changing + 1) / 12) * 12),
  );
  const wanted = Array.from({ length: Math.floor(last / 6) + 1 }, (_, half) => half * 6);
  if (breakEvenMonth !== undefined && breakEvenMonth <= last) wanted.push(breakEvenMonth);
  return [...new Set([...wanted, last])]
    .sort((a, b) => a - b)
    .map((month) => ({ month, saving: savings[month] ?? end }));
}
