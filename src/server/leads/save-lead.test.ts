import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { agreedWordings, consentVersion } from "#contract/consent.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { leadBodies } from "../testing/lead-bodies.ts";
import { someRecord, testNames } from "../testing/lead-records.ts";
import { partnerLead } from "./delivery/deliveries.queries.ts";
import { mendDeliveries } from "./delivery/mend-deliveries.ts";
import { eraseLeads, leadsOfPerson, releaseLead } from "./leads.queries.ts";
import { saveLead, saveQuarantined } from "./save-lead.ts";

eachDatabase((current) => {
  const save = (number: number, changes: object = {}) =>
    saveLead(current().database, someRecord(number, changes), ["webhook"]);
  const leads = () => current().database.selectFrom("leads").selectAll().execute();
  const corrections = () =>
    current()
      .database.selectFrom("leads")
      .select(["id", "correction_of"])
      .where("correction_of", "is not", null)
      .orderBy("received_at")
      .execute();
  const deliveries = () => current().database.selectFrom("deliveries").selectAll().execute();

  beforeEach(async () => {
    await current().database.deleteFrom("leads").execute();
  });

  test("a lead, its consent and its deliveries are stored together and reach the partner whole", async () => {
    const consent = { version: consentVersion, marketingEmail: false, marketingPhone: true };
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
      consent: {
        ...consent,
        wording: agreedWordings(consentVersion, testNames)?.consent,
        givenAt: record.received_at,
      },
    });
    const stored = await current().database.selectFrom("consents").selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      marketing_email: null,
      marketing_phone:
        "Partner Home Loans may also phone me with offers about home loans. I can stop this at any time.",
    });
  });

  test("what is quarantined is stored together, with consents, and a request id still makes one lead", async () => {
    const { database } = current();
    const [known, twice] = [randomUUID(), randomUUID()];
    const accepted = await save(1, { requestId: known });
    const held = (number: number, changes: object = {}) =>
      someRecord(number, { website: "spam", ...changes });
    const records = [
      held(2, { consent: { version: consentVersion } }),
      held(3, { requestId: twice }),
      held(3, { requestId: twice }),
      // The same request as one that was accepted, and another under its id.
      held(1, { requestId: known }),
      held(4, { requestId: known }),
    ];
    const saved = await saveQuarantined(database, records);
    const [first, second, , , other] = records.map(({ id }) => ({ id, state: "quarantined" }));
    expect(records.map(({ id }) => saved.get(id))).toEqual([first, second, second, accepted, other]);
    expect(await leads()).toHaveLength(4);
    expect(await database.selectFrom("consents").select("lead_id").execute()).toEqual([
      { lead_id: first?.id },
    ]);
    expect(await deliveries()).toMatchObject([{ lead_id: accepted.id }]);
    expect(await saveQuarantined(database, [held(3, { requestId: twice })])).toEqual(
      new Map([[expect.any(String), second]]),
    );
  });

  test("a request id makes one lead, however often and however close together it comes", async () => {
    const requestId = randomUUID();
    const saved = await Promise.all(Array.from({ length: 8 }, () => save(1, { requestId })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
    expect((await save(2, { requestId })).id).not.toBe(saved[0]?.id);
    expect(await leads()).toHaveLength(2);
  });

  test("a request that says the same again within a day is stored without a second delivery", async () => {
    const saved = await Promise.all(Array.from({ length: 5 }, () => save(1)));
    expect(saved.map(({ state }) => state).sort()).toEqual(["accepted", ...Array(4).fill("duplicate")]);
    const otherwiseWritten = {
      firstName: " THANDEKA",
      email: "VISITOR-1@Example.com",
      phone: "082 100 0001",
    };
    expect((await save(1, otherwiseWritten)).state).toBe("duplicate");
    expect(await deliveries()).toHaveLength(1);
    for (const changes of [{ loanType: "refinance" }, { source: "education_page" }]) {
      expect((await save(1, changes)).state).toBe("accepted");
    }
    expect((await save(2)).state).toBe("accepted");
    expect(await corrections()).toEqual([]);
  });

  test("the figures of the calculation may differ, what the visitor pays may not", async () => {
    const asked = { ...leadBodies.sensitivity, email: "visitor-1@example.com" };
    const { id } = await save(1, asked);
    const other = { ...asked.currentCalculation, loanAmount: 1_500_000 };
    expect((await save(1, { ...asked, currentCalculation: other })).state).toBe("duplicate");
    for (const changes of [
      { currentRate: "11.5" },
      { loanBalance: "900,000" },
      { currentLender: "B Bank" },
    ]) {
      const corrected = await save(1, { ...asked, ...changes });
      expect(corrected.state).toBe("accepted");
      expect(await partnerLead(current().database, corrected.id)).toMatchObject({ correctionOf: id });
    }
  });

  test("a corrected phone number or e-mail address is delivered, and names the first request", async () => {
    const { id: first } = await save(1, { phone: "082 555 1235" });
    const { id: second, state } = await save(1, { phone: "082 555 1234" });
    expect(state).toBe("accepted");
    const { id: third } = await save(1, { phone: "082 555 1234", email: "right@example.com" });
    // And back again: the partner has to know that the first was right.
    const { id: fourth } = await save(1, { phone: "082 555 1235" });
    expect(await corrections()).toEqual([second, third, fourth].map((id) => ({ id, correction_of: first })));
    expect(await deliveries()).toHaveLength(4);
    expect((await save(1, { phone: "082 555 1235" })).state).toBe("duplicate");
  });

  test("another time to call is news to the partner; any time is the same as nothing said", async () => {
    const { id: first } = await save(1);
    expect((await save(1, { callTime: "any" })).state).toBe("duplicate");
    const { id: second, state } = await save(1, { callTime: "evening" });
    expect(state).toBe("accepted");
    expect(await partnerLead(current().database, second)).toMatchObject({
      correctionOf: first,
      callTime: "evening",
    });
    expect((await save(1, { callTime: "evening" })).state).toBe("duplicate");
    expect(await partnerLead(current().database, first)).not.toHaveProperty("callTime");
  });

  test("two people with one phone are two people, and so are two with one e-mail address", async () => {
    const saved = [
      await save(1),
      await save(1, { firstName: "Sipho", email: "sipho@example.com" }),
      await save(1, { firstName: "Lerato", phone: "083 555 1234" }),
    ];
    expect(saved.map(({ state }) => state)).toEqual(["accepted", "accepted", "accepted"]);
    expect(await corrections()).toEqual([]);
    expect(await deliveries()).toHaveLength(3);
  });

  test("nobody who knows a phone number can keep its owner from being called", async () => {
    for (const changes of [
      { email: "a@example.com" },
      { firstName: "X" },
      { email: "a@example.com", lastName: "Y" },
    ]) {
      await save(1, changes);
    }
    const { id, state } = await save(1);
    expect(state).toBe("accepted");
    expect((await deliveries()).map(({ lead_id }) => lead_id)).toContain(id);
  });

  test("a request that comes back from the journal after its repetition was taken is a duplicate of that", async () => {
    const { database } = current();
    const journalled = someRecord(1);
    const { id } = await saveLead(
      database,
      { ...someRecord(1), received_at: new Date(Date.now() + 5_000).toISOString() },
      ["webhook"],
    );
    expect(await saveLead(database, journalled, ["webhook"])).toEqual({
      id: journalled.id,
      state: "duplicate",
    });
    const mistyped = { ...someRecord(1, { phone: "082 555 1235" }), received_at: journalled.received_at };
    expect((await saveLead(database, mistyped, ["webhook"])).state).toBe("accepted");
    expect(await corrections()).toEqual([]);
    expect((await leads()).find(({ state }) => state === "duplicate")?.duplicate_of).toBe(id);
  });

  test("under one request id another wish is another request", async () => {
    const requestId = randomUUID();
    const { id } = await save(1, { ...leadBodies.sensitivity, requestId });
    const changed = await save(1, { ...leadBodies.sensitivity, currentRate: "11.5", requestId });
    expect(changed.id).not.toBe(id);
    expect(await corrections()).toEqual([{ id: changed.id, correction_of: id }]);
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
    await releaseLead(current().database, undefined, id, ["webhook"]);
    expect(await deliveries()).toHaveLength(2);
  });

  test("leads that came while no partner was configured are delivered once one is", async () => {
    const { database } = current();
    const { id } = await saveLead(database, someRecord(1), []);
    await save(2, { website: "spam" });
    await mendDeliveries(database, () => []);
    expect(await deliveries()).toEqual([]);
    await mendDeliveries(database, () => ["webhook", "email"]);
    await mendDeliveries(database, () => ["webhook", "email"]);
    expect((await deliveries()).map(({ lead_id, channel }) => [lead_id, channel]).sort()).toEqual([
      [id, "email"],
      [id, "webhook"],
    ]);
  });

  test("all of one person's data is found by e-mail address and erased", async () => {
    const { database } = current();
    await save(1, { consent: { version: consentVersion, marketing: false } });
    await save(1, { email: "visi\u200btor-1@ex\u00adample.com" });
    await save(2);
    const found = await leadsOfPerson(database, " VISITOR-1@example\u200b.com");
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

  test("what came without a proof reaches the partner marked, also once it is released", async () => {
    const record = someRecord(1);
    const { id } = await saveLead(current().database, { ...record, signals: "unproven no-browser" }, []);
    expect(await partnerLead(current().database, id)).toMatchObject({ unproven: true });
    const { id: proven } = await save(2);
    expect(await partnerLead(current().database, proven)).not.toHaveProperty("unproven");
  });
});
