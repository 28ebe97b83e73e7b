import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { loan } from "#calculations/loan/loan.ts";
import { centsOfRand, courseSentence, loanCourse, yearlyPaymentsSentence } from "./loan-course.ts";

const inputs = {
  purchasePrice: 2_000_000,
  propertyValue: 2_000_000,
  downPayment: 0,
  interestRate: 10.75,
  loanTerm: 20,
  today: "2026-11-21",
  figures: specifiedFigures,
};

test("the default loan turns after 13 years and has been half repaid after 14", () => {
  const course = loanCourse(loan(inputs));
  // Interest and principal are equal when (1 + r)^remaining = 2: 6.8 of the 20 years are left.
  expect(course.turn).toBe(160);
  expect(courseSentence(course)).toBe(
    "Most of each instalment pays interest for the first 13 years, 3 months. Half of the loan is repaid after 14 years, 5 months.",
  );
  expect(course.years).toHaveLength(20);
  expect(course.years.at(-1)?.balance).toBe(0);
});

test("the interest of the first year is set against that of the last", () => {
  const sentence = (part: object) => yearlyPaymentsSentence(loanCourse(loan({ ...inputs, ...part })));
  expect(sentence({}).replaceAll("\u00a0", " ")).toBe(
    "In the first year R203 603 of the R235 660 you pay is interest; in year 20 it is R12 584.",
  );
  expect(sentence({ loanTerm: 1 })).toMatch(/^In the first year R[^;]+ you pay is interest\.$/);
  expect(sentence({ interestRate: 0 })).toBe("Every rand repays the loan.");
});

const firstRand = ({ schedule }: ReturnType<typeof loan>) =>
  centsOfRand(schedule.find(({ paymentNumber }) => paymentNumber === 1) ?? { interest: 0, payment: 0 });

test("of the first rand 87 cents pay interest", () => {
  expect(firstRand(loan(inputs))).toEqual({ interestCents: 87, principalCents: 13 });
});

test("a loan without interest, a short one and one that is never repaid are told apart", () => {
  expect(courseSentence(loanCourse(loan({ ...inputs, interestRate: 0 })))).toContain("Without interest");
  expect(courseSentence(loanCourse(loan({ ...inputs, loanTerm: 3 })))).toContain("From the first instalment");
  const dates = { transferDate: "2000-01-01", firstPaymentDate: "2090-01-01" };
  expect(courseSentence(loanCourse(loan({ ...inputs, ...dates })))).toContain("never repay half of the loan");
});

test("without interest half is repaid at half time, to the month", () => {
  expect(loanCourse(loan({ ...inputs, interestRate: 0 })).half).toBe(120);
});

test("whatever is entered, the years run on to the end and the cents add up", () => {
  fc.assert(
    fc.property(
      fc.record({
        purchasePrice: fc.integer({ min: 1, max: 1e9 }),
        loanTerm: fc.integer({ min: 1, max: 40 }),
      }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (part, interestRate) => {
        const result = loan({ ...inputs, ...part, interestRate });
        const course = loanCourse(result);
        expect(course.years.at(-1)?.years).toBe(course.length);
        expect(courseSentence(course)).not.toMatch(/NaN|undefined|Infinity/);
        const { interestCents, principalCents } = firstRand(result);
        expect(interestCents + principalCents).toBe(100);
      },
    ),
  );
});
