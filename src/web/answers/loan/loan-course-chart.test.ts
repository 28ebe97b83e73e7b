import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { loan } from "#calculations/loan/loan.ts";
import { courseSentence, loanCourse } from "./loan-course-chart.tsx";

const inputs = {
  purchasePrice: 2_000_000,
  propertyValue: 2_000_000,
  downPayment: 0,
  interestRate: 10.75,
  loanTerm: 20,
  today: "2026-11-21",
  figures: specifiedFigures,
};

const courseOf = (part: object = {}) => {
  const all = { ...inputs, ...part };
  return loanCourse(loan(all), all.purchasePrice);
};

test("the default loan turns after 13 years, and half of the home is yours after 14", () => {
  const course = courseOf();
  // Interest and principal are equal when (1 + r)^remaining = 2: 6.8 of the 20 years are left.
  expect([course.turn, course.half]).toEqual([160, 173]);
  expect(courseSentence(course)).toBe(
    "Most of each instalment pays interest for the first 13\u00a0years, 3\u00a0months.",
  );
  expect(course.years).toHaveLength(20);
  expect(course.years.at(-1)?.balance).toBe(0);
});

test("a deposit is yours from the start: half of the home comes sooner, or is there at once", () => {
  expect(courseOf({ downPayment: 500_000 }).half).toBeLessThan(173);
  const half = courseOf({ downPayment: 1_000_000 });
  expect(half.half).toBe(0);
  expect(courseSentence(half)).toContain("from the start");
});

test("a loan without interest, a short one and one that is never repaid are told apart", () => {
  expect(courseSentence(courseOf({ interestRate: 0 }))).toContain("Without interest");
  expect(courseSentence(courseOf({ loanTerm: 3 }))).toContain("From the first instalment");
  const dates = { transferDate: "2000-01-01", firstPaymentDate: "2090-01-01" };
  expect(courseSentence(courseOf(dates))).toContain("never make half of the home yours");
});

test("without interest half is yours at half time, to the month", () => {
  expect(courseOf({ interestRate: 0 }).half).toBe(120);
});

test("whatever is entered, the years run on to the end", () => {
  fc.assert(
    fc.property(
      fc.record({
        purchasePrice: fc.integer({ min: 1, max: 1e9 }),
        loanTerm: fc.integer({ min: 1, max: 40 }),
      }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (part, interestRate) => {
        const course = courseOf({ ...part, interestRate });
        expect(course.years.at(-1)?.years).toBe(course.length);
        expect(courseSentence(course)).not.toMatch(/NaN|undefined|Infinity/);
      },
    ),
  );
});
