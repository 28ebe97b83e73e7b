import { randomBytes } from "node:crypto";
import fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { consentVersion } from "#contract/consent.ts";
import { leadTokenPath } from "#contract/lead-proof.ts";
import type { RefusedForm } from "#contract/lead-values.ts";
import type { Hit } from "../analytics/hit.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { StorageUnavailableError } from "../database/storage.ts";
import { createMetrics, type Metrics } from "../operations/metrics.ts";
import type { ChoosePartner } from "../partners/recipient.ts";
import { conversionBody } from "../testing/analytics-bodies.ts";
import { leadBodies } from "../testing/lead-bodies.ts";
import { type JudgedLead, newLeadRecord } from "./lead-record.ts";
import { newFormToken } from "./programs/form-token.ts";
import type { AdmitUnproven } from "./programs/unproven-limit.ts";
import type { SavedLead } from "./save-lead.ts";
import type { CountRequest } from "./shared-limit.ts";

const apiKey = "0123456789abcdef".repeat(2);
const trusted = { authorization: `Bearer ${apiKey}` };
let app: FastifyInstance;
let accepted: JudgedLead[];
let log: string[];
let failing: Error | undefined;
let state: SavedLead["state"];
let hits: Hit[];
/** The page that the last plain form was answered with. */
let shown: { url: string | undefined; form: RefusedForm | undefined } | undefined;

async function start(
  settings: Record<string, string> = {},
  {
    metrics,
    ...parts
  }: {
    metrics?: Metrics;
    countRequest?: CountRequest;
    admitUnproven?: AdmitUnproven;
    choosePartner?: ChoosePartner;
    formKey?: Buffer;
  } = {},
): Promise<FastifyInstance> {
  return buildApp({
    ...parts,
    config: readConfig({ RATE_LIMIT_MAX: "100000", LEAD_API_KEY: apiKey, ...settings }),
    assets: import.meta.dirname,
    pages: ({ url }, response, _next, { refusedForm: form }) => {
      shown = { url, form };
      response.end("<p>The page</p>");
    },
    acceptLead: async (lead) => {
      if (failing) throw failing;
      accepted.push(lead);
      return { id: "1", state };
    },
    recordHit: async (hit) => void hits.push(hit),
    ...(metrics && { metrics }),
    logStream: { write: (line) => void log.push(line) },
  });
}

beforeEach(async () => {
  accepted = [];
  log = [];
  failing = undefined;
  shown = undefined;
  state = "accepted";
  app = await start();
});
afterEach(() => app.close());

const url = "/contact/loan-originator";
const post = (body: unknown, headers: Record<string, string> = trusted) =>
  app.inject({ method: "POST", url, payload: body as object, headers });
const raw = (payload: string | Buffer, type?: string) =>
  app.inject({ method: "POST", url, payload, headers: type ? { "content-type": type } : {} });

/** Each answer but 200 is one plain sentence. */
function expectSentence(response: Awaited<ReturnType<typeof post>>, status: number): void {
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toMatch(/^[A-Z][^<>{}\n]{10,120}\.$/);
  expect(accepted).toEqual([]);
}

test.for(Object.entries(leadBodies))("the %s form's body is accepted as it stands", async ([, body]) => {
  const response = await post(body);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ success: true });
  expect(accepted).toMatchObject([{ ...body, phone: "+27821234567", quarantineReason: null }]);
});

test("the page of a request is kept where it is a path of ours, and never a reason to refuse", async () => {
  const pages = { "/tools/rent-or-buy": "/tools/rent-or-buy", "/calculator/%C3%A9?x=1": null, "": null };
  for (const [page, kept] of Object.entries(pages)) {
    accepted = [];
    expect((await post({ ...leadBodies.landing, page })).statusCode).toBe(200);
    const [lead] = accepted;
    expect(lead && newLeadRecord(lead, Date.now()).page).toBe(kept);
  }
});

test.for(["0821234567", "+27 82 123 4567", "(011) 234-5678", "+44 20 7946 0958", "+264 81 123 4567"])(
  "the phone number %s is accepted",
  async (phone) => {
    expect((await post({ ...leadBodies.landing, phone })).statusCode).toBe(200);
  },
);

