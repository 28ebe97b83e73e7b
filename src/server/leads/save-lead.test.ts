import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { leadBodies } from "../testing/lead-bodies.ts";
import { someRecord } from "../testing/lead-records.ts";
import { addMissingDeliveries, partnerLead } from "./delivery/deliveries.queries.ts";
import { eraseLeads, leadsOfPerson, releaseLead } from "./leads.queries.ts";
import { saveLead } from "./save-lead.ts";

eachDatabase((current) => {
  const save = (number: number, changes: object = {}) =>
    saveLead(current().database, someRecord(number, changes), ["webhook"]);
  const leads = () => current().database.selectFrom("leads").selectAll().execute();
  const deliveries = () => current().database.selectFrom("deliveries").selectAll().execute();

  beforeEach(async () => {
    await current().database.deleteFrom("leads").execute();
  });

  test("a lead, its consent and its deliveries are stored together and reach the partner whole", async () => {
    const consent = { version: "1", wording: "You agree.", marketing: true };
    const record = someRecord(1, { ...leadBodies.sensitivity, consent });
    const { id, state } = await saveLead(current().database, record, ["webhook", "email"]);
    expect(state).toBe("accepted");
    expect(await deliveries()).toMatchObject([
      { lead_id: id, state: "waiting", attempts: 0 },
      { lead_id: id, state: "waiting", attempts: 0 },
    ]);
    const { phone: _typed, ...body } = leadBodies.sensitivity;
    expect(await partnerLead(current().database, id)).toMatchObject({
      ...body,
      id,
      phone: "+27821234567",
      receivedAt: record.received_at,
      consent: { ...consent, givenAt: record.received_at },
    });
  });

  test("a request id makes one lead, however often and however close together it comes", async () => {
    const requestId = randomUUID();
    const saved = await Promise.all(Array.from({ length: 8 }, () => save(1, { requestId })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
    expect((await save(2, { requestId })).id).not.toBe(saved[0]?.id);
    expect(await leads()).toHaveLength(2);
  });

  test("the same person's same request within a day is stored without a second delivery", async () => {
    const saved = await Promise.all(Array.from({ length: 5 }, () => save(1)));
    expect(saved.map(({ state }) => state).sort()).toEqual(["accepted", ...Array(4).fill("duplicate")]);
    expect((await save(1, { email: "OTHER@example.com" })).state).toBe("duplicate");
    expect((await save(1, { phone: "0839999999", email: "VISITOR-1@Example.com" })).state).toBe("duplicate");
    expect(await deliveries()).toHaveLength(1);
    expect((await save(1, { loanType: "refinance" })).state).toBe("accepted");
    expect((await save(1, { source: "education_page" })).state).toBe("accepted");
    expect((await save(2)).state).toBe("accepted");
  });

  test("after a day the same request is a new one", async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await saveLead(current().database, { ...someRecord(1), received_at: yesterday }, ["webhook"]);
    expect((await save(1)).state).toBe("accepted");
  });

  test("a quarantined lead is not delivered until the operator releases it", async () => {
    const { id, state } = await save(1, { website: "spam" });
    expect(state).toBe("quarantined");
    expect(await deliveries()).toEqual([]);
    expect((await save(1)).state).toBe("accepted");
    await releaseLead(current().database, id, ["webhook"]);
    expect(await deliveries()).toHaveLength(2);
  });

  test("leads that came while no partner was configured are delivered once one is", async () => {
    const { database } = current();
    const { id } = await saveLead(database, someRecord(1), []);
    await save(2, { website: "spam" });
    await addMissingDeliveries(database, []);
    expect(await deliveries()).toEqual([]);
    await addMissingDeliveries(database, ["webhook", "email"]);
    await addMissingDeliveries(database, ["webhook", "email"]);
    expect((await deliveries()).map(({ lead_id, channel }) => [lead_id, channel]).sort()).toEqual([
      [id, "email"],
      [id, "webhook"],
    ]);
  });

  test("all of one person's data is found by e-mail address and erased", async () => {
    const { database } = current();
    await save(1, { consent: { version: "1", wording: "You agree.", marketing: false } });
    await save(1);
    await save(2);
    const found = await leadsOfPerson(database, " VISITOR-1@example.com");
    await eraseLeads(
      database,
      undefined,
      found.map(({ id }) => id),
    );
    expect(found).toHaveLength(2);
    expect((await leads()).map(({ email }) => email)).toEqual(["visitor-2@example.com"]);
    expect(await database.selectFrom("consents").selectAll().execute()).toEqual([]);
    expect(await deliveries()).toHaveLength(1);
  });
});
