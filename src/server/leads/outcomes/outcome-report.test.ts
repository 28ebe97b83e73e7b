import { beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../../testing/each-database.ts";
import { someHistory, someRecord } from "../../testing/lead-records.ts";
import type { LeadRecord } from "../lead-record.ts";
import { saveLead } from "../save-lead.ts";
import { addHistory } from "./add-history.ts";
import type { OutcomeName } from "./outcome-names.ts";
import type { OutcomeKind } from "./outcome-report.queries.ts";
import { outcomeReport } from "./outcome-report.ts";

eachDatabase((current) => {
  beforeEach(async () => void (await current().database.deleteFrom("leads").execute()));

  /** A request, and what was said of it so many minutes later. */
  async function asked(
    number: number,
    said: readonly [OutcomeName, number][] = [],
    changes: Partial<LeadRecord> = {},
  ): Promise<string> {
    const { database } = current();
    const record = { ...someRecord(number), received_at: "2026-11-18T08:00:00.000Z", ...changes };
    await saveLead(database, record, []);
    const at = (minutes: number) => new Date(Date.parse(record.received_at) + minutes * 60_000).toISOString();
    const entries = said.map(([outcome, after]) => someHistory(record.id, { said: outcome, at: at(after) }));
    await addHistory(database, undefined, entries);
    return record.id;
  }
  const period = { from: "2026-11-01", to: "2026-11-30" };
  const lines = async (kind: OutcomeKind) =>
    (await outcomeReport(current().database, period)).lines.filter((line) => line.kind === kind);
  const all = async () => (await lines("all"))[0]!;

  test("a stage counts when it or a later one is recorded, and what ended a request counts where it ended", async () => {
    await asked(1);
    await asked(2, [["no_answer", 5]]);
    await asked(3, [["not_interested", 10]]);
    await asked(4, [["registered", 90]]);
    await asked(5, [["declined", 100]]);
    await asked(6, [
      ["no_answer", 5],
      ["called", 30],
      ["declined", 1_000],
      ["approved", 2_000],
    ]);
    expect(await all()).toEqual({
      kind: "all",
      name: "All requests",
      asked: 6,
      delivered: 5,
      called: 4,
      calledWithinDay: 2,
      applied: 3,
      approved: 2,
      registered: 1,
      noAnswer: 1,
      notInterested: 1,
      declined: 1,
      // Of the two calls that have a time, after 10 and 30 minutes.
      medianSecondsToCall: 1_200,
    });
  });

  test("tests, quarantined requests and duplicates never count, and a correction is no second request", async () => {
    const { database } = current();
    await asked(1);
    await asked(2, [["approved", 5]], { test: true });
    await asked(3, [["approved", 5]], { state: "quarantined" });
    await asked(1, [["approved", 5]], { received_at: "2026-11-18T08:01:00.000Z" });
    const corrected = { ...someRecord(1), phone: "+27821999999", received_at: "2026-11-18T08:02:00.000Z" };
    await saveLead(database, corrected, []);
    await addHistory(database, undefined, [
      someHistory(corrected.id, { said: "called", at: "2026-11-18T09:00:00.000Z" }),
    ]);
    const states = await database.selectFrom("leads").select(["state", "correction_of"]).execute();
    expect(states.filter(({ state }) => state === "duplicate")).toHaveLength(1);
    expect(states.filter(({ correction_of }) => correction_of)).toHaveLength(1);
    expect(await all()).toMatchObject({ asked: 1, called: 1, approved: 0, medianSecondsToCall: 3_600 });
  });

  test("requests are told apart by page, by answer, by form and by week", async () => {
    const calculation = { tool: "rent-or-buy", price: 1 };
    await asked(1, [["called", 1]], { page: "/tools/rent-or-buy", calculation });
    await asked(2, [], { page: "/tools/rent-or-buy" });
    await asked(3, [], { page: "/calculator/affordability", source: "calculator_app" });
    await asked(4, [], { source: "extra_payment_calculator", page: "/calculator/extra-payment" });
    await asked(5, [], { source: "interest_sensitivity_calculator" });
    // Monday half past midnight in Johannesburg, still Sunday in London.
    await asked(6, [], { page: "/", received_at: "2026-11-22T22:30:00.000Z" });
    await asked(7, [], { page: "/tools/no-such-tool", received_at: "2026-10-31T21:59:00.000Z" });
    const named = async (kind: OutcomeKind) => (await lines(kind)).map(({ name, asked }) => [name, asked]);
    expect(await named("page")).toEqual([
      ["/tools/rent-or-buy", 2],
      ["(not known)", 1],
      ["/", 1],
      ["/calculator/affordability", 1],
      ["/calculator/extra-payment", 1],
    ]);
    expect(await named("answer")).toEqual([
      ["Rent or buy", 2],
      ["(none)", 1],
      ["Affordability", 1],
      ["Extra Payments", 1],
      ["Rate Sensitivity", 1],
    ]);
    expect(await named("source")).toEqual([
      ["Front page", 3],
      ["Calculators", 1],
      ["Extra Payments calculator", 1],
      ["Rate Sensitivity calculator", 1],
    ]);
    expect(await named("week")).toEqual([
      ["2026-11-23", 1],
      ["2026-11-16", 5],
    ]);
    const [tool] = await lines("answer");
    expect(tool).toMatchObject({ called: 1, medianSecondsToCall: 60 });
  });

  test("an outcome that was marked as a mistake does not count", async () => {
    const { database } = current();
    const id = await asked(1, [["called", 5]]);
    const wrong = someHistory(id, { said: "registered" });
    await addHistory(database, undefined, [wrong, someHistory(id, { kind: "mistake", said: wrong.id })]);
    expect(await all()).toMatchObject({ called: 1, applied: 0, registered: 0 });
  });

  test("nobody at all is a line of zeros, and a period that is none is refused", async () => {
    expect(await all()).toMatchObject({ asked: 0, called: 0, medianSecondsToCall: null });
    await expect(outcomeReport(current().database, { from: "soon" })).rejects.toThrow("two days");
  });
});
