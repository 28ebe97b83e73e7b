import { beforeAll, beforeEach, expect, test } from "vitest";
import { makeUpTraffic } from "../../../../scripts/seed/made-up-traffic.ts";
import { runCommand } from "../../operations/commands.ts";
import { type Operator, operatorOf } from "../../operations/operator.ts";
import {
  actionBody,
  conversionBody,
  eventBody,
  pageviewBody,
  userAgent,
} from "../../testing/analytics-bodies.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { hitTables } from "../analytics-tables.ts";
import { actionHit, conversionHit, eventHit, type Hit, pageviewHit } from "../hit.ts";
import { rollUp } from "../roll-up/roll-up.ts";
import { quantile, verdict } from "../roll-up/vitals.ts";
import { savePastHits } from "../save-hits.ts";
import { reportList } from "./report-list.ts";

test("p75 is read off a histogram to the width of a bar, and said in words", () => {
  // Evenly from 0 to 4,000 ms: three quarters are at most 3,000.
  const bars = [
    0, 200, 400, 600, 800, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000,
  ];
  const even = bars.slice(0, -1).map((from, index) => ({ from, count: (bars[index + 1] ?? 0) - from }));
  expect(quantile("LCP", even, 0.75)).toBe(3_000);
  expect(quantile("LCP", [{ from: 2_000, count: 8 }], 0.75)).toBe(2_187.5);
  expect(
    quantile(
      "CLS",
      [
        { from: 0.1, count: 1 },
        { from: 0, count: 3 },
      ],
      0.75,
    ),
  ).toBe(0.01);
  expect(quantile("LCP", [], 0.75)).toBeNaN();
  expect([verdict("LCP", 2_500), verdict("LCP", 2_501), verdict("LCP", 4_001)]).toEqual([
    "good",
    "needs improvement",
    "poor",
  ]);
  expect([verdict("INP", 200), verdict("INP", 500), verdict("CLS", 0.26)]).toEqual([
    "good",
    "needs improvement",
    "poor",
  ]);
});

