import {
  type AffordabilityInputs,
  type AffordabilityRow,
  affordability,
} from "#calculations/affordability/affordability.ts";
import { affordabilityExample as example } from "#calculations/affordability/affordability-defaults.ts";
import type { BuyerInputs } from "#calculations/tools/buying-together/buying-together.ts";
import { type Inputs, inputFields } from "#contract/input-fields.ts";
import { amountsUsable, askForCorrection, termProblem } from "#web/answer-page/answer-values.ts";
import { cappedDownPayment, changedInputs } from "#web/answer-page/inputs.ts";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import { nothingAllowed, nothingLeft, oddNet } from "./affordability.words.ts";

/** What those who buy together are called, in their order. */
export const people = ["You", "Second person", "Third person"] as const;

/** Everybody who buys: the tab's own income is the first person's, another counts once an income of theirs is entered. */
export function buyers(inputs: Inputs): readonly BuyerInputs[] {
  const others = ([1, 2] as const).map((place) => ({
    grossIncome: inputs[`people.${place}.grossIncome`],
    netIncome: inputs[`people.${place}.netIncome`],
    expenses: inputs[`people.${place}.expenses`],
  }));
  return [
    { grossIncome: inputs.grossIncome, netIncome: inputs.netIncome, expenses: inputs.monthlyExpenses },
    ...others.filter(({ grossIncome, netIncome }) => grossIncome > 0 || netIncome > 0),
  ];
}

/** What all of them earn and spend together, by the names of the tab's own inputs. */
export function incomeOfAll(inputs: Inputs) {
  const all = buyers(inputs);
  const sum = (of: (buyer: BuyerInputs) => number) => all.reduce((total, buyer) => total + of(buyer), 0);
  return {
    grossIncome: sum(({ grossIncome }) => grossIncome),
    netIncome: sum(({ netIncome }) => netIncome),
    monthlyExpenses: sum(({ expenses }) => expenses),
  };
}

/** The inputs of the tab by their names in the calculation, of all who buy; rate and term are its own. */
export function affordabilityInputs(inputs: Inputs): AffordabilityInputs {
  const { nominal, stressed, stressBuffer } = inputs;
  return {
    ...incomeOfAll(inputs),
    interestRate: inputs.affordabilityRate,
    termYears: inputs.affordabilityTerm,
    nominal,
    stressed,
    stressBuffer,
    dsrGrossCap: inputs.dsrGrossCap,
    dsrNetCap: inputs.dsrNetCap,
  };
}

/** Incomes and expenses in rand a month. */
type Income = { grossIncome: number; netIncome: number; monthlyExpenses: number };

const noIncome: Income = { grossIncome: 0, netIncome: 0, monthlyExpenses: 0 };

/** What the incomes allow: a row for each method, and the smallest of them or why there is no loan to offer. */
type Allowed = { rows: readonly AffordabilityRow[] } & (
  | { limit: AffordabilityRow; problem?: never }
  | { limit?: never; problem: string }
);

export function allowed(income: AffordabilityInputs): Allowed {
  const { grossIncome, netIncome, monthlyExpenses, termYears } = income;
  if (termProblem(termYears) || !amountsUsable(grossIncome, netIncome, monthlyExpenses))
    return { rows: affordability({ ...income, ...noIncome }), problem: askForCorrection };
  const rows = affordability(income);
  const limit = rows.at(-1);
  const isPossible = grossIncome > 0 && netIncome > 0 && !oddNet(income);
  return isPossible && limit && Math.round(limit.maxBondOffered) > 0
    ? { rows, limit }
    : { rows, problem: nothingAllowed(income) };
}

/** What all who buy could borrow, with the income it follows from. */
export type Affordable = Allowed & { income: AffordabilityInputs };

export function affordable(inputs: Inputs): Affordable {
  const income = affordabilityInputs(inputs);
  return { income, ...allowed(income) };
}

/** What is drawn and explained: the limit, or R0 where expenses leave nothing. */
export const limitToShow = ({ rows, limit, income }: Affordable): AffordabilityRow | undefined =>
  limit ?? (nothingLeft(income) && rows.at(-1));

/** Which of the incomes and expenses are the example's, and nobody's own. */
export const exampleNames = (inputs: Inputs) =>
  (["grossIncome", "netIncome", "monthlyExpenses"] as const).filter((name) => inputs[name] === example[name]);

