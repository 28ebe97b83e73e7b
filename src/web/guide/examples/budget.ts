import { type AffordabilityRow, affordability } from "#calculations/affordability/affordability.ts";
import {
  affordabilityDefaults,
  affordabilityExample,
} from "#calculations/affordability/affordability-defaults.ts";
import type { CostFigures } from "#calculations/figures/figures.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { money, type Values } from "#web/answer-page/fields.ts";
import { rand } from "#web/format/rand.ts";

/** As in the chapter's worked example. */
export const [interestRate, termYears] = [10.5, 20];

export const budgetFields = {
  gross: money("Income before tax, a month", { default: affordabilityExample.grossIncome }),
  net: money("Paid out to you", { default: affordabilityExample.netIncome }),
  expenses: money("Living costs and debts", { default: affordabilityExample.monthlyExpenses }),
};

export type Budget = Values<typeof budgetFields>;

/** What was entered in Affordability, once both incomes are there. */
export const incomesOf = ({ grossIncome, netIncome, monthlyExpenses }: Inputs): Partial<Budget> =>
  grossIncome > 0 && netIncome > 0 ? { gross: grossIncome, net: netIncome, expenses: monthlyExpenses } : {};

/** What is left after all else, and what of it the rules of thumb allow for a bond. */
export function leftForABond({ gross, net, expenses }: Budget) {
  const [surplus, , , limit] = affordability({
    ...affordabilityDefaults,
    interestRate,
    termYears,
    grossIncome: gross,
    netIncome: net,
    monthlyExpenses: expenses,
  }) as [AffordabilityRow, AffordabilityRow, AffordabilityRow, AffordabilityRow];
  return { surplus, limit };
}

const inThousands = (amount: number): string => rand(Math.round(amount / 1_000) * 1_000);

const isExample = ({ gross, net, expenses }: Budget): boolean =>
  gross === affordabilityExample.grossIncome &&
  net === affordabilityExample.netIncome &&
  expenses === affordabilityExample.monthlyExpenses;

/** The figure with which the chapter begins, and its sentence. */
export function budgetSaid(budget: Budget) {
  const { allowedInstalment, maxBondOffered } = leftForABond(budget).limit;
  const example = isExample(budget) ? `, for example, on ${rand(budget.gross)} before tax` : "";
  return {
    figure: rand(allowedInstalment),
    words: `a month is left for a bond${example}. It pays for about ${inThousands(maxBondOffered)}.`,
  };
}

/** What the move, deposits and small costs come to besides, in rand: a guess. */
const moving = 20_000;

/** What the parts of the chapter say of it: what to earn, deposits on top of the bond, cash to have, and what a higher rate takes. */
export function budgetAmounts(
  { limit }: ReturnType<typeof leftForABond>,
  date: string,
  figures: CostFigures,
) {
  const { allowedInstalment: instalment, maxBondOffered: bond } = limit;
  const at = (rate: number) => monthlyPayment(bond, rate / 1200, termYears * 12);
  /** With the bond it makes the price, of which it is so many percent. */
  const deposit = (percent: number) => inThousands((bond * percent) / (100 - percent));
  const costs = costBreakdown({ purchasePrice: bond / 0.9, loanAmount: bond, date, figures }).grandTotal;
  return {
    bond: inThousands(bond),
    instalment: rand(instalment),
    threeInstalments: rand(3 * instalment),
    fourInstalments: rand(4 * instalment),
    tenthAsDeposit: deposit(10),
    fifthAsDeposit: deposit(20),
    thirtyPercentAsDeposit: deposit(30),
    cashToHave: bond > 0 ? inThousands(bond / 9 + costs + moving) : rand(0),
    onePointMore: rand(at(interestRate + 1)),
    twoPointsMore: rand(at(interestRate + 2)),
    rise: `+${rand(at(interestRate + 1) - at(interestRate))}`,
  };
}
