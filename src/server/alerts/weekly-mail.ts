import { daysAfter } from "../analytics/day.ts";
import { countsOf, dailyTotals } from "../analytics/reports/reports.queries.ts";
import type { Database } from "../database/database.ts";
import type { OperatorWayName } from "../database/schema.ts";
import { stagesOf } from "../leads/outcomes/outcome-report.queries.ts";
import { isoDay } from "../south-african-time.ts";
import { addMessages } from "./messages.queries.ts";

/** Seven days from a Monday on. */
type Week = { from: string; to: string };

/** A figure of the week and of the week before. */
type Row = readonly [name: string, week: number, before: number];

const mostPages = 8;

/** Has the last whole week's figures sent, once however often it is asked for. */
export async function sendWeek(
  database: Database,
  ways: readonly OperatorWayName[],
  now: Date = new Date(),
): Promise<void> {
  const monday = mondayOf(isoDay(now));
  const week = weekFrom(daysAfter(monday, -7));
  const body = weekText(
    week,
    await totalsOf(database, week, weekFrom(daysAfter(week.from, -7))),
    await pagesOf(database, week, weekFrom(daysAfter(week.from, -7))),
  );
  const subject = `The week from ${week.from} to ${week.to}`;
  await database.transaction().execute((transaction) =>
    addMessages(
      transaction,
      ways.map((way) => ({ kind: "week", week: week.from, way, subject, body })),
    ),
  );
}

const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const weekFrom = (from: string): Week => ({ from, to: daysAfter(from, 6) });

/** How far the week's requests came, as the page of outcomes counts them, and how many visits there were. */
async function totalsOf(database: Database, week: Week, before: Week): Promise<Row[]> {
  const [now, then] = [await stagesIn(database, week), await stagesIn(database, before)];
  const row = (name: string, stage: (typeof stages)[number]): Row => [name, now[stage], then[stage]];
  return [
    ["Visits", await visitsOf(database, week), await visitsOf(database, before)],
    row("Requests", "asked"),
    row("  the partner has", "delivered"),
    row("  called", "called"),
    row("  applied", "applied"),
    row("  approved", "approved"),
    row("  registered", "registered"),
  ];
}

const stages = ["asked", "delivered", "called", "applied", "approved", "registered"] as const;

async function stagesIn(database: Database, week: Week): Promise<Record<(typeof stages)[number], number>> {
  const all = (await stagesOf(database, week)).find(({ kind }) => kind === "all");
  return all ?? { asked: 0, delivered: 0, called: 0, applied: 0, approved: 0, registered: 0 };
}

async function visitsOf(database: Database, week: Week): Promise<number> {
  const days = await dailyTotals(database, { ...week, today: week.to });
  return days.reduce((sum, { sessions }) => sum + sessions, 0);
}

async function pagesOf(database: Database, week: Week, before: Week): Promise<Row[]> {
  const pages = await countsOf(database, "page", { ...week, today: week.to }, mostPages);
  const then = await countsOf(database, "page", { ...before, today: before.to }, 10_000);
  const earlier = new Map(then.map(({ name, count }) => [name, count]));
  return pages.map(({ name, count }) => [name, count, earlier.get(name) ?? 0]);
}

/** For any mail program: figures under each other by blanks. */
function weekText({ from, to }: Week, totals: readonly Row[], pages: readonly Row[]): string {
  const width = Math.max(...[...totals, ...pages].map(([name]) => name.length)) + 2;
  const line = (name: string, week: string, before: string) =>
    `${name.padEnd(width)}${week.padStart(10)}${before.padStart(18)}\n`;
  const table = (title: string, rows: readonly Row[]) =>
    line(title, "This week", "The week before") +
    rows.map(([name, week, before]) => line(name, String(week), String(before))).join("");
  return [
    `From Monday ${from} to Sunday ${to}, without bots and your own tries.\n\n`,
    table("", totals),
    pages.length > 0 ? `\n${table("Views of the main pages", pages)}` : "",
    "\nMore is under Reports on the operator's side.\n",
  ].join("");
}
