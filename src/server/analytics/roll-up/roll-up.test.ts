import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import {
  actionBody,
  conversionBody,
  eventBody,
  pageviewBody,
  userAgent,
} from "../../testing/analytics-bodies.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { manyViews } from "../../testing/many-views.ts";
import { eraseOldHits } from "../analytics-retention.ts";
import { hitTables } from "../analytics-tables.ts";
import { daysAfter } from "../day.ts";
import { eraseVisitor } from "../erase-visitor.ts";
import { actionHit, conversionHit, eventHit, type Hit, pageviewHit } from "../hit.ts";
import { type PastHit, savePastHits } from "../save-hits.ts";
import { type KeptCount, rollUp } from "./roll-up.ts";
import { mostNames } from "./save-figures.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const today = "2026-03-05";
const clock = { today, settled: today };

/** The same figures on every run: what comes next is worked out from what came before. */
function dice(seed = 7) {
  let state = seed;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

eachDatabase((current) => {
  const database = () => current().database;

  beforeEach(async () => {
    for (const table of [...hitTables, "analytics_days", "analytics_counts"] as const) {
      await database().deleteFrom(table).execute();
    }
  });

  const store = (hits: readonly Hit[], receivedAt: string) =>
    savePastHits(
      database(),
      hits.map((hit) => ({ ...hit, receivedAt })),
    );
  const view = (visitor: number, path = "/", more = {}) =>
    pageviewHit(
      pageviewBody({ visitorId: uuid(visitor), sessionId: uuid(visitor), path, ...more }),
      userAgent,
    );
  const days = () => database().selectFrom("analytics_days").selectAll().orderBy("day").execute();
  const counts = async (measure: string) => {
    const found = await database()
      .selectFrom("analytics_counts")
      .selectAll()
      .where("measure", "=", measure)
      .orderBy("day")
      .orderBy("count", "desc")
      .orderBy("name")
      .execute();
    return found.map(({ day, name, detail, count, visitors }) => [day, name, detail, count, visitors]);
  };

  test("a day begins at midnight in Johannesburg, two hours before it does in Greenwich", async () => {
    await store([view(1)], "2026-03-03T21:59:59.999Z");
    await store([view(2)], "2026-03-03T22:00:00.000Z");
    await store([view(3)], "2026-03-04T21:59:59.999Z");
    expect(await rollUp(database(), clock)).toEqual(["2026-03-03", "2026-03-04"]);
    expect(await days()).toMatchObject([
      { day: "2026-03-03", views: 1, visitors: 1, final: true },
      { day: "2026-03-04", views: 2, visitors: 2, final: true },
    ]);
  });

  test("the figures of every day are those of a plain recount of its rows", async () => {
    const roll = dice();
    const hits: PastHit[] = Array.from({ length: current().volume(1_500) }, () => {
      const visit = { visitorId: uuid(roll(40)), sessionId: uuid(roll(60)) };
      const receivedAt = new Date(
        Date.parse("2026-03-02T22:00:00Z") + roll(2 * 86_400) * 1_000,
      ).toISOString();
      const agent = roll(10) === 0 ? "Googlebot/2.1" : userAgent;
      const path = ["/", "/education/articles", "/calculator/affordability?a=1", "/calculator/affordability"][
        roll(4)
      ]!;
      const referrer = ["", "https://www.google.com/search", "http://localhost:3000/", "android-app://x"][
        roll(4)
      ]!;
      const types = ["contact_open", "contact_submit", "input", "scroll", "cta_click"];
      const elements = ["education_sidebar", "education_modal", "loanTerm"];
      const body = { ...visit, type: types[roll(5)]!, element: elements[roll(3)]! };
      const hit = [
        () => pageviewHit(pageviewBody({ ...visit, path, referrer, isReturning: roll(2) === 0 }), agent),
        () => eventHit(eventBody(body), agent),
        () => conversionHit(conversionBody(visit), agent),
        () => actionHit(actionBody({ data: { path: "/", LCP: roll(9_000) } }), agent),
      ][roll(4)]!();
      return { ...hit, receivedAt };
    });
    await savePastHits(database(), hits);
    await rollUp(database(), clock);

    for (const day of ["2026-03-03", "2026-03-04"]) {
      const ofDay = hits.filter(
        ({ receivedAt }) =>
          new Date(Date.parse(receivedAt) + 2 * 3_600_000).toISOString().slice(0, 10) === day,
      );
      const seen = ofDay.filter(({ row }) => !row.bot);
      const views = seen.flatMap((hit) => (hit.table === "analytics_pageviews" ? [hit.row] : []));
      const events = seen.flatMap((hit) => (hit.table === "analytics_events" ? [hit.row] : []));
      const distinct = (ids: string[]) => new Set(ids).size;
      expect((await days()).find((found) => found.day === day)).toEqual({
        day,
        final: true,
        views: views.length,
        visitors: distinct(views.map(({ visitor_id }) => visitor_id)),
        returning_visitors: distinct(views.flatMap((row) => (row.is_returning ? [row.visitor_id] : []))),
        sessions: distinct(views.map(({ session_id }) => session_id)),
        conversions: seen.filter(({ table }) => table === "analytics_conversions").length,
        bot_views: ofDay.filter(({ table, row }) => table === "analytics_pageviews" && row.bot).length,
      });
      const recount = <Row extends { visitor_id: string }>(
        rows: Row[],
        name: (row: Row) => string | undefined,
      ) => {
        const named = Map.groupBy(
          rows.filter((row) => name(row) !== undefined),
          (row) => name(row)!,
        );
        return [...named]
          .map(([key, group]) => [key, group.length, distinct(group.map((row) => row.visitor_id))])
          .sort();
      };
      const counted = async (measure: string) =>
        (await counts(measure))
          .filter(([of]) => of === day)
          .map(([, name, detail, count, visitors]) => [detail ? `${name} ${detail}` : name, count, visitors])
          .sort();
      expect(await counted("page")).toEqual(recount(views, ({ path }) => path.split("?")[0]));
      expect(await counted("referrer")).toEqual(
        recount(views, ({ referrer }) =>
          referrer === ""
            ? "(none)"
            : referrer.includes("google")
              ? "google.com"
              : referrer.includes("localhost")
                ? undefined
                : "(another program)",
        ),
      );
      expect(await counted("contact")).toEqual(
        recount(events, ({ type, element }) =>
          type.startsWith("contact") ? `${element.replace("sidebar", "modal")} ${type}` : undefined,
        ),
      );
      expect(await counted("click")).toEqual(
        recount(events, ({ type, element }) => (type === "cta_click" ? `${type}: ${element}` : undefined)),
      );
      expect(await counted("input")).toEqual(
        recount(events, ({ type, element }) => (type === "input" ? element : undefined)),
      );
      const speeds = seen.filter(({ table }) => table === "analytics_actions");
      expect((await counted("LCP")).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(speeds.length);
    }
  });

  test("today is counted again, a final day is not, and a day that was missed is made up for", async () => {
    await store([view(1)], "2026-03-04T10:00:00Z");
    const evening = { today: "2026-03-04", settled: "2026-03-04" };
    await rollUp(database(), evening);
    await store([view(2), view(3, "/legal")], "2026-03-04T20:00:00Z");
    await rollUp(database(), evening);
    expect(await days()).toMatchObject([{ views: 3, final: false }]);
    // Five past midnight: what was under way may still come.
    await rollUp(database(), { today, settled: "2026-03-04" });
    await store([view(4)], "2026-03-04T21:59:59Z");
    await store([view(5)], "2026-03-07T10:00:00Z");
    const later = { today: "2026-03-07", settled: "2026-03-07" };
    expect(await rollUp(database(), later)).toEqual(["2026-03-04", "2026-03-07"]);
    expect(await days()).toMatchObject([
      { day: "2026-03-04", views: 4, final: true },
      { day: "2026-03-07", views: 1, final: false },
    ]);
    expect(await counts("page")).toEqual([
      ["2026-03-04", "/", "", 3, 3],
      ["2026-03-04", "/legal", "", 1, 1],
      ["2026-03-07", "/", "", 1, 1],
    ]);
    await store([view(6)], "2026-03-04T12:00:00Z");
    expect(await rollUp(database(), later)).toEqual(["2026-03-07"]);
    expect((await days())[0]).toMatchObject({ views: 4 });
  });

  test("a day keeps the most frequent names of a measure, and counts the others as one", async () => {
    const paths = Array.from(
      { length: mostNames + 20 },
      (_, number) => `/${String(number).padStart(3, "0")}`,
    );
    await store(
      [...paths, ...paths.slice(0, mostNames)].map((path, index) => view(index % 7, path)),
      "2026-03-04T10:00:00Z",
    );
    await rollUp(database(), clock);
    const found = await counts("page");
    expect(found).toHaveLength(mostNames + 1);
    expect(found[0]).toEqual(["2026-03-04", "(other)", "", 20, 7]);
    expect(found.slice(1).map(([, name]) => name)).toEqual(paths.slice(0, mostNames));
  });

  test("a flood of made-up names does not hide the names that are real", async () => {
    const names = current().volume(3_000);
    const flood = Array.from({ length: names }, (_, number) => view(number, `/${number}`));
    for (let part = 0; part < 10; part++) {
      const real = Array.from({ length: 30 }, (_, number) => view(number, "/legal"));
      const time = `2026-03-04T10:00:0${part}Z`;
      await store([...flood.slice((part * names) / 10, ((part + 1) * names) / 10), ...real], time);
    }
    await rollUp(database(), clock);
    const found = await counts("page");
    expect(found).toHaveLength(mostNames + 1);
    const figures = found.map(([, ...rest]) => rest);
    const others = names - (mostNames - 1);
    expect(figures).toContainEqual(["(other)", "", others, others]);
    expect(figures).toContainEqual(["/legal", "", 300, 30]);
  }, 60_000);

  test("what one run has counted the next goes on from, and the figures are the same", async () => {
    const kept: KeptCount = {};
    const roll = dice();
    const day = { today: "2026-03-04", settled: "2026-03-04" };
    for (let hour = 10; hour < 15; hour++) {
      const hits = Array.from({ length: 100 }, () => view(roll(50), `/${roll(9)}`));
      await store(hits, `2026-03-04T${hour}:00:00Z`);
      await rollUp(database(), day, kept);
    }
    const running = [await days(), await counts("page"), await counts("device")];
    expect(running[0]).toMatchObject([{ views: 500, visitors: 50, final: false }]);
    // Rows that were counted are not read again: were they, their absence would show.
    await database().deleteFrom("analytics_pageviews").execute();
    await store([view(1, "/1")], "2026-03-04T21:00:00Z");
    await rollUp(database(), clock, kept);
    expect(await days()).toMatchObject([{ views: 501, visitors: 50, final: true }]);
    expect(kept.day).toBeUndefined();
  }, 60_000);

  test("digits of other scripts are no seconds, and no value stops the count", async () => {
    const leaves = (value: string) =>
      eventHit(eventBody({ type: "section_exit", element: "home", value }), userAgent);
    await store(
      ["12s", "٣٣s", "१२s", "999999s", "-1s", "s", "1e9s"]
        .map(leaves)
        .concat(view(1, "\u{1F3E0}".repeat(150))),
      "2026-03-04T10:00:00Z",
    );
    await rollUp(database(), clock);
    expect(await counts("section")).toEqual([["2026-03-04", "home", "section_exit", 7, 7]]);
    const { amount } = await database()
      .selectFrom("analytics_counts")
      .select("amount")
      .where("measure", "=", "section")
      .executeTakeFirstOrThrow();
    expect(amount).toBe(12);
    expect(await counts("page")).toHaveLength(1);
  });

  test("a day that cannot be counted is tried again, and holds up neither later days nor the retention", async () => {
    await store([view(1)], "2024-03-03T10:00:00Z");
    await store([view(2), view(3)], "2024-03-04T10:00:00Z");
    const refuse = sql`alter table analytics_counts add constraint refused check (day <> '2024-03-03')`;
    await refuse.execute(database());
    try {
      await expect(rollUp(database(), clock)).rejects.toThrow("refused");
      expect(await days()).toMatchObject([
        { day: "2024-03-03", final: false },
        { day: "2024-03-04", views: 2, final: true },
      ]);
      await expect(rollUp(database(), clock)).rejects.toThrow("refused");
    } finally {
      await sql`alter table analytics_counts drop constraint refused`.execute(database());
    }
    expect(await rollUp(database(), clock)).toEqual(["2024-03-03"]);
    expect(await days()).toMatchObject([{ views: 1, final: true }, { views: 2 }]);
    expect(await eraseOldHits(database(), 14)).toBe(3);
  });

  test("the figures of a large day are those of one statement over all of its rows", async () => {
    await manyViews(database(), "2026-03-04", current().volume(5_000));
    await rollUp(database(), clock);
    const [day] = await days();
    const { rows: whole } = await sql<
      Record<string, number>
    >`select count(distinct visitor_id)::int as visitors,
      count(distinct session_id)::int as sessions, count(*)::int as views,
      count(distinct visitor_id) filter (where is_returning)::int as returning_visitors
      from analytics_pageviews where not bot`.execute(database());
    expect(day).toMatchObject(whole[0]!);
    const { rows: pages } = await sql<Record<string, unknown>>`select path as name, count(*)::int as count,
      count(distinct visitor_id)::int as visitors from analytics_pageviews where not bot group by 1 order by 2 desc, 1`.execute(
      database(),
    );
    expect((await counts("page")).map(([, name, , count, visitors]) => ({ name, count, visitors }))).toEqual(
      pages,
    );
  }, 60_000);

  test("rows past the retention are erased, but no day that is not counted for good", async () => {
    const day = (daysAgo: number) => daysAfter(new Date().toISOString().slice(0, 10), -daysAgo);
    const at = (daysAgo: number) => `${day(daysAgo)}T10:00:00Z`;
    for (const ago of [500, 450, 440, 10])
      await store([view(ago), eventHit(eventBody(), userAgent)], at(ago));
    const left = async () => (await database().selectFrom("analytics_events").selectAll().execute()).length;
    expect(await eraseOldHits(database(), 14)).toBe(0);
    await rollUp(database(), { today: day(445), settled: day(445) });
    expect(await eraseOldHits(database(), 14)).toBe(4);
    expect(await left()).toBe(2);
    await rollUp(database(), { today: day(0), settled: day(0) });
    expect(await eraseOldHits(database(), 14)).toBe(2);
    expect(await left()).toBe(1);
    const counted = await days();
    expect(counted.filter(({ views }) => views > 0)).toHaveLength(4);
    expect(await eraseOldHits(database(), 14)).toBe(0);
  });

  test("a visitor is erased from every table and every month, and nobody else", async () => {
    const visit = { visitorId: uuid(1), sessionId: uuid(2) };
    for (const time of ["2025-01-01T10:00:00Z", "2026-02-01T10:00:00Z", "2026-03-04T10:00:00Z"]) {
      await store(
        [
          view(1),
          view(2),
          eventHit(eventBody(visit), userAgent),
          conversionHit(conversionBody(visit), userAgent),
        ],
        time,
      );
    }
    expect(await eraseVisitor(database(), uuid(1))).toBe(9);
    expect(await eraseVisitor(database(), uuid(1))).toBe(0);
    expect(await database().selectFrom("analytics_pageviews").select("visitor_id").execute()).toEqual(
      Array(3).fill({ visitor_id: uuid(2) }),
    );
    expect(await database().selectFrom("analytics_events").selectAll().execute()).toEqual([]);
  });
});