test.for([
  ["phone", "12345"],
  ["phone", "call me"],
  ["phone", "+27 999 999 9999"],
  ["email", "nobody"],
  ["email", "a@b"],
  ["email", "a..b@example.com"],
  ["email", "a@example.com, b@example.com"],
  ["email", '"x"<a@example.com>'],
  ["firstName", " "],
  ["lastName", "- -"],
  ["loanType", "restructure"],
] as const)("the %s %j is refused with 422", async ([name, value]) => {
  expectSentence(await post({ ...leadBodies.landing, [name]: value }), 422);
});

test.for([
  ["firstName", "Thandi\r\nBcc: all@example.com"],
  ["email", "a@example.com\nBcc: all@example.com"],
  ["firstName", "\u0000"],
  ["lastName", "x".repeat(101)],
  ["email", null],
  ["phone", { $gt: "" }],
  ["admin", true],
  ["currentCalculation", { loanAmount: 1, deeper: { deeper: {} } }],
  ["requestId", "1; drop table leads"],
  ["website", 1],
] as const)("the %s %j is refused with 400", async ([name, value]) => {
  expectSentence(await post({ ...leadBodies.landing, [name]: value }), 400);
});

test("what cannot be read, is too large or of another kind is refused", async () => {
  expectSentence(await raw("{", "application/json"), 400);
  expectSentence(await raw("", "application/json"), 400);
  expectSentence(await raw('{"__proto__":{"x":1}}', "application/json"), 400);
  expectSentence(await raw(`${"[".repeat(8_000)}${"]".repeat(8_000)}`, "application/json"), 400);
  expectSentence(await raw(JSON.stringify({ x: "x".repeat(17_000) }), "application/json"), 413);
  expectSentence(await raw("<lead/>", "text/xml"), 415);
  expectSentence(await raw("x", "text/plain"), 415);
  expectSentence(await app.inject({ method: "POST", url }), 400);
});

test("what looks like a program's is answered as always, and marked; a program of the operator's shows its key", async () => {
  const { landing } = leadBodies;
  const suspected = [post(landing, {}), post({ ...landing, website: "https://spam.example" })];
  for (const response of await Promise.all(suspected)) {
    expect([response.statusCode, response.body]).toEqual([200, '{"success":true}']);
    expect(accepted.pop()?.quarantineReason).toMatch(/^[A-Z].+\.$/);
  }
  await post(landing);
  expect(accepted.pop()).toMatchObject({ quarantineReason: null, signals: [] });
});

test.for(Object.entries(leadBodies))(
  "the %s form's body without any proof goes on, marked, while the day has room, and waits after that",
  async ([, body]) => {
    let room = 1;
    const asked: string[] = [];
    await app.close();
    app = await start({}, { admitUnproven: async (address) => asked.push(address) > 0 && room-- > 0 });
    // A program that names itself is as good as any.
    const library = { "user-agent": "axios/1.7.0" };
    expect((await post(body, library)).json()).toEqual({ success: true });
    expect(accepted).toMatchObject([{ quarantineReason: null, signals: ["unproven", "no-browser"] }]);
    expect((await post(body, library)).json()).toEqual({ success: true });
    expect(accepted[1]).toMatchObject({
      quarantineReason: expect.stringContaining("more such requests came in a day than go to the partner"),
      signals: ["unproven", "no-browser", "unproven-often"],
    });
    // What is held back for other reasons takes no room, nor does a wrong proof, nor the operator's program.
    await post({ ...body, lastName: "www.spam.example" }, library);
    await post({ ...body, proof: "s.1.2.3" }, library);
    await post(body);
    expect(asked).toEqual(["127.0.0.1", "127.0.0.1"]);
    expect(accepted.slice(2).map(({ quarantineReason: reason }) => reason === null)).toEqual([
      false,
      false,
      true,
    ]);
  },
);

test("a form whose page is older than a week comes back filled in, with a new token, and is not quarantined", async () => {
  const formKey = randomBytes(32);
  await app.close();
  app = await start({}, { formKey });
  const send = (days: number) => {
    const proof = newFormToken(formKey, "page", Date.now() - days * 86_400_000, Buffer.alloc(0));
    const fields = new URLSearchParams({ ...leadBodies.landing, proof });
    return raw(fields.toString(), "application/x-www-form-urlencoded");
  };
  expect((await send(8)).statusCode).toBe(422);
  expect(accepted).toEqual([]);
  expect(shown?.form).toMatchObject({
    sentence: "This page was open for a long time. Please send it once more.",
    problems: {},
    values: { firstName: "Thandeka", phone: "082 123 4567" },
  });
  expect((await send(6)).statusCode).toBe(303);
  expect(accepted).toHaveLength(1);
});

