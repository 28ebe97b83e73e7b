import type { OperatorCharts } from "#contract/operator-charts.ts";
import { daysAfter } from "../../analytics/day.ts";
import type { Period } from "../../analytics/reports/period.ts";
import { reportGroups } from "../../analytics/reports/report-list.ts";
import type { Report, Reports } from "../../analytics/reports/reports.ts";
import { type Html, html } from "../../html.ts";
import { chart } from "./charts.ts";
import { frame, grouped, table } from "./frame.ts";

export function reportsPage({ group, period, reports }: Reports, charts: OperatorCharts): Html {
  return frame(
    reportGroups[group],
    html`<nav class="choices" aria-label="Reports">${Object.entries(reportGroups).map(
      ([place, name]) =>
        html`<a href="${address(place, period)}"${place === group && html` aria-current="page"`}>${name}</a>`,
    )}</nav>
<form method="get" action="/reports/${group}">
<label>From <input name="from" type="date" required value="${period.from}" max="${period.today}"></label>
<label>To <input name="to" type="date" required value="${period.to}" max="${period.today}"></label>
<button>Show</button>
</form>
<p class="choices">${choices(period.today).map(
      ([name, from]) => html`<a href="${address(group, { from, to: period.today })}">${name}</a>`,
    )}</p>
<p>${period.from} to ${period.to}, days of Johannesburg. The figures are at most a few minutes old. Bots are left out.</p>
${reports.map((report) => section(report, period, charts))}`,
  );
}

const address = (group: string, { from, to }: Pick<Period, "from" | "to">) =>
  `/reports/${group}?from=${from}&to=${to}`;

const choices = (today: string): [string, string][] => [
  ["Today", today],
  ["7 days", daysAfter(today, -6)],
  ["30 days", daysAfter(today, -29)],
  ["90 days", daysAfter(today, -89)],
  ["A year", daysAfter(today, -364)],
  ["All", "2000-01-01"],
];

function section(report: Report, { from, to }: Period, charts: OperatorCharts): Html {
  const { key, title, note, heads, rows } = report;
  if (rows.length === 0) return html`<h2>${title}</h2><p>Nothing in these days.</p>`;
  const shown = report.kind === "days" ? rows.toReversed() : rows;
  const written = shown.map((row) =>
    row.map((cell) => (typeof cell === "number" ? html`<span class="figure">${grouped(cell)}</span>` : cell)),
  );
  return html`<h2>${title}</h2>
${note && html`<p>${note}</p>`}
${chart(report, charts)}
<details><summary>As a table</summary>${table(title, heads, written)}</details>
<p><a href="/report/${key}?from=${from}&to=${to}">All of it as CSV</a></p>`;
}
