import type { OperatorCharts, ReportBar } from "#contract/operator-charts.ts";
import { type Report, secondsHead } from "../../analytics/reports/reports.ts";
import { type Html, html } from "../../html.ts";
import { grouped } from "./frame.ts";

/** So many bars a drawing; the table has more. */
const mostBars = 10;

/** The drawing of a report. Its table stands beside it and says the same in words. */
export function chart(report: Report, charts: OperatorCharts): Html {
  const { kind, key, title, rows } = report;
  const first = rows.slice(0, mostBars);
  if (kind === "days") return dayCharts(report, charts);
  if (kind === "vital") return drawn(charts.shares({ id: key, label: title, ...vitalBars(first) }));
  if (kind === "names") {
    const bars = first.map(([name, count]) => bar(String(name), Number(count)));
    return drawn(charts.bars({ id: key, label: title, bars }));
  }
  return html`<div class="charts">${first.map((row, index) => detailsChart(report, row, index, charts))}</div>`;
}

/** What the build draws is markup already. */
const drawn = (markup: string): Html => ({ html: markup });

const bar = (name: string, amount: number): ReportBar => ({ name, amount, value: grouped(amount) });

/** Visitors, sessions, views and conversions, each on its own scale. */
function dayCharts({ key, heads, rows }: Report, charts: OperatorCharts): Html {
  const drawings = [1, 3, 4, 5].map((column) => {
    const title = heads[column] ?? "";
    const days = rows.map((row) => ({ day: String(row[0]), amount: Number(row[column]) }));
    const amounts = days.map(({ amount }) => amount);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const caption = `${grouped(sum)} in all, at most ${grouped(Math.max(...amounts))} a day`;
    return drawn(charts.days({ id: `${key}-${column}`, label: `${title} by day`, title, caption, days }));
  });
  return html`<div class="charts">${drawings}</div>`;
}

function vitalBars(rows: Report["rows"]) {
  return {
    caption: "From the left: good, needs improvement (hatched), poor.",
    bars: rows.map(([name, p75, words, good, middle, poor]) => ({
      name: String(name),
      value: `${grouped(Number(p75))}, ${words}`,
      good: Number(good),
      middle: Number(middle),
      poor: Number(poor),
    })),
  };
}

/** A drawing for each name; what is no count is said under it. */
function detailsChart(
  { key, heads }: Report,
  [name = "", ...values]: Report["rows"][number],
  index: number,
  charts: OperatorCharts,
): Html {
  const bars = values.map((value, column) => bar(heads[column + 1] ?? "", Number(value)));
  const seconds = bars.find((found) => found.name === secondsHead);
  return drawn(
    charts.bars({
      id: `${key}-${index}`,
      label: String(name),
      title: String(name),
      ...(seconds && { caption: `${seconds.amount} seconds each` }),
      bars: bars.filter((found) => found !== seconds),
    }),
  );
}