test("who is refused again and again is told to wait, by address and IPv6 network, and others are not", async () => {
  const refusedFrom = async (remoteAddress: string, payload: object | string) => {
    const headers = { "content-type": "application/json" };
    return (await app.inject({ method: "POST", url, payload, remoteAddress, headers })).statusCode;
  };
  const bad = [{}, "{", { ...leadBodies.landing, phone: "1" }];
  for (const network of ["198.51.100.", "2001:db8:1:2::"]) {
    const from = (number: number) => (network.includes(":") ? `${network}${number + 1}` : `${network}7`);
    const codes = [];
    for (let number = 0; number < 62; number++) codes.push(await refusedFrom(from(number), bad[number % 3]!));
    expect(codes.slice(0, 60).every((code) => code === 400 || code === 422)).toBe(true);
    expect(codes.slice(60)).toEqual([429, 429]);
    expect(await refusedFrom(from(0), leadBodies.landing)).toBe(429);
  }
  expect(await refusedFrom("198.51.100.8", leadBodies.landing)).toBe(200);
  accepted = [];
  const options = { method: "POST", url, remoteAddress: "198.51.100.7" } as const;
  const told = await app.inject({ ...options, payload: leadBodies.landing });
  expectSentence(told, 429);
  expect(Number(told.headers["retry-after"])).toBeGreaterThan(0);
  // A plain form comes back as it was.
  await app.inject({
    ...options,
    payload: new URLSearchParams(leadBodies.landing).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(shown?.form?.values).toMatchObject({ firstName: "Thandeka" });
});

test("a wrong key is refused, and without a configured one every key is; other schemes are the proxy's business", async () => {
  const { landing } = leadBodies;
  expectSentence(await post(landing, { authorization: `Bearer ${apiKey}x` }), 401);
  expect((await post(landing, { authorization: "Basic c3RhZ2luZzpzaXRl" })).statusCode).toBe(200);
  await app.close();
  accepted = [];
  app = await start({ LEAD_API_KEY: "" });
  expectSentence(await post(landing), 401);
});

test("the form's script gets a token of its own each time, which is kept nowhere", async () => {
  const [one, other] = await Promise.all([app.inject(leadTokenPath), app.inject(leadTokenPath)]);
  expect(one.body).toMatch(/^s\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(one.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
  });
  expect(other.body).not.toBe(one.body);
});

test("what speaks for a program is counted", async () => {
  const metrics = createMetrics();
  await app.close();
  app = await start({}, { metrics });
  await post(leadBodies.landing, {});
  await post({ ...leadBodies.landing, website: "x" });
  await post({ ...leadBodies.landing, proof: "s.1.2.3" }, {});
  const text = await metrics.text();
  expect(text).toContain('ikhaya_lead_signals_total{signal="trap"} 1');
  expect(text).toContain('ikhaya_lead_signals_total{signal="no-script-token"} 1');
  expect(text).toContain('ikhaya_lead_signals_total{signal="unproven"} 1');
  expect(text).toContain('ikhaya_lead_signals_total{signal="link-name"} 0');
});

test("a conversion counts for a request that the partner gets, and for no other", async () => {
  const sessionId = "0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa";
  const cookie = `visitor_id=1; session_id=${sessionId}`;
  const conversions = async (type: string) => {
    hits = [];
    const payload = { ...conversionBody(), sessionId, type };
    const { statusCode } = await app.inject({ method: "POST", url: "/analytics/conversion", payload });
    expect(statusCode).toBe(204);
    return hits.length;
  };
  const ask = () => post(leadBodies.landing, { ...trusted, cookie });
  await ask();
  expect(await conversions("landing_page")).toBe(1);
  for (const held of ["duplicate", "quarantined"] as const) {
    state = held;
    await ask();
    expect(await conversions("education_page")).toBe(1);
    expect(await conversions("landing_page")).toBe(0);
    await ask();
    state = "accepted";
    await ask();
    expect(await conversions("landing_page")).toBe(1);
  }
});

test("only our own pages may send the form from a browser", async () => {
  const { landing } = leadBodies;
  for (const site of ["cross-site", "same-site"])
    expectSentence(await post(landing, { "sec-fetch-site": site }), 403);
  expectSentence(await post(landing, { origin: "https://evil.example" }), 403);
  expectSentence(await post(landing, { origin: "null" }), 403);
  const own = { origin: "https://ikhaya.example", host: "ikhaya.example" };
  expect((await post(landing, own)).statusCode).toBe(200);
  // Behind a proxy that hands the request on under another name.
  const proxied = { origin: "http://localhost:3000", host: "10.0.0.7:3000" };
  expect((await post(landing, proxied)).statusCode).toBe(200);
  expect((await post(landing, { "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
});

const requestsFrom = async (remoteAddress: string, forwarded?: string) => {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  const options: InjectOptions = { method: "POST", url, payload: leadBodies.landing, remoteAddress, headers };
  return (await app.inject(options)).statusCode;
};

test("requests are limited by client address, IPv6 by /64, whatever X-Forwarded-For says", async () => {
  await app.close();
  app = await start({ RATE_LIMIT_MAX: "2" });
  const codes = [];
  for (let n = 0; n < 3; n++) codes.push(await requestsFrom("198.51.100.7", `203.0.113.${n}`));
  expect(codes).toEqual([200, 200, 429]);
  expect(await requestsFrom("198.51.100.8")).toBe(200);
  const network = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3", "2001:db8:1:3::1"];
  const inTurn = [];
  for (const address of network) inTurn.push(await requestsFrom(address));
  expect(inTurn).toEqual([200, 200, 429, 200]);
});

test("behind a trusted proxy each client counts for itself, and a forged address does not", async () => {
  await app.close();
  app = await start({ RATE_LIMIT_MAX: "1", TRUST_PROXY: "10.0.0.0/8" });
  expect(await requestsFrom("10.0.0.1", "203.0.113.1")).toBe(200);
  expect(await requestsFrom("10.0.0.1", "203.0.113.2")).toBe(200);
  expect(await requestsFrom("10.0.0.1", "192.0.2.99, 203.0.113.1")).toBe(429);
  expect(await requestsFrom("203.0.113.1", "192.0.2.98")).toBe(429);
  expect(await requestsFrom("10.0.0.1", "203.0.113.3:50001")).toBe(200);
  expect(await requestsFrom("10.0.0.1", "203.0.113.3:50002")).toBe(429);
});

test("processes that count together refuse what is one too many for all of them", async () => {
  await app.close();
  app = await start({ RATE_LIMIT_MAX: "5" }, { countRequest: async () => ({ current: 6, ttl: 12_345 }) });
  const response = await post(leadBodies.landing);
  expectSentence(response, 429);
  expect(response.headers["retry-after"]).toBe("13");
});

test("over the limit the visitor reads one sentence and when to come back", async () => {
  await app.close();
  app = await start({ RATE_LIMIT_MAX: "1" });
  // What was refused does not count.
  for (let n = 0; n < 3; n++) {
    expect((await post({})).statusCode).toBe(400);
    expect((await post({ ...leadBodies.landing, phone: "1" })).statusCode).toBe(422);
  }
  expect((await post(leadBodies.landing)).statusCode).toBe(200);
  accepted = [];
  const response = await post(leadBodies.landing);
  expectSentence(response, 429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
});

test("without storage the visitor is asked to try again", async () => {
  failing = new StorageUnavailableError();
  const response = await post(leadBodies.landing);
  expectSentence(response, 503);
  expect(response.headers["retry-after"]).toBe("5");
});

test("a form sent without scripts is read and answered with a page", async () => {
  const form = "application/x-www-form-urlencoded";
  const fields = new URLSearchParams({
    ...leadBodies.landing,
    callTime: "evening",
    website: "",
    "consent.version": consentVersion,
    "consent.marketingPhone": "on",
  });
  const response = await raw(fields.toString(), form);
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe("/contact/sent/landing_page#call-evening");
  expect(accepted).toMatchObject([{ consent: { version: consentVersion, marketing_email: null } }]);
  expect(accepted[0]?.consent?.marketing_phone).toContain("may also phone me");
  accepted = [];
  fields.set("phone", "<b>1</b>");
  const refused = await raw(fields.toString(), form);
  expect(refused.statusCode).toBe(422);
  expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.headers).not.toHaveProperty("etag");
  const sentence = expect.stringMatching(/^Please enter a valid phone number/);
  expect(shown).toEqual({
    url: "/contact/landing",
    form: {
      sentence,
      problems: { phone: sentence },
      values: {
        firstName: leadBodies.landing.firstName,
        lastName: leadBodies.landing.lastName,
        email: leadBodies.landing.email,
        phone: "<b>1</b>",
        loanType: "new",
        callTime: "evening",
        marketingPhone: true,
      },
      asked: {},
    },
  });
  expect((await raw("firstName=a&firstName=b&__proto__.x=1&consent.marketing=on", form)).statusCode).toBe(
    400,
  );
  expect(accepted).toEqual([]);
});

test("a plain form comes back with a sentence for each wrong field, on the page of that form", async () => {
  const form = "application/x-www-form-urlencoded";
  const fields = new URLSearchParams({
    source: "interest_sensitivity_calculator",
    firstName: "",
    lastName: "Nkosi",
    email: "thandi@x",
    phone: "082 123 4567",
    loanType: "refinance",
    callTime: "evening",
    currentRate: "about eleven",
  });
  expect((await raw(fields.toString(), form)).statusCode).toBe(400);
  expect(shown).toEqual({
    url: "/contact/sensitivity",
    form: {
      sentence: "Please enter your first name.",
      problems: {
        firstName: "Please enter your first name.",
        email: "Please enter a valid email address.",
        currentRate: "Please check the current rate.",
      },
      values: {
        lastName: "Nkosi",
        email: "thandi@x",
        phone: "082 123 4567",
        loanType: "refinance",
        callTime: "evening",
        currentRate: "about eleven",
      },
      asked: {},
    },
  });
  // Nothing at all was filled in, and the form is not known.
  await raw("source=elsewhere", form);
  expect(shown?.url).toBe("/contact/landing");
  expect(Object.keys(shown?.form?.problems ?? {})).toEqual(["firstName", "lastName", "email", "phone"]);
});

test("where no field is to blame, a plain form comes back as it was, with the reason", async () => {
  failing = new StorageUnavailableError();
  const fields = new URLSearchParams({ ...leadBodies.education, interestInExtraPayments: "on" });
  const response = await raw(fields.toString(), "application/x-www-form-urlencoded");
  expect(response.statusCode).toBe(503);
  const { firstName, lastName, email, phone, loanType } = leadBodies.education;
  const values = { firstName, lastName, email, phone, loanType, interestInExtraPayments: true };
  expect(shown).toEqual({
    url: "/contact/guide",
    form: {
      sentence: expect.stringMatching(/^We cannot store your request right now/),
      problems: {},
      values,
      asked: {},
    },
  });
});

test("a page that answers a form is kept for nobody else", async () => {
  const refused = await raw("firstName=Thandi", "application/x-www-form-urlencoded");
  expect(refused.statusCode).toBe(400);
  expect(shown?.form?.values).toEqual({ firstName: "Thandi" });
  const page = await app.inject({ url: "/contact/landing" });
  expect(page.headers).toHaveProperty("etag");
  expect(shown).toEqual({ url: "/contact/landing", form: undefined });
});

test.for([
  ["phone", "12345", 422],
  ["email", "nobody", 422],
  ["lastName", "- -", 422],
  ["firstName", "x".repeat(101), 400],
  ["currentRate", "<script>", 400],
] as const)("a refusal of the %s names the field for the form's script", async ([name, value, status]) => {
  const response = await post({ ...leadBodies.sensitivity, [name]: value });
  expectSentence(response, status);
  expect(response.headers["problem-field"]).toBe(name);
});

test("a form's dotted fields make the calculation", async () => {
  const { currentCalculation, ...rest } = leadBodies.extraPayments;
  const fields = new URLSearchParams({ ...rest, interestInExtraPayments: "on" });
  for (const [name, value] of Object.entries(currentCalculation))
    fields.set(`currentCalculation.${name}`, String(value));
  const response = await raw(fields.toString(), "application/x-www-form-urlencoded");
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe("/contact/sent/extra_payment_calculator");
  expect(accepted[0]?.currentCalculation).toMatchObject({ extraPayment: "1000" });
  fields.delete("interestInExtraPayments");
  await raw(fields.toString(), "application/x-www-form-urlencoded");
  expect(accepted.map((lead) => lead.interestInExtraPayments)).toEqual([true, false]);
});

test("a form that was opened from an agent's frame keeps whose it was, also when it comes back", async () => {
  const form = "application/x-www-form-urlencoded";
  const framed = { agent: "TN12", host: "https://www.agency.co.za" };
  const figures = { loanAmount: 1_950_000, currentRate: 10.75, loanTerm: 20 };
  const fields = new URLSearchParams({ ...leadBodies.calculator, ...framed, phone: "082 12" });
  for (const [name, value] of Object.entries(figures))
    fields.set(`currentCalculation.${name}`, String(value));
  expect((await raw(fields.toString(), form)).statusCode).toBe(422);
  expect(shown?.form?.asked).toEqual({ ...framed, calculation: figures });
  fields.set("phone", leadBodies.calculator.phone);
  expect((await raw(fields.toString(), form)).statusCode).toBe(303);
  expect(accepted.at(-1)).toMatchObject(framed);
  for (const [name, wrong] of [
    ["agent", "Thandi Nkosi"],
    ["agent", "x".repeat(41)],
    ["host", "https://www.agency.co.za/listing/12?client=thandi"],
  ] as const) {
    fields.set(name, wrong);
    expect((await raw(fields.toString(), form)).statusCode).toBe(400);
    fields.set(name, framed[name]);
  }
});

test("no personal detail is ever logged, whatever the answer", async () => {
  const { landing } = leadBodies;
  await post(landing);
  await post({ ...landing, phone: "Thandeka" });
  await post({ ...landing, unknown: "Thandeka" });
  failing = Object.assign(new Error("Thandeka"), { query: "insert Thandeka", params: ["Thandeka"] });
  expectSentence(await post({ ...landing, requestId: undefined }).finally(() => (accepted = [])), 500);
  expect(log.length).toBeGreaterThan(0);
  expect(log.join("")).not.toMatch(/Thandeka|Nkosi|example\.com|82 ?123/);
});

/** The long form of this test, `npm run test:faults`, asks for more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);

test(
  "bad bodies of every shape are refused with 4xx and nothing is accepted",
  async () => {
    const body = {
      ...leadBodies.sensitivity,
      requestId: "x",
      consent: { version: "1", wording: "", marketing: false },
    };
    const broken = fc.oneof(
      fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
      fc
        .tuple(fc.constantFrom(...Object.keys(body)), fc.jsonValue())
        .map(([name, value]) => JSON.stringify({ ...body, [name]: value })),
      fc.string({ unit: "binary", maxLength: 400 }),
      fc
        .dictionary(fc.string({ unit: "binary" }), fc.jsonValue())
        .map((extra) => JSON.stringify({ ...extra, ...body })),
    );
    let sent = 0;
    const types = fc.constantFrom("application/json", "application/x-www-form-urlencoded");
    await fc.assert(
      fc.asyncProperty(broken, types, async (payload, type) => {
        // Each from an address of its own: one that is refused often is no longer listened to.
        const remoteAddress = `41.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
        const headers = { "content-type": type };
        const { statusCode } = await app.inject({ method: "POST", url, payload, headers, remoteAddress });
        expect(statusCode).not.toBe(429);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
        expect(accepted).toEqual([]);
      }),
      { numRuns },
    );
  },
  Math.max(60_000, 3 * numRuns),
);

test("the partner that the form named gets the request, and the stored words name it too", async () => {
  const chosen = { id: 2, name: "Refinance House" };
  const named: unknown[] = [];
  app = await start(
    {},
    {
      choosePartner: async ({ partner }) => {
        named.push(partner);
        return chosen;
      },
    },
  );
  const consent = { version: consentVersion, marketingEmail: true };
  const body = { ...leadBodies.landing, partner: "2.1", consent };
  expect((await app.inject({ method: "POST", url, headers: trusted, payload: body })).statusCode).toBe(200);
  expect(accepted[0]?.partnerId).toBe(2);
  expect(accepted[0]?.consent?.wording).toContain("you ask Refinance House, a registered bond originator");
  expect(accepted[0]?.consent?.marketing_email).toContain("Refinance House may also send me offers");
  const form = new URLSearchParams({
    ...leadBodies.landing,
    "partner.new": "1.1",
    "partner.refinance": "2.1",
  });
  const headers = { ...trusted, "content-type": "application/x-www-form-urlencoded" };
  await app.inject({ method: "POST", url, headers, payload: form.toString() });
  expect(named).toEqual(["2.1", { new: "1.1", refinance: "2.1" }]);
  for (const partner of ["", "2", "2.1.1", "x.1", { new: 1 }, { married: "1.1" }]) {
    const wrong = await app.inject({ method: "POST", url, headers: trusted, payload: { ...body, partner } });
    expect(wrong.statusCode, JSON.stringify(partner)).toBe(400);
  }
});
