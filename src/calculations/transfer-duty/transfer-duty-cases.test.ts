import fc from "fast-check";
import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "../figures/example-figures.ts";
import { differences, vectorsOf } from "../tools/vectors.ts";
import { type TransferDutyCaseInputs, transferDutyCase } from "./transfer-duty-cases.ts";

const home: TransferDutyCaseInputs = {
  price: 2_000_000,
  buyer: "person",
  sellerChargesVat: false,
  today: "2026-11-21",
};
const of = (changed: Partial<TransferDutyCaseInputs>) =>
  transferDutyCase({ ...home, ...changed }, specifiedFigures);

test.each(vectorsOf("transfer-duty-cases"))("$id", ({ inputs, expected }) => {
  const given = { ...home, ...(inputs as Partial<TransferDutyCaseInputs>) };
  expect(differences(transferDutyCase(given, specifiedFigures), expected)).toEqual([]);
});

test("the day of the agreement picks the table, and a date that is none is today", () => {
  const dutyOf = (agreementDate: string) => of({ agreementDate }).transferDuty;
  expect(dutyOf("2025-03-31")).toBe(41_625);
  expect(dutyOf("2025-04-01")).toBe(33_786);
  expect([dutyOf(""), dutyOf("soon"), of({}).transferDuty]).toEqual([33_786, 33_786, 33_786]);
});

test("the current figures name the newest table, which asks the same duty", () => {
  const duties = [specifiedFigures, currentFigures].map((figures) => transferDutyCase(home, figures));
  expect(duties.map(({ tableYear }) => tableYear)).toEqual(["2025/26", "2026/27"]);
  expect(duties.map(({ transferDuty }) => transferDuty)).toEqual([33_786, 33_786]);
});

test("a home worth more than its price pays duty on its worth", () => {
  const sold = of({ price: 1_200_000, fairValue: 1_600_000 });
  expect([sold.dutyOn, sold.transferDuty]).toEqual([1_600_000, 11_700]);
});

test("every buyer pays the same duty, and only a person may have a primary residence", () => {
  const company = of({ buyer: "company" });
  expect(company).toEqual({ ...of({}), residenceExclusionPossible: false });
});

test("duty and VAT are never both asked, and never negative", () => {
  const rand = fc.oneof(fc.double(), fc.integer({ min: 0, max: 100_000_000 }));
  fc.assert(
    fc.property(rand, rand, fc.boolean(), (price, fairValue, sellerChargesVat) => {
      const { transferDuty: duty, vatInPrice, dutyOn } = of({ price, fairValue, sellerChargesVat });
      expect(Math.min(duty, vatInPrice)).toBe(0);
      for (const shown of [duty, vatInPrice, dutyOn]) expect(Number.isFinite(shown) && shown >= 0).toBe(true);
    }),
  );
});
