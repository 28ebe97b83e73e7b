import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs, inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { inputsSensitivity } from "./inputs-sensitivity.ts";
import { pastAssumption, pastInstalments, pastSentence, startMonths } from "./past-rates-part.tsx";

const page = { today: "2026-11-22", figures: specifiedFigures };
const defaults = defaultInputs(specifiedFigures);
const past = (values: Partial<Inputs>, start: string) =>
  pastInstalments({ ...defaults, ...values }, start, page);
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("the loan may begin where the rates do, and ten and five years ago, in either edition", () => {
  expect(startMonths(page)).toEqual(["2001-10", "2016-11", "2021-11"]);
  expect(startMonths({ ...page, figures: currentFigures })).toEqual(["2001-10", "2016-11", "2021-11"]);
});

test("the replay is of the visitor's own loan, at the margin of today, with its extremes in their months", () => {
  const five = past({}, "2021-11")!;
  expect(five.margin).toBe(0);
  expect(five.result.payments).toBe(60);
  expect(five.lowest).toMatchObject({ since: "2021-11", interestRate: 7 });
  expect(five.highest).toMatchObject({ since: "2023-06", interestRate: 11.75 });
  expect(plain(pastSentence(five))).toBe(
    "If you had taken this loan in November 2021, the instalment would have been between R15 249 in November 2021 and R20 679 in June 2023. It would be R19 564 now.",
  );
  const above = past({ interestRate: 12 }, "2021-11")!;
  expect(above.margin).toBe(1.25);
  expect(above.highest.interestRate).toBe(13);
});

test("its first instalment is the one that the tab shows for that rate", () => {
  const first = past({}, "2021-11")!.result.firstInstalment;
  expect(first).toBeCloseTo(
    inputsSensitivity({ ...defaults, interestRate: 7 }).answer!.base.monthlyPayment,
    6,
  );
  expect(inputsLoanAmount(defaults)).toBe(2_000_000);
});

test("a loan that would have been repaid says when", () => {
  expect(plain(pastSentence(past({}, "2001-10")!))).toBe(
    "If you had taken this loan in October 2001, the instalment would have been between R18 523 in August 2012 and R27 452 in October 2002. By October 2021 the loan would have been repaid.",
  );
});

test("what it assumes and leaves out is said", () => {
  const said = (interestRate: number) =>
    pastAssumption(past({ interestRate }, "2021-11")!, { ...defaults, interestRate }, page);
  expect(said(10.75)).toContain(
    "Prime has been 10.75% since 25 September 2026; the decision of 19 November 2026 is not in it yet. Your rate of 10.75% is equal to prime, and we keep it so throughout.",
  );
  expect(said(12)).toContain(
    "Your rate of 12.00% is 1.25 points above prime, and we keep that margin throughout.",
  );
  expect(said(9.9)).toContain("is 0.85 points below prime");
});

test("without a loan or an instalment so far there is no replay", () => {
  expect(past({ purchasePrice: 0 }, "2021-11")).toBeUndefined();
  expect(past({}, "2026-11")).toBeUndefined();
});
