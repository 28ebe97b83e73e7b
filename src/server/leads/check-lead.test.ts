import { expect, test } from "vitest";
import { agreedWordings, consentVersion } from "#contract/consent.ts";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { leadBodies } from "../testing/lead-bodies.ts";
import { checkedLead } from "./check-lead.ts";
import { emailKey } from "./email-key.ts";

const names = { partnerName: "Partner Home Loans", objectionEmail: "hello@example.com" };
const checked = (changes: Partial<LeadRequest>) =>
  checkedLead({ ...leadBodies.landing, source: "landing_page", loanType: "new", ...changes }, names);

test("a consent is kept in our own words for its version, whatever the request says they are", () => {
  const wording = agreedWordings(consentVersion, names)?.consent;
  expect(wording).toMatch(
    /^By sending this form you ask Partner Home Loans, .+ may pay us; .+ free of charge: hello@example\.com\.$/,
  );
  for (const said of [{}, { wording: "I owe you a million rand." }]) {
    const consent = { version: consentVersion, ...said };
    expect(checked({ consent }).consent).toEqual({
      version: consentVersion,
      wording,
      marketing_email: null,
      marketing_phone: null,
    });
  }
});

const byEmail =
  "Partner Home Loans may also send me offers about home loans by e-mail. I can stop this at any time.";
const byPhone =
  "Partner Home Loans may also phone me with offers about home loans. I can stop this at any time.";

test.for([
  [{ marketingEmail: true, marketingPhone: false }, byEmail, null],
  [{ marketingEmail: false, marketingPhone: true }, null, byPhone],
  [{ marketingEmail: true, marketingPhone: true }, byEmail, byPhone],
  [{ marketingPhone: true }, null, byPhone],
] as const)("of the boxes in %j each ticked one is kept with its exact words", ([boxes, email, phone]) => {
  expect(checked({ consent: { version: consentVersion, ...boxes } }).consent).toMatchObject({
    marketing_email: email,
    marketing_phone: phone,
  });
});

test("the one box of an older page allows both ways, in the words that it had", () => {
  const both =
    "Partner Home Loans may also send me offers about home loans by e-mail or phone. I can stop this at any time.";
  for (const [marketing, words] of [
    [true, both],
    [false, null],
  ] as const) {
    expect(checked({ consent: { version: "2026-11-1", marketing } }).consent).toEqual({
      version: "2026-11-1",
      wording: expect.stringMatching(/^By sending this form .+ correct or erase them, at any time\.$/),
      marketing_email: words,
      marketing_phone: words,
    });
  }
});

test("a page that was open before the words changed is kept with the words that it showed", () => {
  expect(checked({ consent: { version: "2026-11-2", marketingEmail: true } }).consent).toEqual({
    version: "2026-11-2",
    wording:
      "By sending this form you ask Partner Home Loans, a home-loan originator, to call you about a home loan. We pass the details you give here, and the figures of your calculation where the form shows them, to Partner Home Loans for that purpose only. Partner Home Loans may pay us for your request; you pay nothing. You may object, or ask us to correct or erase your details, at any time and free of charge: hello@example.com.",
    marketing_email: byEmail,
    marketing_phone: null,
  });
  expect(checked({ consent: { version: consentVersion } }).consent?.wording).toContain(
    "only if you agree to that separately",
  );
});

test("a version that no form ever showed gives no leave to advertise, and is on record as unknown", () => {
  for (const version of ["1999-1", "constructor"]) {
    const consent = { version, wording: "Anything.", marketing: true, marketingPhone: true };
    expect(checked({ consent }).consent).toEqual({
      version,
      wording: "Unknown: no form of ours had this version.",
      marketing_email: null,
      marketing_phone: null,
    });
  }
});

test("names and e-mail addresses lose what nobody sees", () => {
  const written = {
    firstName: " \u2068Thande\u200bka\u2069\ufeff ",
    lastName: "Nkosi\u00ad",
    email: "\u2068thandeka@exam\u200bple.com\u2069 ",
  };
  expect(checked(written)).toMatchObject({
    firstName: "Thandeka",
    lastName: "Nkosi",
    email: "thandeka@example.com",
  });
  expect(checked({ firstName: "Zoe\u0308", email: "zoe\u0308@example.com" })).toMatchObject({
    firstName: "Zoë",
    email: "zoë@example.com",
  });
});

test.for(["Thandeka", "Ngũgĩ", "Nguyễn Thị", "महाश्वेता", "Ḥ̣́ayyim", "‏משה‏", "Ŝ̈"])(
  "the name %s is ordinary",
  (firstName) => void checked({ firstName }),
);

test.for([
  ["hundred accents on one letter", `T${"\u0301".repeat(100)}handi`],
  ["right-to-left override", "Thandi\u202eisokN"],
] as const)("a name with %s is refused with a sentence", ([, name]) => {
  expect(() => checked({ firstName: name })).toThrow("Please enter your first name in ordinary letters.");
  expect(() => checked({ lastName: name })).toThrow("Please enter your last name in ordinary letters.");
});

test("every way to write an e-mail address is one key", () => {
  for (const written of [
    "ZOË@bücher.example",
    "zoe\u0308@xn--bcher-kva.example",
    " zo\u200bë@BÜCHER.example ",
  ]) {
    expect(emailKey(written)).toBe("zoë@xn--bcher-kva.example");
  }
  expect(emailKey("ｔｈａｎｄｉ@example.com")).toBe("thandi@example.com");
});
