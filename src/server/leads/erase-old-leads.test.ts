import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { someRecord } from "../testing/lead-records.ts";
import { doubtfulClock, eraseOldLeads, erasingQuestion, noteNewestRow } from "./erase-old-leads.ts";
import { saveLead } from "./save-lead.ts";

const day = 86_400_000;
const months = 24;

eachDatabase((current) => {
  beforeEach(async () => {
    await current().database.deleteFrom("leads").execute();
    await current().database.deleteFrom("retention_clock").execute();
  });
  const take = (number: number, daysAgo: number) => {
    const received_at = new Date(Date.now() - daysAgo * day).toISOString();
    return saveLead(current().database, { ...someRecord(number), received_at }, []);
  };
  const erase = (confirmed = false) => eraseOldLeads(current().database, undefined, months, { confirmed });
  const left = async () => (await current().database.selectFrom("leads").select("id").execute()).length;
  const seen = async () =>
    (await current().database.selectFrom("retention_clock").select("seen_at").executeTakeFirst())?.seen_at;

  test("a clock 800 days ahead at the start erases nothing, at no later start either, until it is confirmed", async () => {
    for (let number = 0; number < 5; number++) await take(number, 800);
    await noteNewestRow(current().database);
    // What comes in under the wrong clock must not make it right.
    await take(9, 0);
    for (let start = 0; start < 3; start++) {
      await noteNewestRow(current().database);
      expect(await erase()).toMatchObject({
        erased: 0,
        question: expect.stringMatching(/^5 leads are past the retention, but the clock is 800 days after/),
      });
    }
    expect(await left()).toBe(6);
    expect(await erasingQuestion(current().database, months)).toContain("erase-old-leads");
    expect(await erase(true)).toEqual({ erased: 5 });
    expect(await erasingQuestion(current().database, months)).toBeUndefined();
    await take(10, 800);
    expect(await erase()).toEqual({ erased: 1 });
  });

  test("a clock that goes as it should is believed day by day", async () => {
    await take(1, 729);
    await take(2, 1);
    await noteNewestRow(current().database);
    expect(await erase()).toEqual({ erased: 0 });
    await sql`update retention_clock set seen_at = now() - interval '30 days'`.execute(current().database);
    await take(3, 740);
    expect(await erase()).toEqual({ erased: 1 });
    expect(Date.now() - Number(await seen())).toBeLessThan(day);
  });

  test("more than fifty and more than a tenth at once is asked about first", async () => {
    for (let number = 0; number < 60; number++) await take(number, number < 51 ? 800 : 1);
    await noteNewestRow(current().database);
    expect((await erase())?.question).toMatch(/^51 leads are past the retention, more than a tenth of all/);
    expect(await left()).toBe(60);
    expect(await erase(true)).toEqual({ erased: 51 });
    expect(await left()).toBe(9);
  }, 30_000);

  test("fifty or fewer, and a tenth or less of many, go without asking", async () => {
    for (let number = 0; number < 50; number++) await take(number, 800);
    await take(99, 0);
    await noteNewestRow(current().database);
    expect(await erase()).toEqual({ erased: 50 });
  }, 30_000);

  test("the clock is doubted when a request comes from later, or the last look is long past, and believed otherwise", async () => {
    const { database } = current();
    const doubt = () => doubtfulClock(database, months);
    expect(await doubt()).toBeUndefined();
    await take(1, 1);
    await noteNewestRow(database);
    expect(await doubt()).toBeUndefined();
    await take(2, -1);
    expect(await doubt()).toContain("a time that is still to come");
    await database.deleteFrom("leads").execute();
    await sql`update retention_clock set seen_at = now() - interval '40 days'`.execute(database);
    expect(await doubt()).toMatch(/^The clock is 40 days after the last look/);
    await take(3, 800);
    expect(await doubt()).toMatch(/^1 lead is past the retention, but the clock is 40 days after/);
    await erase(true);
    expect(await doubt()).toBeUndefined();
  });

  test("the machine's clock and the database's are compared", async () => {
    const { database } = current();
    expect(await doubtfulClock(database, months, Date.now() + 180_000)).toMatch(
      /are 1(?:79|80|81) seconds apart\.$/,
    );
    expect(await doubtfulClock(database, months, Date.now() - 60_000)).toBeUndefined();
  });
});
