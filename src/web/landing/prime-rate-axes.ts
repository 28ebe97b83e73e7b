import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { shortMonth } from "#web/format/day.ts";
import { ratePercent } from "#web/format/percent.ts";

/** A date as a decimal year. Months are equal parts, so that round values are the first of a month. */
export function inYears(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12 + (day - 1) / 372;
}

/** From the first to the last date, with the first of January of some years; over one year, of July too. */
export function dateAxis(series: readonly PrimeRateEntry[]) {
  const dates = [series[0], series.at(-1)].map((entry) => inYears(entry?.date ?? ""));
  const [from = 0, to = 0] = dates;
  const scale = linearScale([from, to], [0, 1], { tickCount: tickCount(to - from) });
  const byMonth = scale.ticks.some((tick) => !Number.isInteger(tick));
  return { scale, format: (years: number) => (byMonth ? monthOf(years) : String(years)) };
}

/** Few enough for a phone. */
function tickCount(years: number): number {
  if (years > 4) return 6;
  return years > 1 ? 3 : 2;
}

/** 2025.5 is "Jul 2025". */
function monthOf(years: number): string {
  const month = Math.round((years % 1) * 12) + 1;
  return shortMonth(`${Math.floor(years)}-${month}-1`);
}

/** Around the rates, not from zero: changes must be visible, and no areas are compared. */
export function rateAxis(series: readonly PrimeRateEntry[]) {
  const rates = series.map(({ rate }) => rate);
  // Room for a label over the highest and under the lowest.
  const room = Math.max(0.25, (Math.max(...rates) - Math.min(...rates)) * 0.12);
  const [lowest, highest] = [Math.min(...rates) - room, Math.max(...rates) + room];
  const scale = linearScale([lowest, highest], [plotHeights.tall, 8], { tickCount: 4, nice: true });
  return { scale, format: ratePercent };
}
