/**
 * The charts of the operator's reports. The build makes them from the website's own charts; the server loads them as it
 * loads the pages. Each function returns markup without scripts or styles.
 */
export type OperatorCharts = {
  /** The styles that the charts need in their page. */
  styles: string;
  /** One bar a name, as long as its amount. */
  bars: (chart: ChartText & { bars: readonly ReportBar[] }) => string;
  /** One bar a name, all of one length, divided into good, needs improvement and poor. */
  shares: (chart: ChartText & { bars: readonly ReportShares[] }) => string;
  /** The amounts day by day, each drawn from zero. */
  days: (chart: ChartText & { days: readonly ReportDay[] }) => string;
};

type ChartText = {
  /** The chart's own name in its page: letters, digits and hyphens. */
  id: string;
  /** What the chart shows, for screen readers. */
  label: string;
  /** A heading over it. */
  title?: string;
  /** A sentence under it. */
  caption?: string;
};

/** `value` is the formatted amount. */
export type ReportBar = { name: string; amount: number; value: string };

/** In percent of all measurements; `value` says in words how good that is. */
export type ReportShares = { name: string; value: string; good: number; middle: number; poor: number };

/** `day` is YYYY-MM-DD. */
export type ReportDay = { day: string; amount: number };