/** Whether the answer is the example's: with one number of the visitor's own in it, too. */
export const isExample = (inputs: Inputs) => exampleNames(inputs).length > 1;

/** Whether the answer is the example's alone: an income of one's own begins to take its place. */
export function isWithoutIncome(inputs: Inputs): boolean {
  const { grossIncome, netIncome } = incomeOfAll(inputs);
  return grossIncome === 0 && netIncome === 0;
}

/**
 * Until both incomes are entered the answer is an example: what is missing is in proportion to the income that is there, of
 * which the example's own expenses might leave nothing.
 */
export function exampleUntilIncomes(inputs: Inputs): Income | undefined {
  const all = incomeOfAll(inputs);
  const { grossIncome: gross, netIncome: net } = all;
  if (gross > 0 && net > 0) return undefined;
  const share = isWithoutIncome(inputs) ? 1 : gross / example.grossIncome + net / example.netIncome;
  const given = (name: keyof Income) => (all[name] > 0 ? inputs[name] : Math.round(example[name] * share));
  return {
    grossIncome: given("grossIncome"),
    netIncome: given("netIncome"),
    monthlyExpenses: given("monthlyExpenses"),
  };
}

/** What the example gives, at the rate and over the term of the page. */
export function exampleLimit(inputs: Inputs): Affordable | undefined {
  const example = exampleUntilIncomes(inputs);
  return example && affordable({ ...inputs, ...example });
}

/** Whether nothing is entered yet. */
export const isEmpty = (inputs: Inputs) => isWithoutIncome(inputs) && inputs.monthlyExpenses === 0;

/**
 * The loan that the visitor could afford, for a contact request: amount in rand, rate in percent, term in years. None
 * while the numbers are the example's. Incomes and expenses are never part of it.
 */
export function affordableLoan(inputs: Inputs) {
  const { limit } = affordable(inputs);
  if (!limit || isExample(inputs)) return undefined;
  const { affordabilityRate: currentRate, affordabilityTerm: loanTerm } = inputs;
  return {
    loanAmount: Math.round(limit.maxBondOffered),
    currentRate,
    loanTerm,
  } satisfies LeadCalculation;
}

/** The inputs of the Loan Calculator for a loan at this tab's rate and term. */
export function loanValues(inputs: Inputs, amount: number) {
  const { purchasePrice } = changedInputs(inputs, { loanAmount: amount });
  return {
    purchasePrice,
    downPayment: cappedDownPayment(inputs),
    interestRate: Math.min(inputs.affordabilityRate, inputFields.interestRate.max),
    loanTerm: inputs.affordabilityTerm,
  } satisfies Partial<Inputs>;
}

/** Which of the rules allows least, in the order of the rows. */
export function lowestRule({ rows }: Affordable): number {
  const loans = givesWay.map((_, rule) => rows[rule]!.maxBondOffered);
  return loans.indexOf(Math.min(...loans));
}

/** What gives way when the door of a rule is moved, in the order of the rows. */
export const givesWay = ["monthlyExpenses", "grossIncome", "netIncome"] as const;

/**
 * The incomes and expenses with which a rule allows a wanted loan: what gives way follows, in whole rand that allow no more. A loan is in
 * proportion to what the rule takes it from; what others bring in stays, and so does an example's other income.
 */
export function incomeForLoan(inputs: Inputs, rule: number, wanted: number): Partial<Inputs> {
  const example = exampleUntilIncomes(inputs);
  const all = { ...inputs, ...example };
  const { rows, income } = affordable(all);
  const share = wanted / rows[rule]!.maxBondOffered - 1;
  if (rule === 0) {
    const left = income.netIncome - income.monthlyExpenses;
    return { monthlyExpenses: Math.max(0, Math.ceil(all.monthlyExpenses - share * left)) };
  }
  const name = givesWay[rule] as "grossIncome" | "netIncome";
  // Of less net income, what is left would allow less than its rule; and net pay is never more than gross pay.
  const [least, most] =
    name === "netIncome"
      ? [income.monthlyExpenses / (1 - income.dsrNetCap / 100), income.grossIncome]
      : [income.netIncome - 1, Number.POSITIVE_INFINITY];
  // A cent below the wanted one: of two rules that are even the first would be moved next.
  const total = Math.min(most, Math.max(income[name] * (1 + share) - 0.01, Math.floor(least) + 1));
  return { ...example, [name]: Math.max(0, Math.floor(all[name] + total - income[name])) };
}
