import { afterEach, expect, test } from "vitest";
import type { PartnerLead } from "#contract/partner-body.ts";
import { webhookPartner } from "../../leads/delivery/webhook.ts";
import { testSecret } from "../../testing/test-partner.ts";
import { hubSpotAnswer, startReceiver, webToLeadAnswer } from "../../testing/test-receiver.ts";
import type { FormatKind, PartnerFormat } from "../partner-record.ts";
import { formats } from "./formats.ts";

const lead: PartnerLead = {
  id: "0e9b6f5c-2b1d-4c39-9d5e-6d1f4a0c7b21",
  receivedAt: "2026-11-23T08:30:00.000Z",
  source: "extra_payment_calculator",
  loanType: "restructure",
  firstName: "Thandi",
  lastName: "O'Nkosi & Sons",
  email: "thandi@example.com",
  phone: "+27821234567",
  currentCalculation: { loanAmount: 1_999_999.6, extraPayment: 1_000, potentialSavings: 488_000.5 },
  consent: {
    version: "1",
    wording: "By sending this form",
    marketingEmail: true,
    marketingPhone: false,
    marketingEmailWording: "May send me offers",
    givenAt: "2026-11-23T08:30:00.000Z",
  },
};

let receiver: Awaited<ReturnType<typeof startReceiver>>;
afterEach(() => receiver.close());

const usual = (kind: FormatKind): PartnerFormat => ({
  kind,
  fields: formats[kind].fields,
  subscription: 999,
});

async function send(
  format: PartnerFormat,
  answer: Parameters<typeof startReceiver>[0],
  changes: Partial<PartnerLead> = {},
) {
  receiver = await startReceiver(answer);
  const partner = webhookPartner({ url: receiver.url, secrets: () => [testSecret], format });
  const outcome = await partner.send({ ...lead, ...changes }, new AbortController().signal);
  return { outcome, sent: receiver.received[0]! };
}
const yes = () => ({ status: 200 });

test("JSON and form carry our fields under the receiver's names, fixed texts as they are, and no empty field", async () => {
  const fields = [
    ["Contact.Name", "fullName"],
    ["Savings", "calculation.potentialSavings"],
    ["Lender", "currentLender"],
    ["Offers", "consent.marketingEmail"],
    ["Campaign", '"Home = loans"'],
  ] as const;
  const json = await send({ kind: "json", fields, subscription: null }, yes);
  expect(json.outcome).toEqual({ kind: "delivered", status: 200 });
  expect(JSON.parse(json.sent.body)).toEqual({
    "Contact.Name": "Thandi O'Nkosi & Sons",
    Savings: 488_001,
    Offers: true,
    Campaign: "Home = loans",
  });
  expect(json.sent.headers["webhook-signature"]).toMatch(/^v1,/);
  await receiver.close();
  const form = await send({ kind: "form", fields, subscription: null }, yes);
  expect(form.sent.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(Object.fromEntries(new URLSearchParams(form.sent.body))).toEqual({
    "Contact.Name": "Thandi O'Nkosi & Sons",
    Savings: "488001",
    Offers: "true",
    Campaign: "Home = loans",
  });
});

test("HubSpot takes the usual mapping, with the consent that was given and the offers that were ticked", async () => {
  const { outcome, sent } = await send(usual("hubspot"), hubSpotAnswer);
  expect(outcome).toEqual({ kind: "delivered", status: 200 });
  const body = JSON.parse(sent.body);
  expect(body.fields[1]).toEqual({ objectTypeId: "0-1", name: "lastname", value: lead.lastName });
  expect(body.legalConsentOptions.consent).toEqual({
    consentToProcess: true,
    text: "By sending this form",
    communications: [{ value: true, subscriptionTypeId: 999, text: "May send me offers" }],
  });
});

test("HubSpot's refusals name the fields and their faults, and nothing that a visitor typed", async () => {
  const fields = [
    ["email", "email"],
    ["nickname", "firstName"],
  ] as const;
  const { outcome } = await send({ ...usual("hubspot"), fields }, hubSpotAnswer, {
    email: "lastname@spam.example",
  });
  expect(outcome).toMatchObject({
    kind: "again",
    status: 400,
    reason:
      "The partner answered 400 (nickname: FIELD_NOT_IN_FORM_DEFINITION, REQUIRED_FIELD, email: INVALID_EMAIL).",
  });
  expect(JSON.stringify(outcome)).not.toContain("spam.example");
});

test("HubSpot's missing consent is told, and an answer that is none of its own", async () => {
  const { consent: _none, ...without } = lead;
  receiver = await startReceiver(hubSpotAnswer);
  const partner = webhookPartner({ url: receiver.url, secrets: () => [], format: usual("hubspot") });
  const outcome = await partner.send(without, new AbortController().signal);
  expect(outcome).toMatchObject({ reason: "The partner answered 400 (MISSING_PROCESSING_CONSENT)." });
  await receiver.close();
  const broken = await send(usual("hubspot"), () => ({ status: 502, body: "<h1>Bad gateway</h1>" }));
  expect(broken.outcome).toMatchObject({ reason: "The partner answered 502." });
});

test("Web-to-Lead is never called delivered: it answers alike whether it took the lead or not", async () => {
  for (const answer of [
    webToLeadAnswer,
    () => ({ status: 302, headers: { location: "https://example.com" } }),
  ]) {
    const { outcome, sent } = await send(usual("salesforce"), answer);
    expect(outcome.kind).toBe("unconfirmed");
    expect(Object.fromEntries(new URLSearchParams(sent.body))).toMatchObject({
      last_name: lead.lastName,
      company: "Private person",
      description: expect.stringContaining("Thandi"),
    });
    expect(sent.headers["webhook-signature"]).toBeUndefined();
    await receiver.close();
  }
  const { outcome } = await send(usual("salesforce"), () => ({ status: 503 }));
  expect(outcome).toMatchObject({ kind: "again", status: 503 });
});

test("only a test brings the first lines of the answer along, however long it is", async () => {
  const endless = () => ({ status: 200, body: `Thanks\n${"x".repeat(100_000)}` });
  expect((await send(usual("json"), endless)).outcome).toEqual({ kind: "delivered", status: 200 });
  await receiver.close();
  const { outcome } = await send(usual("json"), endless, { test: true });
  expect(outcome.answer).toMatch(/^Thanks\nx{4000,4100}$/);
});
