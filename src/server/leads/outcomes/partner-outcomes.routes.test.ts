import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { outcomeApp, outcomeLeads, signedOutcome } from "../../testing/outcome-side.ts";
import { testSecret } from "../../testing/test-partner.ts";
import { saveLead } from "../save-lead.ts";

eachDatabase((current) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await outcomeApp(() => current().database);
  });
  afterAll(() => app.close());

  const { take, said } = outcomeLeads(() => current().database);
  const now = () => new Date().toISOString();

  test("a signed call is recorded once, however often it comes under its id", async () => {
    const leadId = await take(1);
    const id = randomUUID();
    const call = () => signedOutcome({ leadId, outcome: "called", at: now() }, { id });
    const first = await app.inject(call());
    expect([first.statusCode, first.json()]).toEqual([200, { success: true }]);
    expect((await app.inject(call())).json()).toEqual({ success: true, repeated: true });
    await Promise.all([1, 2, 3].map(() => app.inject(call())));
    expect(await said(leadId)).toMatchObject([
      { said: "called", way: "webhook", said_by: "Partner Home Loans" },
    ]);
    expect((await app.inject(signedOutcome({ leadId, outcome: "applied", at: now() }))).statusCode).toBe(200);
    expect(await said(leadId)).toHaveLength(2);
  });

  test("what is wrong with a call is said in one sentence, and records nothing", async () => {
    const leadId = await take(2);
    const held = await take(3, { website: "spam" });
    const { id: anothers } = await saveLead(current().database, { ...someRecord(4), partner_id: 2 }, []);
    const right = { leadId, outcome: "called", at: now() };
    const other = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    const { headers: unsigned, ...bare } = signedOutcome(right);
    const wrong: [object, number, RegExp][] = [
      [bare, 401, /webhook-id, webhook-timestamp and webhook-signature/],
      [signedOutcome(right, { secret: other }), 401, /webhook-signature does not fit/],
      [{ ...signedOutcome(right), payload: `${JSON.stringify(right)} ` }, 401, /webhook-signature/],
      [signedOutcome(right, { at: new Date(Date.now() - 400_000) }), 401, /webhook-timestamp/],
      [signedOutcome(right, { at: new Date(Date.now() + 400_000) }), 401, /webhook-timestamp/],
      [signedOutcome("{"), 400, /must be JSON/],
      [signedOutcome("[]"), 400, /must be JSON/],
      [signedOutcome({ ...right, leadId: "1" }), 422, /"leadId"/],
      [signedOutcome({ ...right, outcome: "married" }), 422, /"outcome" must be one of called, no_answer/],
      [signedOutcome({ ...right, at: "2026-11-22 05:43" }), 422, /"at" must be an ISO time/],
      [signedOutcome({ ...right, at: "2020-01-01T00:00:00Z" }), 422, /before the request came/],
      [signedOutcome({ ...right, at: "2999-01-01T00:00:00Z" }), 422, /in the future/],
      [signedOutcome({ ...right, note: "x" }), 422, /"note" is not known/],
      [signedOutcome({ ...right, leadId: randomUUID() }), 404, /not the id of a request/],
      [signedOutcome({ ...right, leadId: anothers }), 404, /not the id of a request/],
      [signedOutcome({ ...right, leadId: held }), 404, /not the id of a request/],
      [signedOutcome(JSON.stringify(right) + " ".repeat(5_000)), 413, /4096 bytes/],
    ];
    expect(unsigned).toBeDefined();
    for (const [call, status, sentence] of wrong) {
      const answer = await app.inject(call);
      expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringMatching(sentence)]);
      expect(answer.body).not.toContain(testSecret.slice(6));
    }
    expect(await said(leadId)).toEqual([]);
    expect(await said(held)).toEqual([]);
  });
});

test("refusing has an end, and a partner may send many that are right", async () => {
  const away = await outcomeApp(() => {
    throw new Error("away");
  });
  const from = (remoteAddress: string) => ({ remoteAddress, ...signedOutcome("{}", { secret: testSecret }) });
  const statuses = [];
  for (let calls = 0; calls < 62; calls++) statuses.push((await away.inject(from("192.0.2.1"))).statusCode);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422));
  const refused = await away.inject(from("192.0.2.1"));
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await away.inject(from("192.0.2.2"))).statusCode).toBe(422);
  await away.close();
});