eachDatabase((current) => {
  const database = () => current().database;
  let operator: Operator;
  const parts = () => ({
    database,
    journal: undefined,
    channels: () => [],
    place: { kind: "postgresql" } as const,
  });

  beforeAll(() => {
    operator = operatorOf(parts());
  });
  beforeEach(async () => {
    for (const table of [...hitTables, "analytics_days", "analytics_counts", "leads"] as const) {
      await database().deleteFrom(table).execute();
    }
  });

  const today = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
  const store = async (hits: readonly Hit[], receivedAt = new Date().toISOString()) => {
    await savePastHits(
      database(),
      hits.map((hit) => ({ ...hit, receivedAt })),
    );
    await rollUp(database());
  };
  const event = (type: string, element: string, value?: string) =>
    eventHit(eventBody({ type, element, ...(value !== undefined && { value }) }), userAgent);
  const rows = async (key: string, from?: string, to?: string) =>
    (await operator.report(key, { from, to })).rows;

  test("days without visitors are there with zeros, and only the days asked for", async () => {
    await store([pageviewHit(pageviewBody(), userAgent)], "2026-01-05T10:00:00Z");
    await store([conversionHit(conversionBody(), userAgent)], "2026-01-08T10:00:00Z");
    expect(await rows("days", "2026-01-05", "2026-01-08")).toEqual([
      ["2026-01-05", 1, 0, 1, 1, 0, 0],
      ["2026-01-06", 0, 0, 0, 0, 0, 0],
      ["2026-01-07", 0, 0, 0, 0, 0, 0],
      ["2026-01-08", 0, 0, 0, 0, 1, 0],
    ]);
    expect(await rows("days", "2026-01-08", "2026-01-08")).toHaveLength(1);
    expect(await rows("conversions", "2026-01-05", "2026-01-07")).toEqual([]);
  });

  test("the contact funnel has a row a form and a column a step; the guide's two places are one form", async () => {
    await store([
      ...["contact_open", "contact_open", "contact_cancel"].map((type) => event(type, "landing_modal")),
      event("contact_open", "education_sidebar"),
      event("contact_open", "education_modal"),
      event("contact_submit", "education_modal"),
      event("contact_error", "education_modal", "503"),
      event("contact_submit", "education_modal"),
      event("contact_success", "education_modal"),
      eventHit(eventBody({ type: "contact_open", element: "landing_modal" }), "Googlebot/2.1"),
    ]);
    const { heads, rows: forms } = await operator.report("funnel", {});
    expect(heads).toEqual(["Form", "Opened", "Sent", "Succeeded", "Cancelled", "Failed"]);
    expect(forms.toSorted()).toEqual([
      ["education_modal", 2, 2, 1, 0, 1],
      ["landing_modal", 2, 0, 0, 1, 0],
    ]);
    expect(await rows("contact-errors")).toEqual([["503", 1, 1]]);
  });

  test("articles, searches, questions, sections, tabs, files and fields are counted", async () => {
    await store([
      event("article_impression", "deposits"),
      event("article_impression", "deposits"),
      event("article_click", "deposits"),
      event("article_search", "articles", "Transfer Duty"),
      event("article_search", "transfer duty"),
      event("faq_open", "How long?"),
      event("section_view", "home"),
      event("section_exit", "home", "3s"),
      event("section_exit", "home", "8s"),
      event("section_exit", "home", "ages"),
      event("calculator_tab_view", "affordability"),
      event("schedule_export", "calculator"),
      event("chart_export", "sensitivity"),
      event("input", "loanTerm", "20"),
    ]);
    expect(await rows("articles")).toEqual([["deposits", 2, 1, 0]]);
    expect(await rows("searches")).toEqual([["transfer duty", 2, 2]]);
    expect(await rows("questions")).toEqual([["How long?", 1, 1]]);
    expect(await rows("sections")).toEqual([["home", 1, 3, 3.7]]);
    expect(await rows("tabs")).toEqual([["affordability", 1, 1]]);
    expect((await rows("exports")).toSorted()).toEqual([
      ["calculator", 1, 0],
      ["sensitivity", 0, 1],
    ]);
    expect(await rows("inputs")).toEqual([["loanTerm", 1, 1]]);
    expect(await rows("clicks")).toEqual([]);
  });

  test("speed is p75 by page with a verdict, the parts of all add up, and junk does no harm", async () => {
    const speed = (path: unknown, LCP: unknown) =>
      actionHit(actionBody({ data: { path, LCP } as Record<string, string> }), userAgent);
    await store([
      ...[900, 1_100, 1_200, 5_000].map((LCP) => speed("/", LCP)),
      ...[4_500, 4_600, 9_000, 1e9].map((LCP) => speed("/legal?x=1", LCP)),
      speed("/", "fast"),
      speed("/", null),
      speed(undefined, -3),
    ]);
    const found = await rows("lcp");
    expect(found.map(([page, , words, , , , measured]) => [page, words, measured])).toEqual([
      ["All pages", "poor", 9],
      ["/", "good", 4],
      ["/legal", "poor", 4],
      ["", "good", 1],
    ]);
    const [, home] = found;
    expect(home?.slice(3, 6)).toEqual([75, 0, 25]);
    expect(Number(home?.[1])).toBeGreaterThanOrEqual(1_000);
    expect(Number(home?.[1])).toBeLessThanOrEqual(1_250);
  });

  test("a period that is none is refused in one sentence, and so is an unknown report", async () => {
    for (const [from, to] of [
      ["2026-02-30", "2026-03-01"],
      ["2026-03-02", "2026-03-01"],
      ["x", undefined],
    ]) {
      await expect(operator.report("days", { from, to })).rejects.toThrow("The period must be two days");
    }
    await expect(operator.report("__proto__", {})).rejects.toThrow("There is no report");
    await expect(operator.reports("constructor", {})).rejects.toThrow("no such page");
    expect((await operator.report("days", {})).period).toEqual({
      from: new Date(Date.parse(today()) - 29 * 86_400_000).toISOString().slice(0, 10),
      to: today(),
      today: today(),
    });
  });

  test("the command line prints a report, and says plainly what it cannot do", async () => {
    await store([event("input", "loanTerm"), event("input", "loanTerm"), event("input", "email")]);
    expect(await runCommand(operator, ["report", "inputs", "--from", today()])).toBe(
      "Field\tChanges\tVisitors, day by day\nloanTerm\t2\t2\nemail\t1\t1\n",
    );
    expect(await runCommand(operator, ["report"])).toMatch(/^days\tDay by day\npages\tPages\n/);
    await expect(runCommand(operator, ["report", "moods"])).rejects.toThrow('There is no report "moods"');
    await expect(runCommand(operator, ["erase-visitor", "somebody"])).rejects.toThrow("not a visitor id");
  });

  test("made-up traffic fills every report, again and again, and never beside anything real", async () => {
    const { hits } = await makeUpTraffic(database(), { days: 8, visits: 60 });
    expect(hits).toBeGreaterThan(2_000);
    for (const { key } of reportList) expect(await rows(key), key).not.toEqual([]);
    expect(await makeUpTraffic(database(), { days: 8, visits: 60 })).toEqual({
      hits: expect.closeTo(hits, -3),
    });
    for (const options of [
      { days: 0, visits: 1 },
      { days: 1.5, visits: 1 },
      { days: 1, visits: Number.NaN },
    ]) {
      await expect(makeUpTraffic(database(), options)).rejects.toThrow("must be a whole number");
    }
    await store([eventHit(eventBody(), userAgent)]);
    await expect(makeUpTraffic(database(), { days: 1, visits: 1 })).rejects.toThrow("real visitors");
    expect((await database().selectFrom("analytics_events").selectAll().execute()).length).toBeGreaterThan(
      1_000,
    );
  }, 60_000);
});
