import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startJobs } from "../jobs/boss.ts";
import { workDeliveries } from "../leads/delivery/delivery-worker.ts";
import { saveLead } from "../leads/save-lead.ts";
import { operatorOf } from "../operations/operator.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { someRecord } from "../testing/lead-records.ts";
import { testSettings } from "../testing/partner-records.ts";
import { startReceiver } from "../testing/test-receiver.ts";
import type { PartnerInput } from "./check-partner.ts";
import { readPartners, settlePartner } from "./partners.queries.ts";
import { channelsOf } from "./recipient.ts";
import { partnerSenders } from "./senders.ts";

const input: PartnerInput = {
  name: "Refinance House",
  webhookUrl: "https://refinance.example/leads",
  email: "",
  kind: "ours",
  fields: "",
  subscription: "",
  sources: [],
  loanTypes: ["refinance"],
  active: true,
};

eachDatabase((current) => {
  const { log } = Fastify({ logger: { level: "silent" } });
  let stop: () => Promise<void>;
  let look: () => void;

  beforeAll(async () => {
    const { database } = current();
    let known = await readPartners(database);
    const refresh = async () => {
      known = await readPartners(database);
    };
    const mail = { smtpUrl: undefined, from: "hello@example.com", fromName: "Ikhaya" };
    const senders = partnerSenders({ partners: () => known, refresh, mail, counted: (one) => one });
    // Records are read anew, as they are by a process that is told of each change.
    const senderOf: typeof senders = async (id, channel) => {
      await refresh();
      return senders(id, channel);
    };
    const jobs = await startJobs({ database, shared: true, onError: () => {}, log });
    const outcomeUrl = () => "https://ikhaya.example/outcome";
    look = await workDeliveries(jobs.boss, { database, journal: undefined, senderOf, outcomeUrl, log });
    stop = jobs.stop;
  });
  afterAll(() => stop());
  beforeEach(async () => {
    await current().database.deleteFrom("leads").execute();
    await current().database.deleteFrom("partners").execute();
    await settlePartner(current().database, testSettings);
  });

  const desk = (canMail = false) =>
    operatorOf({
      database: () => current().database,
      journal: undefined,
      channels: () => [],
      place: { kind: "postgresql" },
      canMail,
      contact: "hello@ikhaya.example",
      onDeliveries: () => look(),
    });
  const names = async () => (await desk().partners()).map(({ name }) => name);

  test("a partner is added with a secret that is shown once, and comes before those that take everything", async () => {
    const { partner, secret } = await desk().addPartner(input);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await names()).toEqual(["Refinance House", testSettings.name]);
    expect(JSON.stringify([partner, await desk().partners()])).not.toContain("whsec_");
    const [kept] = await readPartners(current().database);
    expect(kept?.secrets).toEqual([{ secret, until: null }]);
  });

  test("what is wrong is said by field, all of it at once, and nothing is kept", async () => {
    const wrong = {
      ...input,
      name: " ",
      webhookUrl: "http://refinance.example",
      email: "x",
      kind: "form",
      fields: "a b",
      loanTypes: ["car"],
    };
    await expect(desk().addPartner(wrong)).rejects.toMatchObject({
      statusCode: 422,
      problems: {
        name: expect.stringMatching(/^The name/),
        webhookUrl: expect.stringMatching(/https address/),
        email: "This is not an e-mail address.",
        fields: expect.stringMatching(/: a b$/),
        loanTypes: expect.stringMatching(/^The loan types are new/),
      },
    });
    await expect(desk().addPartner({ ...input, email: "a@example.com" })).rejects.toMatchObject({
      problems: { email: expect.stringMatching(/SMTP_URL/) },
    });
    const salesforce = { ...input, kind: "salesforce", fields: 'oid = "00D…"' };
    await expect(desk().addPartner(salesforce)).rejects.toMatchObject({
      problems: { fields: /organisation/ },
    });
    await expect(
      desk().addPartner({ ...input, name: testSettings.name.toUpperCase() }),
    ).rejects.toMatchObject({
      problems: { name: "Another partner has this name." },
    });
    expect(await names()).toEqual([testSettings.name]);
  });

  test("no change may leave a request without anybody who gets it", async () => {
    const { partner } = await desk().addPartner({ ...input, loanTypes: [] });
    await desk().changePartner(1, { ...input, name: "Own", active: false });
    await expect(desk().changePartner(partner.id, { ...input, active: true })).rejects.toMatchObject({
      problems: { loanTypes: expect.stringMatching(/^Nobody would get requests of landing_page for new\./) },
    });
    await expect(desk().changePartner(partner.id, { ...input, active: false })).rejects.toMatchObject({
      problems: { active: expect.stringMatching(/^Nobody would get/) },
    });
  });

  test("a new secret signs together with the old one, until that ends", async () => {
    const { partner, secret: first } = await desk().addPartner(input);
    const { secret: second } = await desk().newPartnerSecret(partner.id);
    const secrets = async () =>
      (await readPartners(current().database)).find(({ id }) => id === partner.id)?.secrets ?? [];
    expect((await secrets()).map(({ secret }) => secret)).toEqual([second, first]);
    const days = (Date.parse((await secrets())[1]?.until ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    await desk().dropOldSecrets(partner.id);
    expect((await secrets()).map(({ secret }) => secret)).toEqual([second]);
  });

  test("the order is changed a place at a time", async () => {
    await desk().addPartner(input);
    await desk().movePartner(1, "up");
    await desk().movePartner(1, "up");
    expect(await names()).toEqual([testSettings.name, "Refinance House"]);
    await desk().movePartner(1, "down");
    expect(await names()).toEqual(["Refinance House", testSettings.name]);
  });

  test("a test goes the whole way, is marked everywhere, and is counted nowhere", async () => {
    const receiver = await startReceiver(() => ({ status: 202, body: "Taken\nThank you" }));
    const { partner } = await desk().addPartner({ ...input, webhookUrl: receiver.url });
    const { leadId } = await desk().testPartner(partner.id);
    const { deliveries } = await desk().partnerTest(leadId);
    expect(deliveries).toEqual([
      { channel: "webhook", state: "delivered", last_status: 202, reason: null, answer: "Taken\nThank you" },
    ]);
    const { data } = JSON.parse(receiver.received[0]?.body ?? "{}");
    expect(data).toMatchObject({ id: leadId, test: true, loanType: "refinance", lastName: "Please ignore" });
    expect(data.consent.wording).toContain("Refinance House");
    expect(await desk().status()).toMatchObject({
      leads: { accepted: 0 },
      deliveries: { delivered: 0 },
      oldestWaitingSeconds: 0,
    });
    await desk().erasePerson("hello@ikhaya.example");
    await expect(desk().partnerTest(leadId)).rejects.toThrow("There is no such test");
    await receiver.close();
  });

  test("a test that fails is tried once, shows why, and neither waits nor is sent again with what is parked", async () => {
    const receiver = await startReceiver(() => ({ status: 422, body: "No field oid" }));
    const { partner } = await desk().addPartner({ ...input, webhookUrl: receiver.url });
    const { leadId } = await desk().testPartner(partner.id);
    const { deliveries } = await desk().partnerTest(leadId);
    expect(deliveries).toMatchObject([
      { state: "parked", last_status: 422, reason: "The partner answered 422.", answer: "No field oid" },
    ]);
    expect(await desk().redeliverParked()).toEqual({ deliveries: 0 });
    expect(await desk().queue()).toEqual([]);
    expect((await desk().status()).deliveries).toMatchObject({ parked: 0, waiting: 0 });
    await receiver.close();
  });

  test("a partner without a way is sent no test", async () => {
    const { partner } = await desk().addPartner({ ...input, webhookUrl: "" });
    await expect(desk().testPartner(partner.id)).rejects.toThrow(/neither an address nor an e-mail address/);
  });

  test("what waits for a partner goes its new way as soon as there is one", async () => {
    const { database } = current();
    const receiver = await startReceiver(() => ({ status: 200 }));
    const { partner } = await desk().addPartner({ ...input, webhookUrl: "" });
    const record = { ...someRecord(1), partner_id: partner.id };
    const { id } = await saveLead(database, record, channelsOf(await readPartners(database))(partner.id));
    await desk().changePartner(partner.id, { ...input, webhookUrl: receiver.url });
    await expect.poll(() => receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
    await receiver.close();
  });
});
