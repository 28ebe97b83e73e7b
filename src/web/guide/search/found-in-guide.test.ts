import { expect, test } from "vitest";
import { foundInGuide } from "./found-in-guide.ts";
import { guideParts } from "./guide-parts.ts";

const found = (search: string) => foundInGuide(guideParts, search).parts.map(({ href }) => href);

test("a search finds chapters and their parts, at their addresses, what is called so first", () => {
  expect(found("transfer DUTY")).toEqual([
    "/education/understanding-costs#transfer-duty",
    "/education/understanding-costs#vat-instead-of-duty",
    "/education/investment-basics#a-landlords-duties",
  ]);
  expect(found("debt review")).toEqual(["/education/financial-preparation#debt-review-and-blacklisting"]);
  expect(found("attorney’s")).toEqual(["/education/understanding-costs#the-attorneys-fees"]);
  expect(found("home loan costs")).toEqual(["/education/understanding-costs"]);
  expect(found("sources")).toEqual([]);
});

test("a part is found by its answer too, and by some words of a question where none has all", () => {
  expect(found("what if the grant is late")).toEqual([
    "/education/loan-process#the-suspensive-condition-in-depth",
  ]);
  expect(found("interest rate").toSorted()).toEqual([
    "/education/financial-preparation#test-yourself-against-a-higher-rate",
    "/education/understanding-costs#a-fixed-or-a-variable-rate",
    "/education/understanding-costs#interest-on-your-deposit",
  ]);
  expect(found("bond")).toHaveLength(6);
});
