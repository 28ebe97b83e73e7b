import { Value } from "typebox/value";
import { beforeEach, expect, test, vi } from "vitest";
import { consentVersion } from "#contract/consent.ts";
import { leadForms, loanTypesFor } from "#contract/lead.ts";
import { leadTokenPath, showsWork } from "#contract/lead-proof.ts";
import { leadRequestSchema } from "#contract/lead-schema.ts";
import { emptyLead } from "./lead-form-state.ts";
import { leadProof, spendLeadProof } from "./lead-proof.ts";
import { type LeadCalculation, leadRequest, newRequestId, postLead, sendLead } from "./lead-request.ts";
import { type LeadVariantName, leadVariant, leadVariants } from "./lead-variants.ts";

beforeEach(spendLeadProof);

const names = Object.keys(leadVariants) as LeadVariantName[];

const person = {
  firstName: "Thandi",
  lastName: "Nkosi",
  email: "thandi@example.com",
  phone: "082 123 4567",
  callTime: "evening",
  loanType: "refinance",
} as const;

const calculations: Partial<Record<LeadVariantName, LeadCalculation>> = {
  sensitivity: { loanAmount: 2_000_000, currentRate: 10.75, loanTerm: 20 },
  "extra-payments": { loanAmount: 2_000_000, extraPayment: 1_000, potentialSavings: 488_000.5 },
};

function body(name: LeadVariantName) {
  const values = {
    ...emptyLead,
    ...person,
    firstName: " Thandi ",
    currentLender: "A Bank",
    currentRate: "11.75",
    loanBalance: "1250000",
  };
  const state = { values, requestId: "8c7f3d0e-5a0a-4f6e-9d55-0a2b8a4e6f11" };
  const calculation = calculations[name];
  return leadRequest({ variant: leadVariant(name), calculation, state, page: "/tools/rent-or-buy" });
}

const ours = {
  requestId: "8c7f3d0e-5a0a-4f6e-9d55-0a2b8a4e6f11",
  consent: { version: consentVersion, marketingEmail: false, marketingPhone: false },
  website: "",
  page: "/tools/rent-or-buy",
};

test("each form sends the body of the specification, and what our forms add", () => {
  expect(body("landing")).toEqual({ ...person, source: "landing_page", ...ours });
  expect(body("calculators")).toEqual({ ...person, source: "calculator_app", ...ours });
  expect(body("guide")).toEqual({ ...person, source: "education_page", ...ours });
  expect(body("sensitivity")).toEqual({
    ...person,
    source: "interest_sensitivity_calculator",
    currentLender: "A Bank",
    currentRate: "11.75",
    loanBalance: "1,250,000",
    currentCalculation: calculations.sensitivity,
    ...ours,
  });
  expect(body("extra-payments")).toEqual({
    ...person,
    source: "extra_payment_calculator",
    interestInExtraPayments: true,
    currentCalculation: calculations["extra-payments"],
    ...ours,
  });
});

test("the server accepts every one of them, and every loan type that a form offers", () => {
  for (const name of names) {
    expect(Value.Check(leadRequestSchema, body(name))).toBe(true);
    const { source, loanTypes } = leadVariant(name);
    expect(loanTypes.map(({ value }) => value).sort()).toEqual([...loanTypesFor(source)].sort());
  }
});

test("the page that answers a form without scripts is the one of that form", () => {
  for (const name of names) expect(leadForms[leadVariant(name).source]).toBe(name);
});

test("on an address without TLS there is no id to give, and none is sent", () => {
  expect(newRequestId()).toMatch(/^[0-9a-f-]{36}$/);
  const sent = leadRequest({
    variant: leadVariant("landing"),
    state: { values: emptyLead, requestId: undefined },
    page: `/${"x".repeat(300)}`,
  });
  expect(sent).not.toHaveProperty("requestId");
  // However long the address is, the request is taken.
  expect(Value.Check(leadRequestSchema, { ...body("landing"), page: sent.page })).toBe(true);
});

/** A server that gives tokens, and answers requests as it is told. */
const server =
  (answer: (body: string) => Response): typeof fetch =>
  async (address, options) =>
    address === leadTokenPath ? new Response("a-token") : answer(String(options?.body));

const answering = (name: LeadVariantName, status: number, text: string) =>
  sendLead(
    body(name),
    leadVariant(name),
    server(() => new Response(text, { status })),
  );

test("only 200 with success true is a success", async () => {
  expect(await answering("landing", 200, '{"success":true}')).toEqual({
    sent: true,
    message: "Thank you! A professional loan originator will contact you shortly.",
  });
  for (const [status, text] of [
    [200, '{"success":false}'],
    [200, ""],
    [200, "null"],
    [201, '{"success":true}'],
    [503, '{"success":true}'],
  ] as const) {
    expect((await answering("landing", status, text)).sent).toBe(false);
  }
});

