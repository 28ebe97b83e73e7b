import { expect, test } from "vitest";
import { foundInGuide } from "./found-in-guide.ts";
import { guideParts } from "./guide-parts.ts";

const found = (search: string) => foundInGuide(guideParts, search).map(({ href }) => href);

test("a search finds chapters and their parts by their titles, at their addresses", () => {
  expect(found("transfer DUTY")).toEqual(["/education/understanding-costs#transfer-duty"]);
  expect(found("debt review")).toEqual(["/education/financial-preparation#debt-review-and-blacklisting"]);
  expect(found("attorney’s")).toEqual([]);
  expect(found("home loan costs")).toEqual(["/education/understanding-costs"]);
  expect(found("sources")).toEqual([]);
});
