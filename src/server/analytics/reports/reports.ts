import type { Database } from "../../database/database.ts";
import { OperatorError } from "../../operations/operator-error.ts";
import { nextDay } from "../day.ts";
import { quantile, type VitalName, verdict, vitals } from "../roll-up/vitals.ts";
import { type AskedPeriod, type Period, periodOf } from "./period.ts";
import { type ReportDefinition, type ReportGroup, reportGroups, reportList } from "./report-list.ts";
import { type Counted, countsOf, dailyTotals } from "./reports.queries.ts";

/** A report as a table; the first column names the row, the others are figures or a verdict. */
export type Report = {
  key: string;
  title: string;
  kind: ReportDefinition["kind"];
  note?: string | undefined;
  heads: string[];
  rows: (string | number)[][];
};

export type Reports = { group: ReportGroup; period: Period; reports: Report[] };

/** The head of the one column of a report by detail that is no count. */
export const secondsHead = "Seconds each";

/** What a page shows of a report, and what a file holds. */
const mostOnPage = 25;
const mostInFile = 10_000;

/** The reports of a page. */
export async function reportsOf(database: Database, group: string, asked: AskedPeriod): Promise<Reports> {
  if (!Object.hasOwn(reportGroups, group)) throw new OperatorError("There is no such page of reports.", 404);
  const period = await periodOf(database, asked);
  const definitions = reportList.filter((definition) => definition.group === group);
  const reports = definitions.map((definition) => made(database, definition, period, mostOnPage));
  return { group: group as ReportGroup, period, reports: await Promise.all(reports) };
}

/** One report, whole. */
export async function reportOf(database: Database, key: string, asked: AskedPeriod) {
  const definition = reportList.find((known) => known.key === key);
  if (!definition) {
    const known = reportList.map((report) => report.key).join(", ");
    throw new OperatorError(`There is no report "${key}". There are: ${known}.`, 404);
  }
  const period = await periodOf(database, asked);
  return { period, ...(await made(database, definition, period, mostInFile)) };
}

async function made(
  database: Database,
  definition: ReportDefinition,
  period: Period,
  most: number,
): Promise<Report> {
  const { key, title, kind, note } = definition;
  return { key, title, kind, note, ...(await tableOf(database, definition, period, most)) };
}

type Table = Pick<Report, "heads" | "rows">;

async function tableOf(
  database: Database,
  definition: ReportDefinition,
  period: Period,
  most: number,
): Promise<Table> {
  if (definition.kind === "days") return daysTable(database, period);
  if (definition.kind === "vital") {
    return vitalTable(definition.vital, await countsOf(database, definition.vital, period, 100_000), most);
  }
  const rows = await countsOf(database, definition.measure, period, mostInFile);
  if (definition.kind === "details") return detailsTable(definition, rows, most);
  const { head, counted, only = "" } = definition;
  const found = rows.filter(({ name }) => name.startsWith(only)).slice(0, most);
  return {
    heads: [head, counted, "Visitors, day by day"],
    rows: found.map(({ name, count, visitors }) => [name || "(unnamed)", count, visitors]),
  };
}

async function daysTable(database: Database, period: Period): Promise<Table> {
  const totals = new Map((await dailyTotals(database, period)).map((total) => [total.day, total]));
  const rows: (string | number)[][] = [];
  for (let day = period.from; day <= period.to; day = nextDay(day)) {
    const { visitors, returning_visitors, sessions, views, conversions, bot_views } =
      totals.get(day) ?? nothing;
    rows.push([day, visitors, returning_visitors, sessions, views, conversions, bot_views]);
  }
  const heads = [
    "Day",
    "Visitors",
    "Of them returning",
    "Sessions",
    "Views",
    "Conversions",
    "Views of bots, not counted",
  ];
  return { heads, rows };
}

const nothing = { visitors: 0, returning_visitors: 0, sessions: 0, views: 0, conversions: 0, bot_views: 0 };

function detailsTable(
  { head, details, seconds }: Extract<ReportDefinition, { kind: "details" }>,
  counts: readonly Counted[],
  most: number,
): Table {
  const byName = [...Map.groupBy(counts, ({ name }) => name)].map(([name, rows]) => {
    const of = (detail: string) => rows.find((row) => row.detail === detail);
    const timed = seconds ? of(seconds) : undefined;
    const figures = details.map(([detail]) => of(detail)?.count ?? 0);
    const average = timed ? Math.round((timed.amount / timed.count) * 10) / 10 : 0;
    return [name || "(unnamed)", ...figures, ...(seconds ? [average] : [])];
  });
  const sorted = byName.toSorted((a, b) => Number(b[1]) - Number(a[1]));
  const words = details.map(([, word]) => word);
  return { heads: [head, ...words, ...(seconds ? [secondsHead] : [])], rows: sorted.slice(0, most) };
}

function vitalTable(vital: VitalName, counts: readonly Counted[], most: number): Table {
  const pages = [...Map.groupBy(counts, ({ name }) => name)].map(([page, rows]) =>
    vitalRow(vital, page, rows),
  );
  const sorted = pages.toSorted((a, b) => Number(b[6]) - Number(a[6])).slice(0, most);
  const all = counts.length > 0 ? [vitalRow(vital, "All pages", counts)] : [];
  return {
    heads: ["Page", "p75", "Verdict", "Good %", "Needs improvement %", "Poor %", "Measured"],
    rows: [...all, ...sorted],
  };
}

function vitalRow(vital: VitalName, page: string, counts: readonly Counted[]): (string | number)[] {
  const { good, poor } = vitals[vital];
  const bars = counts.map(({ detail, count }) => ({ from: Number(detail), count }));
  const measured = bars.reduce((sum, { count }) => sum + count, 0);
  const share = (holds: (from: number) => boolean) => {
    const within = bars.filter(({ from }) => holds(from)).reduce((sum, { count }) => sum + count, 0);
    return Math.round((within / measured) * 1_000) / 10;
  };
  const p75 = quantile(vital, bars, 0.75);
  return [
    page,
    vital === "CLS" ? Math.round(p75 * 1_000) / 1_000 : Math.round(p75),
    verdict(vital, p75),
    share((from) => from < good),
    share((from) => from >= good && from < poor),
    share((from) => from >= poor),
    measured,
  ];
}
