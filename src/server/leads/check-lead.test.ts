import { expect, test } from "vitest";
import { agreedWording, consentVersion } from "#contract/consent.ts";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { leadBodies } from "../testing/lead-bodies.ts";
import { checkedLead } from "./check-lead.ts";
import { emailKey } from "./email-key.ts";

const partnerName = "Partner Home Loans";
const checked = (changes: Partial<LeadRequest>) =>
  checkedLead({ ...leadBodies.landing, source: "landing_page", loanType: "new", ...changes }, partnerName);

test("a consent is kept in our own words for its version, whatever the request says they are", () => {
  const wording = agreedWording(consentVersion, partnerName);
  expect(wording).toMatch(
    /^By sending this form you ask Partner Home Loans, .+ I can stop this at any time\.$/,
  );
  for (const said of [{}, { wording: "I owe you a million rand." }]) {
    const consent = { version: consentVersion, marketing: true, ...said };
    expect(checked({ consent }).consent).toEqual({ version: consentVersion, wording, marketing: true });
  }
});

test("a version that no form ever showed gives no leave to advertise, and is on record as unknown", () => {
  for (const version of ["1999-1", "constructor"]) {
    const consent = { version, wording: "Anything.", marketing: true };
    expect(checked({ consent }).consent).toEqual({
      version,
      wording: "Unknown: no form of ours had this version.",
      marketing: false,
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
