import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Journal, openJournal } from "../../leads/journal.ts";
import { saveLead } from "../../leads/save-lead.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { testSettings } from "../../testing/partner-records.ts";
import type { Right } from "../acting-person.ts";
import { type Operator, operatorOf } from "../operator.ts";
import { restoreFromJournal } from "../restore.ts";
import { deeds } from "./deeds.ts";
import { guarded } from "./guarded.ts";
import { machinePerson, personOf, personWithToken } from "./people.queries.ts";
import { restoreTrail } from "./restore-trail.ts";
import { eraseOldTrail, trail } from "./trail.queries.ts";

eachDatabase((current) => {
  let journal: Journal;
  let rights: readonly Right[];
  let operator: Operator;

  beforeEach(async () => {
    const { database, options } = current();
    for (const table of ["trail", "leads", "people"] as const) await database.deleteFrom(table).execute();
    rmSync(join(options.dataDir, "leads.sqlite"), { force: true });
    journal = await openJournal(options.dataDir);
    rights = ["reads", "acts"];
    const plain = operatorOf({
      database: () => database,
      journal,
      channels: () => ["webhook"],
      place: { kind: "postgresql" },
    });
    operator = guarded(plain, {
      person: () => ({ name: "Thandi", rights }),
      database: () => database,
      journal,
    });
  });
  afterEach(() => journal.close());

  async function take(number: number, changes: object = {}): Promise<string> {
    const record = someRecord(number, changes);
    await journal.append({ lead: record });
    await saveLead(current().database, record, ["webhook"]);
    return record.id;
  }
  /** The trail, oldest line first. */
  async function lines(): Promise<(string | null)[][]> {
    const rows = await current()
      .database.selectFrom("trail")
      .selectAll()
      .orderBy("at")
      .orderBy("action")
      .execute();
    return rows.map(({ person, action, subject, lead_id }) => [person, action, subject, lead_id]);
  }

  test("the trail says who looked, exported, released, sent again and erased, and which lead it was", async () => {
    const [first, second] = [await take(1), await take(2, { website: "spam" })];
    await operator.leads({ state: "quarantined" });
    await operator.leads({ search: "visitor-2" });
    await operator.lead(first);
    await operator.redeliver(second);
    await operator.redeliver(second);
    await operator.redeliverParked();
    await operator.exportPerson("visitor-1@example.com");
    for await (const _part of operator.leadsCsv());
    await operator.addPrimeRate({ date: "2026-03-01", rate: 10.25 });
    await operator.removePrimeRate("2026-03-01");
    expect(await lines()).toEqual([
      ["Thandi", "looked through the leads", "quarantined", null],
      ["Thandi", "searched the leads", null, null],
      ["Thandi", "looked at a lead", null, first],
      ["Thandi", "released", null, second],
      ["Thandi", "sent again", null, second],
      ["Thandi", "sent again all that was parked", "0", null],
      ["Thandi", "exported a person", null, first],
      ["Thandi", "exported all leads", null, null],
      ["Thandi", "entered a rate", "10.25% from 2026-03-01", null],
      ["Thandi", "removed a rate", "2026-03-01", null],
    ]);
    expect(await operator.trail()).toMatchObject({ total: 10, page: 1, pages: 1 });
  });

  test("an erased person is in no line of the trail, which still says that somebody erased one", async () => {
    const id = await take(1);
    await operator.lead(id);
    await operator.erasePerson("visitor-1@example.com");
    expect(await lines()).toEqual([
      ["Thandi", "looked at a lead", null, null],
      ["Thandi", "erased a person", "1 lead", null],
    ]);
    expect(JSON.stringify(await current().database.selectFrom("trail").selectAll().execute())).not.toMatch(
      new RegExp(`${id}|visitor`),
    );
  });

  test("what could not be done leaves no line, and what an id is not is nobody's", async () => {
    for (const id of ["nothing", randomUUID(), "'; drop table trail; --"]) {
      await expect(operator.redeliver(id)).rejects.toThrow("No lead has this id.");
      await expect(operator.lead(id)).rejects.toThrow("No lead has this id.");
    }
    await expect(operator.addPrimeRate({ date: "soon", rate: 1 })).rejects.toThrow("The date must be");
    expect(await lines()).toEqual([]);
  });

  test("who may only look can do nothing else, whatever the operation", async () => {
    const id = await take(1);
    rights = ["reads"];
    const acts = Object.entries(deeds).filter(([, { right }]) => right === "acts" || right === "people");
    expect(acts.length).toBeGreaterThan(10);
    for (const [name] of acts) {
      const refused = (operator[name as keyof Operator] as (...args: unknown[]) => Promise<unknown>)(id, id);
      await expect(refused, name).rejects.toThrow(
        /Your token lets you look|added and withdrawn on the server/,
      );
    }
    expect((await operator.lead(id)).deliveries).toMatchObject([{ state: "waiting", attempts: 0 }]);
  });

  test("the machine's token does everything until there is somebody, and then only says who may", async () => {
    const { database } = current();
    const machine = guarded(
      operatorOf({ database: () => database, journal, channels: () => [], place: { kind: "postgresql" } }),
      { person: () => ({ name: "operator", rights }), database: () => database, journal },
    );
    ({ rights } = await machinePerson(database));
    expect((await machine.leads({})).total).toBe(0);
    const { token } = await machine.addPerson({ name: "Thandi Nkosi", may: "acts" });
    ({ rights } = await machinePerson(database));
    await expect(machine.leads({})).rejects.toThrow("This needs the token of a person:");
    expect(() => machine.leadsCsv()).toThrow("This needs the token of a person:");
    expect(await machine.people()).toMatchObject([{ name: "Thandi Nkosi", may: "acts" }]);
    expect(await personWithToken(database, token).then((found) => found && personOf(found))).toEqual({
      name: "Thandi Nkosi",
      rights: ["reads", "acts"],
    });
    await machine.withdrawPerson("Thandi Nkosi");
    expect((await machinePerson(database)).rights).toContain("acts");
  });

  test("names are told apart, and what is no name is refused", async () => {
    rights = ["people"];
    await operator.addPerson({ name: " Thandi Nkosi ", may: "reads" });
    await expect(operator.addPerson({ name: "thandi nkosi", may: "acts" })).rejects.toThrow(
      "withdraw that one",
    );
    for (const name of ["", " ", "Operator", "a\nb", "x".repeat(61)]) {
      await expect(operator.addPerson({ name, may: "acts" }), name).rejects.toThrow("A person's name");
    }
    await expect(operator.addPerson({ name: "Johan", may: "everything" })).rejects.toThrow("reads or acts");
    await expect(operator.withdrawPerson("Johan")).rejects.toThrow("There is no person");
    expect(await operator.people()).toMatchObject([{ name: "Thandi Nkosi", may: "reads" }]);
  });

  test("the journal alone brings people back with their tokens, and a withdrawn one never", async () => {
    const { database } = current();
    rights = ["people"];
    const { token } = await operator.addPerson({ name: "Thandi Nkosi", may: "acts" });
    const { token: old } = await operator.addPerson({ name: "Johan Botha", may: "acts" });
    const kept = await database.selectFrom("people").selectAll().where("name", "=", "Johan Botha").execute();
    await operator.withdrawPerson("Johan Botha");
    await database.deleteFrom("people").execute();
    // As an older backup has it.
    await database.insertInto("people").values(kept).execute();
    await restoreFromJournal(database, journal, testSettings);
    expect(await personWithToken(database, token)).toEqual({ name: "Thandi Nkosi", may: "acts" });
    expect(await personWithToken(database, old)).toBeUndefined();
    const entries = JSON.stringify(await journal.read());
    for (const secret of [token, old]) expect(entries).not.toContain(secret);
  });

  test("the journal alone brings the trail back, without the ids of leads that were erased, and nothing twice", async () => {
    const { database } = current();
    const [first, second] = [await take(1), await take(2)];
    await operator.lead(first);
    await operator.lead(second);
    await operator.erasePerson("visitor-1@example.com");
    const before = await lines();
    expect(before).toContainEqual(["Thandi", "looked at a lead", null, second]);
    // A line that a killed process could not note any more.
    await trail(database, "Johan", [{ action: "looked at a lead", leadId: second }]);
    await restoreTrail(database, journal);
    for (const table of ["trail", "leads"] as const) await database.deleteFrom(table).execute();
    for (let start = 0; start < 2; start += 1) {
      await restoreFromJournal(database, journal, testSettings);
      expect(await lines()).toEqual([...before, ["Johan", "looked at a lead", null, second]]);
    }
    const entries = (await journal.read()).entries.filter(
      (entry) => "trail" in entry || "trailLead" in entry,
    );
    expect(JSON.stringify(entries)).not.toContain(first);
  });

  test("lines live as long as leads do", async () => {
    await operator.leads({});
    await operator.figures();
    await sql`update trail set at = now() - interval '25 months'`.execute(current().database);
    await operator.leads({ state: "duplicate" });
    await eraseOldTrail(current().database, journal, 24);
    const left = [["Thandi", "looked through the leads", "duplicate", null]];
    expect(await lines()).toEqual(left);
    await restoreTrail(current().database, journal);
    expect(await lines()).toEqual(left);
  });
});
