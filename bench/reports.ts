import { sql } from "kysely";
import { eventTypes } from "../src/contract/analytics.ts";
import { dayOf, daysAfter } from "../src/server/analytics/day.ts";
import { reportList } from "../src/server/analytics/reports/report-list.ts";
import { reportOf } from "../src/server/analytics/reports/reports.ts";
import { rollUp } from "../src/server/analytics/roll-up/roll-up.ts";
import { type Database, openDatabase } from "../src/server/database/database.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";

/** How long each report takes over EVENTS calls (ten million unless set) in 14 months on PostgreSQL. */
const events = Number(process.env.EVENTS ?? 10_000_000);
const days = 425;
const tabs = ["affordability", "calculator", "sensitivity", "extra-payment"];
const chapters = [
  "articles",
  "getting-started",
  "financial-preparation",
  "understanding-costs",
  "loan-process",
];
const paths = [
  "/",
  ...tabs.map((tab) => `/calculator/${tab}`),
  ...chapters.map((chapter) => `/education/${chapter}`),
];

const postgres = await startTestPostgres();
const database = await openDatabase({ databaseUrl: await postgres.newDatabase(), dataDir: "" });
const { rows } = await sql<{ today: string }>`select ${dayOf(sql`now()`)} as today`.execute(database);
const today = rows[0]!.today;
const perDay = Math.ceil(events / days);

const fill = await timed(() => everyDay(fillDay));
const { count } = await sql<{ count: number }>`select ((select count(*) from analytics_pageviews)
  + (select count(*) from analytics_events) + (select count(*) from analytics_conversions)
  + (select count(*) from analytics_actions))::float8 as count`
  .execute(database)
  .then(({ rows }) => rows[0]!);
console.log(`${count} calls on ${days} days put in, in ${seconds(fill)} s`);
const counted = await timed(() => rollUp(database));
const figures = await database
  .selectFrom("analytics_counts")
  .select(({ fn }) => fn.countAll().as("rows"))
  .executeTakeFirst();
console.log(
  `Counted day by day in ${seconds(counted)} s, ${Math.round(counted / days)} ms a day, ${figures?.rows} daily figures`,
);
await sql`analyze`.execute(database);

const whole = await slowest("the whole period", daysAfter(today, -days));
const month = await slowest("30 days", daysAfter(today, -29));
console.log(`The slowest report: ${month} ms over 30 days, ${whole} ms over the whole period`);
await database.destroy();
await postgres.stop();
process.exit();

/** Each report three times; the median is printed. */
async function slowest(name: string, from: string): Promise<number> {
  const found: [string, number][] = [];
  for (const { key } of reportList) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) times.push(await timed(() => reportOf(database, key, { from })));
    found.push([key, Math.round(times.sort((a, b) => a - b)[1]!)]);
  }
  console.log(`Over ${name}: ${found.map(([key, time]) => `${key} ${time} ms`).join(", ")}`);
  return Math.max(...found.map(([, time]) => time));
}

async function everyDay(work: (database: Database, day: string) => Promise<void>): Promise<void> {
  for (let ago = days - 1; ago >= 0; ago--) await work(database, daysAfter(today, -ago));
}

/** The tracker's mix: of ten calls one page view, of a hundred one conversion, of twenty one measurement. */
async function fillDay(to: Database, day: string): Promise<void> {
  const at = (part: number) =>
    sql`${`${day}T00:00:00+02:00`}::timestamptz + n * interval '86399 seconds' / ${Math.ceil(perDay * part)}::int`;
  const rowsOf = (part: number) => sql`generate_series(1, ${Math.ceil(perDay * part)}::int) as n`;
  const id = (kind: string, of: number) =>
    sql`md5(${kind}::text || ${day}::text || (n % ${Math.max(1, Math.ceil(perDay * of))}::int)::text)::uuid`;
  const visit = sql`${id("session", 0.06)}, ${id("visitor", 0.05)}`;
  const one = (words: readonly string[]) =>
    sql`(${sql.raw(`array[${words.map((word) => `'${word}'`).join(", ")}]`)})[1 + floor(power(random(), 2) * ${words.length}::int)::int]`;
  await sql`insert into analytics_pageviews (received_at, sent_at, session_id, visitor_id, path, title, page_url, referrer,
      utm, user_agent, device, browser, os, language, resolution, timezone, is_returning, bot)
    select ${at(0.1)}, ${at(0.1)}, ${visit}, ${one(paths)}, 'Ikhaya', 'https://ikhaya.example/',
      ${one(["", "https://www.google.com/", "https://forum.example/", "https://ikhaya.example/", "https://www.bing.com/"])},
      jsonb_build_object('utm_source', ${one(["", "", "newsletter", "google"])}, 'utm_campaign', 'campaign-' || n % 40),
      'Mozilla/5.0', ${one(["mobile", "desktop", "tablet"])}, ${one(["Chrome", "Safari", "Edge", "Firefox"])},
      ${one(["Android", "Windows", "iOS", "macOS", "Linux"])}, ${one(["en-ZA", "en-US", "en-GB", "af-ZA"])}, '360x800',
      'Africa/Johannesburg', n % 5 = 0, n % 50 = 0 from ${rowsOf(0.1)}`.execute(to);
  await sql`insert into analytics_events (received_at, sent_at, session_id, visitor_id, type, element, value, bot)
    select ${at(0.84)}, ${at(0.84)}, ${visit}, type,
      case when type like 'contact%' then ${one(["landing_modal", "calculator_modal", "education_sidebar"])}
        when type = 'scroll' then ${one(["25%", "50%", "75%", "100%"])}
        when type like 'article%' then 'article-' || n % 64
        else ${one(["loanTerm", "purchasePrice", "interestRate", "home", "features"])} || '-' || n % 30 end,
      case when type = 'article_search' then 'words ' || floor(random() * 5000)::int when type = 'section_exit' then n % 60 || 's' end,
      n % 50 = 0
    from (select n, ${one([...Object.values(eventTypes), "cta_click"])} as type from ${rowsOf(0.84)}) as made`.execute(
    to,
  );
  await sql`insert into analytics_conversions (received_at, sent_at, session_id, visitor_id, type, bot)
    select ${at(0.01)}, ${at(0.01)}, ${visit}, ${one(["landing_page", "calculator_app", "education_page"])}, false
    from ${rowsOf(0.01)}`.execute(to);
  await sql`insert into analytics_actions (received_at, sent_at, action, data, user_agent, url, bot)
    select ${at(0.05)}, ${at(0.05)}, 'web_vitals', jsonb_build_object('path', ${one(paths)}, 'LCP',
      round((800 * exp(random() * 2))::numeric), 'INP', round((40 * exp(random() * 2))::numeric),
      'CLS', round((random() * random() * 0.3)::numeric, 3)), 'Mozilla/5.0', 'https://ikhaya.example/', false
    from ${rowsOf(0.05)}`.execute(to);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}
