import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** In one statement: PostgreSQL ends one after five seconds. */
const together = 50_000;

/** Puts so many page views into a day, spread over it, a visitor for every four of them. */
export async function manyViews(database: Database, day: string, many: number): Promise<void> {
  const id = (kind: string, every: number) => sql`md5(${kind}::text || n / ${every}::int)::uuid`;
  const step = sql`interval '1 day' / ${many + 1}::int`;
  const oneOf = (words: readonly string[]) =>
    sql`(${sql.raw(`array[${words.map((word) => `'${word}'`).join(", ")}]`)})[1 + (n * 7) % ${words.length}::int]`;
  for (let first = 1; first <= many; first += together) {
    const last = Math.min(many, first + together - 1);
    await sql`insert into analytics_pageviews (received_at, sent_at, session_id, visitor_id, path, title, page_url,
      referrer, utm, user_agent, device, browser, os, language, resolution, timezone, is_returning, bot)
    select ${`${day}T00:00:00+02:00`}::timestamptz + n * ${step}, now(), ${id("session", 3)}, ${id("visitor", 4)},
      ${oneOf(["/", "/legal", "/calculator/calculator", "/education/articles", "/privacy"])}, 'Ikhaya',
      'https://ikhaya.example/', ${oneOf(["", "https://www.google.com/", "https://forum.example/"])},
      jsonb_build_object('utm_source', ${oneOf(["", "newsletter"])}), 'Mozilla/5.0',
      ${oneOf(["mobile", "desktop", "tablet"])}, ${oneOf(["Chrome", "Safari"])}, ${oneOf(["Android", "iOS"])},
      ${oneOf(["en-ZA", "af-ZA"])}, '360x800', 'Africa/Johannesburg', n % 8 < 4, n % 50 = 0
    from generate_series(${first}::int, ${last}::int) as n`.execute(database);
  }
}
