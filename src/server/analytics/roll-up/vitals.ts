export const vitalNames = ["LCP", "INP", "CLS"] as const;
export type VitalName = (typeof vitalNames)[number];

type Vital = {
  /** What it measures, in words. */
  meaning: string;
  /** Up to here it is good, and up to there it needs improvement, as web.dev/articles/vitals has it. */
  good: number;
  poor: number;
  /** Where the bars of its histogram begin; both limits are among them, so that no bar straddles one. */
  edges: readonly number[];
};

export const vitals: Record<VitalName, Vital> = {
  LCP: {
    meaning: "until the largest part is shown, milliseconds",
    good: 2_500,
    poor: 4_000,
    edges: [
      0, 200, 400, 600, 800, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000,
      5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000,
    ],
  },
  INP: {
    meaning: "until the page answers a press, milliseconds",
    good: 200,
    poor: 500,
    edges: [
      0, 16, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 700, 1_000, 2_000, 5_000,
    ],
  },
  CLS: {
    meaning: "how far things shift while one reads",
    good: 0.1,
    poor: 0.25,
    edges: [
      0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2,
    ],
  },
};

/** How many of the values are in the bar that begins there. */
export type Bar = { from: number; count: number };

/** The value below which so large a part of all is, read off a histogram as a straight line within its bar. */
export function quantile(name: VitalName, bars: readonly Bar[], part: number): number {
  const { edges } = vitals[name];
  const sorted = bars.toSorted((a, b) => a.from - b.from);
  let left = part * sorted.reduce((sum, { count }) => sum + count, 0);
  for (const { from, count } of sorted) {
    const next = edges.find((edge) => edge > from) ?? from;
    if (left <= count) return from + (next - from) * (left / count);
    left -= count;
  }
  return Number.NaN;
}

export function verdict(name: VitalName, value: number): "good" | "needs improvement" | "poor" {
  const { good, poor } = vitals[name];
  if (value <= good) return "good";
  return value <= poor ? "needs improvement" : "poor";
}
