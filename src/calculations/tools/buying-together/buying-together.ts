import { affordability } from "../../affordability/affordability.ts";
import type { FigureTables } from "../../figures/figures.ts";
import { amount, mostPayments, paymentsPerYear, percent, wholeMonths } from "../../inputs/inputs.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { type LeaveInputs, type LeaveResult, leaving } from "./leaving.ts";

/** A buyer's income before and after tax, and expenses, in rand a month. */
export type BuyerInputs = {
  readonly grossIncome: number;
  readonly netIncome: number;
  readonly expenses: number;
};

/** Amounts in rand; rate and caps in percent, the term in years. Without a loan it is the largest one together. */
export type BuyingTogetherInputs = {
  readonly people: readonly BuyerInputs[];
  readonly grossCap: number;
  readonly netCap: number;
  readonly interestRate: number;
  readonly termYears: number;
  readonly convention?: RateConvention;
  readonly loan?: number | undefined;
  readonly savings?: number;
  readonly leave?: LeaveInputs | undefined;
};

/** What is left a month in rand if a buyer's income stops, and how many months savings then last; undefined if the income still covers it. */
type IncomeStops = { readonly left: number; readonly savingsLastMonths: number | undefined };

/** Lists are in the buyers' order; amounts in rand, shares of the gross income in percent. */
export type BuyingTogetherResult = {
  readonly allowedTogether: number;
  readonly largestLoanTogether: number;
  readonly allowedAlone: readonly number[];
  readonly largestLoanAlone: readonly number[];
  readonly loan: number;
  readonly instalment: number;
  readonly incomeSharePercent: readonly number[];
  readonly instalmentShare: readonly number[];
  readonly ifIncomeStops: readonly IncomeStops[];
  readonly leave: LeaveResult | undefined;
};

/** The largest number of buyers of one home. */
const mostBuyers = 3;

const sumOf = (people: readonly BuyerInputs[]): BuyerInputs =>
  people.reduce(
    (total, person) => ({
      grossIncome: total.grossIncome + amount(person.grossIncome),
      netIncome: total.netIncome + amount(person.netIncome),
      expenses: total.expenses + amount(person.expenses),
    }),
    { grossIncome: 0, netIncome: 0, expenses: 0 },
  );

/** The strictest of the affordability calculator's methods for these buyers together. */
const largest = (people: readonly BuyerInputs[], inputs: BuyingTogetherInputs) => {
  const { grossIncome, netIncome, expenses } = sumOf(people);
  const { allowedInstalment, maxBondOffered } = affordability({
    ...{ grossIncome, netIncome, monthlyExpenses: expenses },
    ...{ interestRate: inputs.interestRate, termYears: inputs.termYears },
    nominal: inputs.convention !== "effective",
    ...{ stressed: false, stressBuffer: 0 },
    ...{ dsrGrossCap: inputs.grossCap, dsrNetCap: inputs.netCap },
  }).at(-1)!;
  return { allowed: allowedInstalment, loan: maxBondOffered };
};

/** Less than half a cent short is not short. */
const halfACent = 0.005;

const incomeStops = (left: number, savings: number): IncomeStops => ({
  left,
  // Rounding must not lose a month that savings exactly cover.
  savingsLastMonths: left < -halfACent ? Math.floor(savings / -left + 1e-9) : undefined,
});

/**
 * What up to three people can borrow together and alone, who pays which part, and what happens if an income stops or one leaves.
 *
 * Loans by the affordability calculator's strictest method, on the sums; parts of the instalment by gross income.
 * left = the others' net incomes − all expenses − instalment; savings last ⌊savings ÷ −left⌋ months.
 * All owe the whole bond to the bank. VAT is that on the commission of a sale. Numbers that are negative or not finite count as 0; a term is at least a month.
 */
export const buyingTogether = (
  inputs: BuyingTogetherInputs,
  { vat }: Pick<FigureTables, "vat">,
): BuyingTogetherResult => {
  const people = inputs.people.slice(0, mostBuyers);
  const together = largest(people, inputs);
  const alone = people.map((person) => largest([person], inputs));
  const monthlyRate = monthlyRateBy(inputs.convention ?? "nominal", percent(inputs.interestRate));
  const payments = Math.min(mostPayments, Math.max(1, wholeMonths(inputs.termYears * paymentsPerYear)));
  const loan = inputs.loan === undefined ? together.loan : amount(inputs.loan);
  const instalment = monthlyPayment(loan, monthlyRate, payments);
  const all = sumOf(people);
  const shares = people.map(({ grossIncome }) =>
    all.grossIncome === 0 ? 0 : amount(grossIncome) / all.grossIncome,
  );
  return {
    allowedTogether: together.allowed,
    largestLoanTogether: together.loan,
    allowedAlone: alone.map(({ allowed }) => allowed),
    largestLoanAlone: alone.map((each) => each.loan),
    loan,
    instalment,
    incomeSharePercent: shares.map((share) => share * 100),
    instalmentShare: shares.map((share) => share * instalment),
    ifIncomeStops: people.map(({ netIncome }) =>
      incomeStops(all.netIncome - amount(netIncome) - all.expenses - instalment, amount(inputs.savings ?? 0)),
    ),
    leave: inputs.leave && leaving(inputs.leave, { buyers: people.length, loan, monthlyRate, payments }, vat),
  };
};
