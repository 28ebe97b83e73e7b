import { rmSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eraseOldLeads } from "../leads/erase-old-leads.ts";
import { type Journal, openJournal } from "../leads/journal.ts";
import { restoreLeads } from "../leads/restore-leads.ts";
import { saveLead } from "../leads/save-lead.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { leadBodies } from "../testing/lead-bodies.ts";
import { someRecord } from "../testing/lead-records.ts";
import { addedDateKinds } from "./added-dates.queries.ts";
import { leadsCsv } from "./leads-csv.ts";
import { type Operator, operatorOf } from "./operator.ts";

eachDatabase((current) => {
  let journal: Journal;
  let operator: Operator;

  beforeEach(async () => {
    const { database, options } = current();
    await database.deleteFrom("leads").execute();
    await database.deleteFrom("prime_rates").execute();
    rmSync(join(options.dataDir, "leads.sqlite"), { force: true });
    journal = await openJournal(options.dataDir);
    operator = operatorOf({
      database: () => database,
      journal,
      channels: () => ["webhook"],
      place: { kind: "postgresql" },
    });
  });
  afterEach(() => journal.close());

  async function take(number: number, changes: object = {}, receivedAt?: string): Promise<string> {
    const made = someRecord(number, changes);
    const record = receivedAt ? { ...made, received_at: receivedAt } : made;
    await journal.append({ lead: record });
    await saveLead(current().database, record, ["webhook"]);
    return record.id;
  }
  const settle = (id: string, state: "parked" | "delivered") =>
    current()
      .database.updateTable("deliveries")
      .set({ state, attempts: 3, reason: "No." })
      .where("lead_id", "=", id)
      .execute();
  const found = async (search: string) => (await operator.leads({ search })).leads.map(({ id }) => id);

  test("leads and deliveries are counted by state, and the oldest that waits is timed", async () => {
    await take(1, {}, new Date(Date.now() - 3_600_000).toISOString());
    await take(2, { website: "spam" });
    await settle(await take(3), "parked");
    const { leads, deliveries, oldestWaitingSeconds } = await operator.status();
    expect(leads).toEqual({ accepted: 2, quarantined: 1, duplicate: 0 });
    expect(deliveries).toEqual({ waiting: 1, sending: 0, delivered: 0, unconfirmed: 0, parked: 1 });
    expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(3_600);
    expect(oldestWaitingSeconds).toBeLessThan(3_700);
  });

  test("a lead is found by part of its name, e-mail address, phone number as typed, or id", async () => {
    const one = await take(1, { firstName: "Zo_ë", lastName: "Ünal", phone: "082 555 0101" });
    await take(2);
    for (const search of [
      "zo_",
      "ë ün",
      "VISITOR-1@",
      "082 555 0101",
      "+27 82 5550101",
      "825550101",
      one.slice(0, 13),
    ]) {
      expect(await found(search)).toEqual([one]);
    }
    expect(await found("_ex")).toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("'; drop table leads; --")).toEqual([]);
    expect(await found("  ")).toHaveLength(2);
  });

  test("a long list comes in pages, and by state", async () => {
    for (let number = 1; number <= 53; number += 1) await take(number);
    const quarantined = await take(99, { website: "spam" });
    const first = await operator.leads({});
    const second = await operator.leads({ page: 2 });
    expect([first.total, first.pages, first.leads.length, second.leads.length]).toEqual([54, 2, 50, 4]);
    expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(54);
    expect((await operator.leads({ state: "quarantined" })).leads.map(({ id }) => id)).toEqual([quarantined]);
  });

  test("a parked delivery starts again, and a quarantined lead is released", async () => {
    const parked = await take(1);
    await settle(parked, "parked");
    expect(await operator.queue()).toMatchObject([{ lead_id: parked, state: "parked", reason: "No." }]);
    expect(await operator.redeliver(parked)).toEqual({ released: false, channels: ["webhook"] });
    expect((await operator.lead(parked)).deliveries).toMatchObject([{ state: "waiting", attempts: 0 }]);
    const quarantined = await take(2, { website: "spam" });
    expect(await operator.redeliver(quarantined)).toEqual({ released: true, channels: ["webhook"] });
    expect(await operator.lead(quarantined)).toMatchObject({
      state: "accepted",
      deliveries: [{ state: "waiting" }],
    });
    await expect(operator.redeliver("nothing")).rejects.toThrow("No lead has this id.");
  });

  test("all that is parked starts again at once, and nothing else", async () => {
    const parked = [await take(1), await take(2)];
    for (const id of parked) await settle(id, "parked");
    const delivered = await take(3);
    await settle(delivered, "delivered");
    expect(await operator.redeliverParked()).toEqual({ deliveries: 2 });
    const states = (await operator.queue()).map(({ lead_id, state, attempts }) => [lead_id, state, attempts]);
    expect(states.sort()).toEqual(parked.map((id) => [id, "waiting", 0]).sort());
    expect(await operator.redeliverParked()).toEqual({ deliveries: 0 });
  });

  test("a delivered lead is sent again only where nothing else is to be sent", async () => {
    const id = await take(1);
    await settle(id, "delivered");
    const email = {
      lead_id: id,
      channel: "email" as const,
      state: "parked" as const,
      next_try_at: new Date(),
    };
    await current().database.insertInto("deliveries").values(email).execute();
    expect(await operator.redeliver(id)).toEqual({ released: false, channels: ["email"] });
    await settle(id, "delivered");
    expect((await operator.redeliver(id)).channels).toEqual(["email", "webhook"]);
  });

  test("an erased person is in neither the database nor the journal, and no restart brings anything back", async () => {
    await take(1, { consent: { version: "1", marketing: false } });
    await take(1);
    const other = await take(2);
    // Acknowledged by nobody, but on the disk: the database was gone when it came.
    await journal.append({ lead: someRecord(1) });
    const { leads } = await operator.person("Visitor-1@EXAMPLE.com");
    expect(leads).toMatchObject([{ email: "visitor-1@example.com" }, { consent: { version: "1" } }]);
    expect(await operator.erasePerson(" Visitor-1@EXAMPLE.com ")).toEqual({ erased: 3 });
    expect(await operator.person("visitor-1@example.com")).toEqual({ leads: [] });
    expect(JSON.stringify(await journal.read())).not.toContain("visitor-1@");
    await restoreLeads(current().database, journal, () => ["webhook"]);
    expect((await operator.leads({})).leads.map(({ id }) => id)).toEqual([other]);
    expect(await operator.erasePerson("visitor-1@example.com")).toEqual({ erased: 0 });
  });

  test("what is older than the retention is erased with its journal entry, once, and nothing else", async () => {
    const months = (count: number) => {
      const date = new Date();
      date.setUTCMonth(date.getUTCMonth() - count);
      return date.getTime();
    };
    const { database } = current();
    await take(1, {}, new Date(months(24) - 86_400_000 * 4).toISOString());
    const young = await take(2, {}, new Date(months(24) + 86_400_000 * 4).toISOString());
    const [first, second] = await Promise.all([
      eraseOldLeads(database, journal, 24),
      eraseOldLeads(database, journal, 24),
    ]);
    expect((first?.erased ?? 0) + (second?.erased ?? 0)).toBe(1);
    expect((await operator.leads({})).leads.map(({ id }) => id)).toEqual([young]);
    expect(JSON.stringify(await journal.read())).not.toContain("visitor-1@");
  });

  test("the CSV holds every lead once, quoted, and nothing that a spreadsheet would run", async () => {
    const names = ["=HYPERLINK(1)", "+a", "-b", "@SUM(1)", " =c", "|cmd", "＝d", 'Quote " and, comma'];
    for (const [number, lastName] of names.entries()) await take(number + 1, { lastName });
    let text = "";
    for await (const part of leadsCsv(current().database, 3)) text += part;
    const { data } = Papa.parse<string[]>(text.replace("\uFEFF", "").trim());
    expect(data).toHaveLength(names.length + 1);
    expect(text).toContain('"Quote "" and, comma"');
    const last = data[0]?.indexOf("last_name") ?? -1;
    expect(new Set(data.slice(1).map((row) => row[last]?.replace(/^'/, "")))).toEqual(
      new Set(names.map((name) => name.trim())),
    );
    for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|＝]/);
  });

  test("in the CSV file the visitor's rate and the calculation's have columns of their own, figures are round", async () => {
    const first = await take(1, { ...leadBodies.sensitivity, email: "visitor-1@example.com" });
    const savings = { loanAmount: 2_000_000, extraPayment: 1_000, potentialSavings: 244_531.43446517084 };
    await take(2, { ...leadBodies.extraPayments, callTime: "midday", currentCalculation: savings });
    await take(1, { ...leadBodies.sensitivity, email: "visitor-1@example.com", currentRate: "11.5" });
    let text = "";
    for await (const part of leadsCsv(current().database)) text += part;
    const { data } = Papa.parse<Record<string, string>>(text.replace("\uFEFF", "").trim(), { header: true });
    expect(data).toMatchObject([
      {
        current_rate: "11.75",
        calculation_rate: "10.75",
        calculation_term_years: "20",
        correction_of: "",
        call_time: "",
      },
      {
        calculation_loan_amount: "2000000",
        calculation_interest_saved: "244531",
        calculation_rate: "",
        call_time: "midday",
      },
      { current_rate: "11.5", correction_of: first },
    ]);
    expect(data[0]?.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/);
  });

  test("the status says how often each signal of a program came", async () => {
    await take(1, { website: "spam" });
    await take(2, { website: "spam" });
    await take(3);
    expect(await operator.status()).toMatchObject({ signals: { trap: 2 }, unprovenWaiting: 0 });
  });

  test.each(addedDateKinds)(
    "a day as %s is added once and removed; what is none is refused",
    async (kind) => {
      await operator.addDate(kind, "2027-03-25");
      await operator.addDate(kind, "2027-01-28");
      await operator.addDate(kind, "2027-03-25");
      expect(await operator.addedDates(kind)).toEqual(["2027-01-28", "2027-03-25"]);
      if (kind === "announcement-date")
        expect((await operator.figures()).warnings.join()).not.toContain("Announcement dates");
      await operator.removeDate(kind, "2027-01-28");
      await operator.removeDate(kind, "2027-03-25");
      expect(await operator.addedDates(kind)).toEqual([]);
      await expect(operator.removeDate(kind, "2027-03-25")).rejects.toThrow("was not added");
      await expect(operator.addDate(kind, "2027-02-29")).rejects.toThrow("The date must be");
    },
  );

  test("a prime rate is added, replaced and removed; what is none is refused", async () => {
    await operator.addPrimeRate({ date: "2026-03-01", rate: 10.25 });
    await operator.addPrimeRate({ date: "2026-05-01", rate: 10 });
    await operator.addPrimeRate({ date: "2026-03-01", rate: 10.5 });
    expect(await operator.primeRates()).toEqual([
      { date: "2026-05-01", rate: 10 },
      { date: "2026-03-01", rate: 10.5 },
    ]);
    await operator.removePrimeRate("2026-05-01");
    expect(await operator.primeRates()).toHaveLength(1);
    await expect(operator.removePrimeRate("2026-05-01")).rejects.toThrow("No entry was added");
    for (const date of ["2026-02-30", "2026-3-1", "", "tomorrow", "2026-13-01"]) {
      await expect(operator.addPrimeRate({ date, rate: 10 })).rejects.toThrow("The date must be");
    }
    for (const rate of [-1, 40.1, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(operator.addPrimeRate({ date: "2026-03-01", rate })).rejects.toThrow("The rate must be");
    }
  });
});
