/**
 * What draws the operator's reports. The build makes it of the website's own charts; the server loads it as it
 * loads the pages. Each function gives markup without scripts and without styles of its own.
 */
export type OperatorCharts = {
  /** What the drawings need in the stylesheet of their page. */
  styles: string;
  /** One bar a name, as long as its amount. */
  bars: (chart: ChartText & { bars: readonly ReportBar[] }) => string;
  /** One bar a name, all as long, parted by how much is good, needs improvement and is poor. */
  shares: (chart: ChartText & { bars: readonly ReportShares[] }) => string;
  /** The amounts of one day after another, each from zero. */
  days: (chart: ChartText & { days: readonly ReportDay[] }) => string;
};

type ChartText = {
  /** The chart's own name in its page: letters, digits and hyphens. */
  id: string;
  /** What the chart is of, for those who do not see it. */
  label: string;
  /** A heading over it. */
  title?: string;
  /** A sentence under it. */
  caption?: string;
};

/** `value` is the amount as it is written. */
export type ReportBar = { name: string; amount: number; value: string };

/** In percent of all that was measured; `value` says in words how good that is. */
export type ReportShares = { name: string; value: string; good: number; middle: number; poor: number };

/** `day` is YYYY-MM-DD. */
export type ReportDay = { day: string; amount: number };
