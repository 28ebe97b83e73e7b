import { beforeEach, expect, test } from "vitest";
import type { Answer } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { valuesOfText } from "#web/answer-page/fields-text.ts";
import { sharedFields } from "#web/answer-page/numbers.ts";
import { shownWith } from "#web/testing/example-page.ts";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { affordability } from "./affordability/affordability.tsx";
import { cashNeeded } from "./cash-needed/cash-needed.tsx";
import { loan } from "./loan/loan.tsx";

const plain = (text: string | null = "") => (text ?? "").replaceAll("\u00a0", " ");

beforeEach(() => sessionStorage.clear());

/** The line of the income, and what Affordability makes of the numbers that its link takes along. */
async function open<All extends Fields, R>(answer: Answer<All, R>, kept: Entered = {}) {
  const { screen } = await renderAnswer(answer, { kept });
  const line = screen.getByText(/^What must I earn\?/);
  await line.click();
  const link = screen.getByRole("link", { name: "See it in the Affordability Calculator" });
  const { hash } = new URL((link.element() as HTMLAnchorElement).href);
  const { limit } = shownWith(affordability, valuesOfText(hash.slice(1), sharedFields)).result;
  const said = (link.element().parentElement?.textContent ?? "").replaceAll("\u00a0", " ");
  return { line: plain(line.element().textContent), said, limit: limit! };
}

test("the Loan Calculator says what one must earn, and the income allows that instalment and that loan", async () => {
  const { line, said, limit } = await open(loan);
  expect(line).toBe("What must I earn? R65 460 a month before tax");
  expect(said).toContain(
    "By our Affordability Calculator’s rules R19 638 a month may be 30% of what you earn before tax, which is R65 460, and 40% of what you take home, which is R49 095. That leaves R29 457 for all else.",
  );
  expect(limit.allowedInstalment).toBe(19_638);
  expect(Math.abs(limit.maxBondOffered - 2_000_000)).toBeLessThan(100);
});

test("expenses that were entered in Affordability come off what one takes home", async () => {
  const { said, limit } = await open(loan, { monthlyExpenses: 40_000 });
  expect(said).toContain(
    "which is R65 460. With your expenses of R40 000 you must take home R59 638. Each bank has its own rules.",
  );
  expect(limit.allowedInstalment).toBe(19_638);
});

test("Cash you need says it for the bond as banks count it, without the service fee", async () => {
  const { line, limit } = await open(cashNeeded);
  expect(line).toBe("What must I earn? R67 684 a month before tax");
  expect(Math.round(limit.allowedInstalment)).toBe(20_305);
  expect(Math.abs(limit.maxBondOffered - 2_000_000)).toBeLessThan(100);
});
