import { expect, test } from "vitest";
import type { LeadSource, LoanType } from "#contract/lead.ts";
import { recipientNames, recipientOf } from "#contract/recipients.ts";
import { readConfig } from "../config.ts";
import { somePartner } from "../testing/partner-records.ts";
import type { PartnerRecord } from "./partner-record.ts";
import { channelsOf, chosenPartner, withRecipients } from "./recipient.ts";

const { site } = readConfig({});
const consent = { version: "2026-11-3" };
const own = somePartner(1, { name: site.partnerName });
const refinancers = somePartner(2, { position: 0, name: "Refinance House", loanTypes: ["refinance"] });
const all = [own, refinancers];

function chosen(
  partners: readonly PartnerRecord[],
  request: object = {},
  source: LeadSource = "landing_page",
  loanType: LoanType = "new",
) {
  return chosenPartner(partners, { source, loanType, ...request });
}
const named = (partners: readonly PartnerRecord[], source: LeadSource, loanType: LoanType) =>
  recipientOf(withRecipients(site, partners), source, loanType);

test("the first partner that fits gets a request, and is the one that the form names", () => {
  expect(named(all, "landing_page", "new")).toMatchObject({ key: "1.1", name: site.partnerName });
  expect(named(all, "landing_page", "refinance")).toMatchObject({ key: "2.1", name: "Refinance House" });
  for (const loanType of ["new", "refinance", "investment"] as const) {
    const { key, name } = named(all, "calculator_app", loanType);
    expect(chosen(all, { partner: key, consent }, "calculator_app", loanType)).toMatchObject({ name });
    expect(chosen(all, {}, "calculator_app", loanType)).toMatchObject({ name });
  }
});

test("with the partner of the settings alone, pages say nothing more than they did without partners", () => {
  expect(withRecipients(site, [own])).toEqual(site);
  expect(withRecipients(site, [])).toEqual(site);
  expect(recipientNames(site)).toEqual([site.partnerName]);
});

test("by form too, and what comes after a partner that takes everything is not on the page", () => {
  const guide = somePartner(3, { position: 0, sources: ["education_page"] });
  const partners = [own, guide, somePartner(4, { name: "Never" })];
  expect(named(partners, "education_page", "new")).toMatchObject({ key: "3.1" });
  expect(named(partners, "landing_page", "new")).toMatchObject({ key: "1.1" });
  expect(recipientNames(withRecipients(site, partners))).toEqual([site.partnerName, "Partner 3"]);
});

test("a partner without a way comes after all that have one", () => {
  const unreachable = { ...own, webhookUrl: null };
  expect(named([unreachable], "landing_page", "new")).toMatchObject({ key: "1.1" });
  expect(named([unreachable, somePartner(2)], "landing_page", "new")).toMatchObject({ key: "2.1" });
});

test("the words of the form count: its partner gets the request under the name that it showed", () => {
  const today = [{ ...own, name: "New Name", formerNames: [site.partnerName] }, refinancers];
  expect(withRecipients(site, today).partnerName).toBe("New Name");
  expect(named(today, "landing_page", "new")).toMatchObject({ key: "1.2", name: "New Name" });
  expect(chosen(today, { partner: "1.2", consent })).toEqual({ id: 1, name: "New Name" });
  // A form from before names no key, and meant the first name.
  expect(chosen(today, { consent })).toEqual({ id: 1, name: site.partnerName });
  // The rules have changed since: the form named the own partner for refinancing.
  expect(chosen(today, { partner: "1.1", consent }, "landing_page", "refinance")).toEqual({
    id: 1,
    name: site.partnerName,
  });
});

test("a form without scripts says whom it named for each loan type", () => {
  const partner = { new: "1.1", refinance: "2.1", investment: "1.1" };
  expect(chosen(all, { partner, consent }, "landing_page", "refinance")).toMatchObject({ id: 2 });
  expect(chosen(all, { partner, consent }, "landing_page", "investment")).toMatchObject({ id: 1 });
});

test("a partner that takes no requests any more, or that never was, gets none, and the visitor is told what to do", () => {
  const off = [{ ...own, active: false }, somePartner(2)];
  const told = /^Who calls you has changed since this page was opened\./;
  expect(() => chosen(off, { consent })).toThrow(told);
  expect(() => chosen(off, { consent, partner: "9.1" })).toThrow(told);
  expect(() => chosen(off, { consent, partner: "2.2" })).toThrow(told);
  expect(chosen(off)).toMatchObject({ id: 2 });
});

test("each partner has its own ways", () => {
  const channels = channelsOf([own, { ...refinancers, email: "leads@example.com", webhookUrl: null }]);
  expect([channels(1), channels(2), channels(3), channels()]).toEqual([
    ["webhook"],
    ["email"],
    [],
    ["webhook", "email"],
  ]);
});
