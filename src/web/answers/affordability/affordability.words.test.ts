import { expect, test } from "vitest";
import { type AffordabilityInputs, affordability } from "#calculations/affordability/affordability.ts";
import { affordabilityDefaults } from "#calculations/affordability/affordability-defaults.ts";
import { presentValue } from "#calculations/loan/monthly-payment.ts";
import { nominalMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import { rand } from "#web/format/rand.ts";
import {
  decidingRule,
  noExpenses,
  oddNet,
  ruleWords,
  stressedSentence,
  wayToLimit,
} from "./affordability.words.ts";
import { allowed } from "./affordable.ts";

/** The nurse: both debt-service rules allow the same R8 400. */
const nurse = { ...affordabilityDefaults, grossIncome: 28_000, netIncome: 21_000, monthlyExpenses: 9000 };

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const decided = (income: AffordabilityInputs) => plain(decidingRule(affordability(income), income));

test("each row says its rule in words, with the caps that apply", () => {
  expect(ruleWords({ ...nurse, dsrGrossCap: 27.5 })).toEqual([
    "what is left of your net pay",
    "27.5% of gross pay",
    "40% of net pay",
    "the one to plan with",
  ]);
});

test("the rule that sets the limit is named, and ties are named together", () => {
  expect(decided(nurse)).toBe("30% of gross pay and 40% of net pay decide it.");
  expect(decided({ ...nurse, netIncome: 24_000 })).toBe("30% of gross pay decides it.");
  expect(decided({ ...nurse, netIncome: 20_000 })).toBe("40% of net pay decides it.");
  expect(decided({ ...nurse, monthlyExpenses: 15_000 })).toBe("Your expenses decide it.");
  expect(decided({ ...nurse, netIncome: 24_000, monthlyExpenses: 15_600 })).toBe(
    "Your expenses and 30% of gross pay decide it.",
  );
  expect(decided({ ...nurse, monthlyExpenses: 12_600 })).toBe("All three methods give the same.");
});

test("three figures lead from the income by the deciding rule to the loan", () => {
  const way = (changed: Partial<AffordabilityInputs>) => {
    const income = { ...nurse, ...changed };
    const rows = affordability(income);
    return wayToLimit(rows, rows.at(-1)!, income).map(({ label, value }) => plain(`${label} ${value}`));
  };
  const loan = (instalment: number) =>
    plain(
      `Pays back a loan of ${rand(presentValue(instalment, nominalMonthlyRate(nurse.interestRate), 240))}`,
    );
  expect(way({ netIncome: 24_000 })).toEqual([
    "Gross income a month R28 000",
    "30% of it R8 400",
    loan(8400),
  ]);
  expect(way({ netIncome: 20_000 })).toEqual(["Net income a month R20 000", "40% of it R8 000", loan(8000)]);
  expect(way({ monthlyExpenses: 15_000 })).toEqual([
    "Net income a month R21 000",
    "Less R15 000 of expenses R6 000",
    loan(6000),
  ]);
});

test("the stressed column says what keeping to it is good for", () => {
  const stressed = { ...nurse, stressed: true };
  const limit = affordability(stressed).at(-1)!;
  expect(plain(stressedSentence(limit, stressed))).toBe(
    "Home Loan @ Stressed leaves room for a rise: borrow no more than R716 983, and the instalment stays within R8 400 a month even if your rate rises to 13%.",
  );
});

test("whatever stops an answer is said, and no loan of R0 is offered", () => {
  const problem = (values: Partial<AffordabilityInputs>) => plain(allowed({ ...nurse, ...values }).problem);
  expect(problem(affordabilityDefaults)).toBe("Enter your gross and net income to see yours.");
  expect(problem({ netIncome: 0 })).toBe("Net income is still our example’s.");
  expect(problem({ grossIncome: 0, monthlyExpenses: 0 })).toBe(
    "Gross income and expenses are still our example’s.",
  );
  expect(problem({ monthlyExpenses: 24_000 })).toBe(
    "You are R3 000 short. With expenses of R12 600 you could borrow R841 363.",
  );
  expect(problem({ monthlyExpenses: 21_000 })).toMatch(
    /^Nothing is left\. With expenses of R12 600 you could/,
  );
  expect(problem({ monthlyExpenses: 24_000, dsrGrossCap: 0 })).toBe("You are R3 000 short.");
  expect(problem({ dsrNetCap: 0 })).toMatch(/^With these caps no instalment is allowed/);
  expect(problem({ termYears: 0 })).toBe("Correct the marked field to see your answer.");
  expect(problem({})).toBeUndefined();
});

test("a net income above the gross one, and missing expenses, are pointed out", () => {
  expect(oddNet({ ...nurse, netIncome: 28_001 })).toMatch(/^Net is more than gross pay/);
  expect(oddNet({ ...nurse, netIncome: 28_000 })).toBeUndefined();
  expect(oddNet({ ...nurse, grossIncome: 0 })).toBeUndefined();
  expect(noExpenses({ ...nurse, monthlyExpenses: 0 })).toBe("Enter your monthly expenses too.");
  expect(noExpenses(nurse)).toBeUndefined();
  expect(noExpenses(affordabilityDefaults)).toBeUndefined();
});