test("a refusal's sentence is added to the message, except where the specification leaves it out", async () => {
  const apology = "There was an error submitting your request.";
  for (const name of ["landing", "calculators", "guide"] as const) {
    expect((await answering(name, 429, "Please wait a minute.\n")).message).toBe(
      `${apology} Please wait a minute.`,
    );
  }
  for (const name of ["sensitivity", "extra-payments"] as const) {
    expect((await answering(name, 429, "Please wait a minute.")).message).toBe(
      `${apology} Please try again.`,
    );
  }
  for (const text of ["", " ", "<!doctype html><h1>502</h1>", "x".repeat(301)]) {
    expect((await answering("landing", 502, text)).message).toBe(`${apology} Please try again.`);
  }
});

test("a refusal of one field says which, with the server's sentence, also where the message leaves it out", async () => {
  const sentence = "Please enter a valid phone number.";
  for (const name of ["landing", "sensitivity"] as const) {
    const refusing = server(
      () => new Response(sentence, { status: 422, headers: { "problem-field": "phone" } }),
    );
    expect(await sendLead(body(name), leadVariant(name), refusing)).toMatchObject({
      sent: false,
      problems: { phone: sentence },
      error: "422",
    });
  }
  expect(await answering("landing", 503, "Please wait.")).not.toHaveProperty("problems");
  const unknown = server(
    () => new Response("No.", { status: 422, headers: { "problem-field": "toString" } }),
  );
  expect(await sendLead(body("landing"), leadVariant("landing"), unknown)).not.toHaveProperty("problems");
});

test("each request shows work for a token, the same with every try, and the next request another", async () => {
  const proofs: string[] = [];
  let tokens = 0;
  const send: typeof fetch = async (address, options) => {
    if (address === leadTokenPath) {
      tokens += 1;
      return new Response(`token-${tokens}`);
    }
    proofs.push(JSON.parse(String(options?.body)).proof);
    return new Response(proofs.length < 3 ? "Please wait." : '{"success":true}');
  };
  for (let tries = 0; tries < 4; tries += 1) await postLead(body("landing"), send);
  const [first = "", second, third, fourth = ""] = proofs;
  expect([second, third]).toEqual([first, first]);
  expect(first).toMatch(/^token-1~\d+$/);
  expect(fourth).toMatch(/^token-2~\d+$/);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(first));
  expect(showsWork(new Uint8Array(hash))).toBe(true);
});

test("a server that gives no token cannot be reached; the next try asks for one again", async () => {
  let there = false;
  const send: typeof fetch = async (address) => {
    if (address === leadTokenPath) return new Response("a-token", { status: there ? 200 : 503 });
    return new Response('{"success":true}');
  };
  expect(await sendLead(body("landing"), leadVariant("landing"), send)).toMatchObject({
    sent: false,
    unreachable: true,
    error: "503",
  });
  there = true;
  expect(await sendLead(body("landing"), leadVariant("landing"), send)).toMatchObject({ sent: true });
});

test("a token that could not be had when the form opened is asked for once more when it is sent", async () => {
  let there = false;
  const send: typeof fetch = async (address) => {
    if (!there) throw new TypeError("Failed to fetch");
    return new Response(address === leadTokenPath ? "a-token" : '{"success":true}');
  };
  await expect(leadProof(send)).rejects.toThrow("Failed to fetch");
  there = true;
  expect(await sendLead(body("landing"), leadVariant("landing"), send)).toMatchObject({ sent: true });
});

test("a lost connection reads like any other failure", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await sendLead(body("landing"), leadVariant("landing"), lost)).toEqual({
    sent: false,
    message: "There was an error submitting your request. Please try again.",
    unreachable: true,
    error: "Failed to fetch",
  });
});

test("a server that does not answer within 20 seconds is given up", async () => {
  const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const silent: typeof fetch = async (_address, options) => {
    options?.signal?.throwIfAborted();
    return new Response('{"success":true}');
  };
  expect(await sendLead(body("landing"), leadVariant("landing"), silent)).toMatchObject({ sent: false });
  expect(patience).toHaveBeenCalledWith(20_000);
  patience.mockRestore();
});

test("a form says whom it named, unless that is the site's own partner under its first name", () => {
  const state = { values: { ...emptyLead, ...person }, requestId: ours.requestId };
  const parts = { variant: leadVariant("landing"), state, page: "/" };
  expect(leadRequest({ ...parts, recipient: { key: "1.1" } })).not.toHaveProperty("partner");
  const named = leadRequest({ ...parts, recipient: { key: "2.3" } });
  expect(named).toHaveProperty("partner", "2.3");
  expect(Value.Check(leadRequestSchema, named)).toBe(true);
});
