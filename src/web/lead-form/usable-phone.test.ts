import fc from "fast-check";
import allPlans from "libphonenumber-js/metadata.max.json";
import { expect, test } from "vitest";
import { internationalPhone } from "#contract/phone.ts";
import { southAfricanPlan } from "./south-african-plan.table.ts";
import { usablePhone } from "./usable-phone.ts";

test("the South African plan is the one of the installed library", () => {
  const { version, country_calling_codes: codes, countries } = allPlans;
  expect(southAfricanPlan).toEqual({
    version,
    country_calling_codes: { "27": codes["27"] },
    countries: { ZA: countries.ZA },
    nonGeographic: {},
  });
});

/** As the server judges. */
const reachable = (typed: string) => internationalPhone(typed, allPlans) !== undefined;

test("of a South African number the browser says what the server says", () => {
  const written = fc
    .tuple(
      fc.constantFrom("0", "+27", "+27 (0)", "0027 ", "27", ""),
      fc.array(fc.constantFrom(..."0123456789 -()".split("")), { minLength: 3, maxLength: 14 }),
      fc.constantFrom("", " ext 12", " x"),
    )
    .map(([start, digits, end]) => start + digits.join("") + end);
  // Behind 00 comes a country, and the browser knows one.
  const isAbroad = (typed: string) => /^00(?!27)/.test(typed.replace(/\D/g, ""));
  const same = fc.property(
    written.filter((typed) => !isAbroad(typed)),
    (typed) => {
      expect(usablePhone(typed), typed).toBe(reachable(typed));
    },
  );
  fc.assert(same, { numRuns: 3_000 });
});

test("whatever the server takes, the browser lets through", () => {
  for (const typed of [
    "+44 20 7946 0958",
    "00264 81 123 4567",
    // Copied from a phone's contacts, with marks of direction around it.
    "\u202a082 123 4567\u202c",
    "\u2068+27\u200e821234567\u2069",
    "\u202a+44 20 7946 0958\u202c",
  ]) {
    expect(reachable(typed), typed).toBe(true);
    expect(usablePhone(typed), typed).toBe(true);
  }
});

test.for(["082 12", "12345", "call me", "", "+27 999 999 9999", "+", "0000"])("%j is refused", (typed) =>
  expect(usablePhone(typed)).toBe(false),
);
