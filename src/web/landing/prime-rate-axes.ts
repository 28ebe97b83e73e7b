import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { shortDay } from "#web/format/day.ts";
import { ratePercent } from "#web/format/percent.ts";

/** A date as a year and a part of it. Months are equal parts, so that round values are firsts of months. */
export function inYears(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12 + (day - 1) / 372;
}

/** From the first to the last date, with the first of January of some years; over one year, of July too. */
export function dateAxis(series: readonly PrimeRateEntry[]) {
  const dates = [series[0], series.at(-1)].map((entry) => inYears(entry?.date ?? ""));
  const [from = 0, to = 0] = dates;
  const scale = linearScale([from, to], [0, 1], { tickCount: to - from > 1 ? 6 : 2 });
  const byMonth = scale.ticks.some((tick) => !Number.isInteger(tick));
  return { scale, format: (years: number) => (byMonth ? monthOf(years) : String(years)) };
}

/** 2025.5 is "Jul 2025". */
function monthOf(years: number): string {
  const month = Math.round((years % 1) * 12) + 1;
  return shortDay(`${Math.floor(years)}-${month}-1`).slice(2);
}

/** Around the rates, not from zero: what moves is to be seen, and no areas are compared. */
export function rateAxis(series: readonly PrimeRateEntry[]) {
  const rates = series.map(({ rate }) => rate);
  const [lowest, highest] = [Math.min(...rates) - 0.25, Math.max(...rates) + 0.25];
  const scale = linearScale([lowest, highest], [plotHeights.tall, 8], { tickCount: 4, nice: true });
  return { scale, format: ratePercent };
}
