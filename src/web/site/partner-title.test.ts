import { expect, test } from "vitest";
import { site } from "./example-site.ts";
import { partnerTitle } from "./partner-title.ts";

test("the partner is called registered, with its number where that is known", () => {
  expect(partnerTitle(site)).toBe("registered bond originator");
  expect(partnerTitle({ ...site, partnerRegistration: "PPRA 2026123456" })).toBe(
    "registered bond originator (PPRA 2026123456)",
  );
});
