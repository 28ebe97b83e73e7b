import type { OperatorCharts } from "#contract/operator-charts.ts";
import { daysAfter } from "../../analytics/day.ts";
import { type Html, html } from "../../html.ts";
import type { Imported } from "../../leads/outcomes/import-outcomes.ts";
import type { OutcomeKind } from "../../leads/outcomes/outcome-report.queries.ts";
import type { OutcomeLine, OutcomeReport } from "../../leads/outcomes/outcome-report.ts";
import { duration } from "./duration.ts";
import { frame, grouped, type Page, table } from "./frame.ts";

/** From the request to the registration: how many came how far, from where, and how soon they were called. */
export function outcomesPage({ period, lines }: OutcomeReport, charts: OperatorCharts): Page {
  const { from, to, today } = period;
  const all = lines.find(({ kind }) => kind === "all");
  return frame(
    "Outcomes",
    html`<form method="get" action="/outcomes">
<label>Asked from <input name="from" type="date" required value="${from}" max="${today}"></label>
<label>To <input name="to" type="date" required value="${to}" max="${today}"></label>
<button>Show</button>
</form>
<p class="choices">${choices(today).map(
      ([words, first]) => html`<a href="/outcomes?from=${first}&to=${today}">${words}</a>`,
    )}</p>
${all && all.asked > 0 ? whole(all, lines, charts) : html`<p>Nobody asked for a call in these days.</p>`}
<p><a href="/outcomes.csv?from=${from}&to=${to}">All of it as CSV</a></p>
<p>A stage counts when it or one after it is recorded: an approval counts as a call and an application too. A
correction is no second request. Tests, duplicates and what is in quarantine are not counted.</p>
<h2>Outcomes from a file</h2>
${importForm()}`,
  );
}

const choices = (today: string): [string, string][] => [
  ["7 days", daysAfter(today, -6)],
  ["30 days", daysAfter(today, -29)],
  ["90 days", daysAfter(today, -89)],
  ["A year", daysAfter(today, -364)],
  ["All", "2000-01-01"],
];

const stages = [
  ["asked", "Asked"],
  ["delivered", "Delivered"],
  ["called", "Called"],
  ["applied", "Applied"],
  ["approved", "Approved"],
  ["registered", "Registered"],
] as const;

const titles: [Exclude<OutcomeKind, "all">, string][] = [
  ["page", "By page"],
  ["answer", "By calculator or tool"],
  ["source", "By form"],
  ["agent", "By agent"],
  ["week", "By week, from its Monday"],
];

const share = (count: number, asked: number) => `${Math.round((100 * count) / asked)}%`;

function whole(all: OutcomeLine, lines: readonly OutcomeLine[], charts: OperatorCharts): Html {
  const bars = stages.map(([stage, name]) => ({
    name,
    amount: all[stage],
    value: stage === "asked" ? grouped(all.asked) : `${grouped(all[stage])}, ${share(all[stage], all.asked)}`,
  }));
  const label = "How far the requests came";
  return html`<h2>${label}</h2>
${{ html: charts.bars({ id: "outcomes", label, caption: inWords(all), bars }) }}
${titles.map(([kind, title]) => {
  const ofKind = lines.filter((line) => line.kind === kind);
  return ofKind.length > 0 && stageTable(title, ofKind);
})}`;
}

function inWords({
  asked,
  called,
  calledWithinDay,
  medianSecondsToCall: median,
  ...ended
}: OutcomeLine): string {
  const soon =
    called > 0 ? `${share(calledWithinDay, asked)} were called within a day.` : "Nobody was called yet.";
  const middle = median === null ? "" : ` Half of the calls came within ${duration(median)}.`;
  return `${soon}${middle} No answer: ${ended.noAnswer}, not interested: ${ended.notInterested}, declined: ${ended.declined}.`;
}

/** The CSV has every line. */
const mostLines = 50;

function stageTable(title: string, lines: readonly OutcomeLine[]): Html {
  const figure = (count: number) => html`<span class="figure">${grouped(count)}</span>`;
  const heads = [
    ...stages.map(([, name]) => name),
    "No answer",
    "Not interested",
    "Declined",
    "Half called within",
  ];
  return html`<h2>${title}</h2>
${table(
  `How far the requests came, ${title.replace(/^By/, "by")}`,
  [title.replace(/^By /, "").replace(/^./, (first) => first.toUpperCase()), ...heads],
  lines
    .slice(0, mostLines)
    .map((line) => [
      line.kind === "week" ? html`<span class="figure">${line.name}</span>` : line.name,
      ...stages.map(([stage]) => figure(line[stage])),
      ...[line.noAnswer, line.notInterested, line.declined].map(figure),
      line.medianSecondsToCall === null ? "—" : duration(line.medianSecondsToCall),
    ]),
)}`;
}

const importForm =
  (): Html => html`<p>A CSV file with the columns lead id, outcome and at, one outcome a row. A file may be read again: what is known
already is not added twice.</p>
<form method="post" action="/outcomes/import" enctype="multipart/form-data">
<label>CSV file <input type="file" name="file" accept=".csv,text/csv" required></label>
<button>Read the file</button>
</form>`;

/** What became of a file, with a line for each row that was not taken. */
export const importedPage = ({ added, known, problems }: Imported): Page =>
  frame(
    "Outcomes from a file",
    html`<p class="notice" role="status">${added} ${added === 1 ? "outcome was" : "outcomes were"} recorded. ${known} ${known === 1 ? "was" : "were"} known already. ${problems.length} ${problems.length === 1 ? "row was" : "rows were"} not taken.</p>
${problems.length > 0 && html`<ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`}
${importForm()}
<p><a href="/outcomes">All outcomes</a></p>`,
  );
