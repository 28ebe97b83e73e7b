// Our calculations compared with a plain loop and the only maintained npm package of this kind, in one run.
import { IPMT, PMT, PPMT } from "@formulajs/formulajs";
import { Bench } from "tinybench";
import { affordability } from "../src/calculations/affordability/affordability.ts";
import { affordabilityDefaults } from "../src/calculations/affordability/affordability-defaults.ts";
import { yearlyExtraPaymentRows } from "../src/calculations/extra-payments/extra-payment-rows.ts";
import { extraPayments } from "../src/calculations/extra-payments/extra-payments.ts";
import { figuresOf } from "../src/calculations/figures/figures.ts";
import { amortization } from "../src/calculations/loan/amortization.ts";
import { type LoanInputs, loan } from "../src/calculations/loan/loan.ts";
import { loanDefaults } from "../src/calculations/loan/loan-amount.ts";
import { firstPrincipal, monthlyPayment } from "../src/calculations/loan/monthly-payment.ts";
import { nominalMonthlyRate } from "../src/calculations/loan/monthly-rate.ts";
import { yearlyLoanRows } from "../src/calculations/loan/yearly-rows.ts";
import { paymentDelay } from "../src/calculations/payment-delay/payment-delay.ts";
import { actualPrimeRates } from "../src/calculations/prime-rate/actual-prime-rates.table.ts";
import { primeRateHistory } from "../src/calculations/prime-rate/prime-rate.table.ts";
import { rateSensitivity } from "../src/calculations/rate-sensitivity/rate-sensitivity.ts";
import { type BuyToLetInputs, buyToLet } from "../src/calculations/tools/buy-to-let/buy-to-let.ts";
import { buyingTogether } from "../src/calculations/tools/buying-together/buying-together.ts";
import { cashNeeded } from "../src/calculations/tools/cash-needed/cash-needed.ts";
import { cashNeededDefaults } from "../src/calculations/tools/cash-needed/cash-needed-defaults.ts";
import {
  compareOffers,
  compareOffersDefaults,
} from "../src/calculations/tools/compare-offers/compare-offers.ts";
import { offerDefaults } from "../src/calculations/tools/compare-offers/offer.ts";
import {
  type FirstHomeFinanceInputs,
  firstHomeFinance,
} from "../src/calculations/tools/first-home-finance/first-home-finance.ts";
import { minimumExpenseTable } from "../src/calculations/tools/minimum-expenses/minimum-expenses.table.ts";
import {
  type MinimumExpensesInputs,
  minimumExpenseLoan,
} from "../src/calculations/tools/minimum-expenses/minimum-expenses.ts";
import {
  type NextRateDecisionInputs,
  nextRateDecision,
} from "../src/calculations/tools/next-rate-decision/next-rate-decision.ts";
import { type PastRatesInputs, pastRates } from "../src/calculations/tools/past-rates/past-rates.ts";
import { payOffSooner } from "../src/calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { type RentOrBuyInputs, rentOrBuy } from "../src/calculations/tools/rent-or-buy/rent-or-buy.ts";
import type { SaveForADepositInputs } from "../src/calculations/tools/save-for-a-deposit/monthly-need.ts";
import { saveForADeposit } from "../src/calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import {
  switchYourBond,
  switchYourBondDefaults,
} from "../src/calculations/tools/switch-your-bond/switch-your-bond.ts";
import { startingFees } from "../src/calculations/tools/tool-defaults.ts";
import { vectorsOf } from "../src/calculations/tools/vectors.ts";

const price = loanDefaults.purchasePrice;
const annualPercent = 10.75;
const payments = 240;
const monthlyRate = nominalMonthlyRate(annualPercent);

// Loan and rate move a little at every call, so that no engine can hoist the work out of the loop.
let turn = 0;
const principal = () => price + (turn++ & 1023);
const rate = () => monthlyRate + (turn & 63) * 1e-7;
// Results are summed up, so that no engine can drop them as unused.
let seen = 0;

type Row = { payment: number; principal: number; interest: number; balance: number };

const plainPayment = (amount: number, monthlyRate: number) =>
  (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -payments);

const plainSchedule = (amount: number): Row[] => {
  const payment = plainPayment(amount, monthlyRate);
  const rows: Row[] = [];
  let balance = amount;
  for (let index = 0; index < payments; index++) {
    const interest = balance * monthlyRate;
    const repaid = payment - interest;
    balance -= repaid;
    rows.push({ payment, principal: repaid, interest, balance });
  }
  return rows;
};

const ourSchedule = (amount: number) =>
  amortization({
    balance: amount,
    monthlyRate,
    firstPrincipal: firstPrincipal(amount, monthlyRate, payments),
    mostPayments: payments,
    lastSettles: true,
  });

const formulaSchedule = (amount: number): Row[] => {
  let balance = amount;
  return Array.from({ length: payments }, (_, index) => {
    const interest = -(IPMT(monthlyRate, index + 1, payments, amount, 0, 0) as number);
    const repaid = -(PPMT(monthlyRate, index + 1, payments, amount, 0, 0) as number);
    balance -= repaid;
    return { payment: interest + repaid, principal: repaid, interest, balance };
  });
};

const inputs: LoanInputs = {
  ...loanDefaults,
  interestRate: annualPercent,
  loanTerm: payments / 12,
  today: "2025-08-15",
  figures: figuresOf("specification", "2025-08-15"),
};
const delayed: LoanInputs = { ...inputs, transferDate: "2020-01-31", firstPaymentDate: "2020-04-01" };

const loanTab = (given: LoanInputs) => {
  const result = loan({ ...given, purchasePrice: principal() });
  const delay = paymentDelay({
    loanAmount: result.loanAmount,
    interestRate: given.interestRate,
    loanTerm: given.loanTerm,
    transferDate: given.transferDate ?? "",
    firstPaymentDate: given.firstPaymentDate ?? "",
    history: primeRateHistory,
  });
  seen += result.totalInterest + yearlyLoanRows(result.schedule).length + delay.totalInterestPaid;
};

const fourTabs = (given: LoanInputs) => {
  loanTab(given);
  const { interestRate, loanTerm } = given;
  const loanAmount = principal();
  const incomes = { grossIncome: 60_000, netIncome: 45_000, monthlyExpenses: 20_000 };
  seen += affordability({ ...affordabilityDefaults, ...incomes, stressed: true, interestRate })[0]!
    .maxBondOffered;
  seen += rateSensitivity({ loanAmount, interestRate, loanTerm }).length;
  const extra = extraPayments({
    loanAmount,
    interestRate,
    loanTerm,
    extraPayment: 500,
    extraPaymentDuration: 0,
  });
  seen += yearlyExtraPaymentRows(extra.schedule).length;
};

// The first of the tool's checked inputs, with its longest run.
const inputsOf = <Inputs>(tool: Parameters<typeof vectorsOf>[0], longest: Partial<Inputs>): Inputs =>
  ({ ...vectorsOf(tool)[0]!.inputs, ...longest }) as Inputs;
const figures = figuresOf("current", "2026-11-21");
const runaway = { price: 3_000_000, priceGrowth: 12, monthlySaving: 2_000, byMonth: "2076-11" };
const saving = inputsOf<SaveForADepositInputs>("save-for-a-deposit", { byMonth: "2028-12" });
const never = inputsOf<SaveForADepositInputs>("save-for-a-deposit", runaway);
const renting = inputsOf<RentOrBuyInputs>("rent-or-buy", { years: 30, gainsTax: { marginalPercent: 36 } });
const letting = inputsOf<BuyToLetInputs>("buy-to-let", { years: 30 });
const deciding = inputsOf<NextRateDecisionInputs>("next-rate-decision", {});
const spending = inputsOf<MinimumExpensesInputs>("minimum-expenses", {});
const replayed = inputsOf<PastRatesInputs>("past-rates", { startMonth: "2002-01", termYears: 40 });
const subsidy = inputsOf<FirstHomeFinanceInputs>("first-home-subsidy", { loan: 550_000, termYears: 20 });

const aThousand = (payment: () => number) => {
  for (let made = 0; made < 1000; made++) seen += payment();
};

// The tools with the longest searches that their fields allow: three offers, 40 years, dated sums, a goal, the visitor's own instalment.
const fees = startingFees(figures);
const purchase = {
  ...cashNeededDefaults,
  ...fees,
  interestRate: annualPercent,
  termYears: 40,
  ratesAndTaxes: 1200,
  lodgementFee: figures.deedsOffice.lodgementFee,
  occupationalRent: 9000,
};
const bond = { balance: price, interestRate: annualPercent, remainingMonths: 480 };
const dated = Array.from({ length: 12 }, (_, index) => ({ month: `20${30 + index}-06`, amount: 20_000 }));
const tools: Record<string, () => number> = {
  "cash needed, moving in early": () =>
    cashNeeded(
      {
        ...purchase,
        price: principal(),
        deposit: 200_000,
        today: "2027-01-18",
        occupation: "2027-02-01",
      },
      figures,
    ).total,
  "compare offers, three over 40 years": () => {
    const offer = {
      ...offerDefaults,
      ...fees,
      price: principal(),
      deposit: 150_000,
      termYears: 40,
      bondCosts: 34_456,
      otherCosts: 45_438,
    };
    const offers = [10.5, 10.25, 10].map((interestRate) => ({ ...offer, interestRate }));
    return compareOffers({ ...compareOffersDefaults, savingsRate: 7, offers }).offers.length;
  },
  "pay off sooner, 40 years, dated sums and a goal": () =>
    payOffSooner({
      ...bond,
      balance: principal(),
      firstInstalment: "2027-01",
      lumpSums: dated,
      withdrawals: dated,
      annualExtra: { amount: 15_000, calendarMonth: 12 },
      goal: { kind: "interest", interestSaved: 500_000 },
    }).rows.length,
  "pay off sooner, never repaid": () =>
    payOffSooner({ ...bond, balance: principal(), firstInstalment: "2027-01", instalment: 1000 }).rows.length,
  "switch your bond, 40 years": () =>
    switchYourBond({
      ...switchYourBondDefaults,
      ...fees,
      newServiceFee: fees.serviceFee,
      ...bond,
      balance: principal(),
      newRate: 10,
      newTermMonths: 480,
      horizonYears: 40,
      bondCosts: 34_456,
    }).costs,
  "switch your bond, an instalment of one's own below the interest": () =>
    switchYourBond({
      ...switchYourBondDefaults,
      ...fees,
      newServiceFee: fees.serviceFee,
      ...bond,
      balance: principal(),
      instalment: 1000,
      newRate: 10,
      newTermMonths: 480,
      horizonYears: 40,
      bondCosts: 34_456,
    }).costs,
  "buying together, three people, one leaves": () => {
    const person = { grossIncome: 30_000, netIncome: 23_000, expenses: 7000 };
    const leave = {
      afterYears: 5,
      price: principal(),
      priceGrowth: 4,
      deposits: [100_000],
      sharePercent: [50, 30, 20],
    };
    return buyingTogether(
      {
        people: [person, person, person],
        grossCap: 30,
        netCap: 40,
        interestRate: annualPercent,
        termYears: 30,
        leave,
      },
      figures,
    ).loan;
  },
};

const groups: Record<string, Record<string, () => unknown>> = {
  // A thousand at a time, because one is shorter than the clock's resolution.
  "a thousand monthly payments": {
    ours: () => aThousand(() => monthlyPayment(principal(), rate(), payments)),
    "plain formula": () => aThousand(() => plainPayment(principal(), rate())),
    "@formulajs/formulajs": () => aThousand(() => -(PMT(rate(), payments, principal(), 0, 0) as number)),
  },
  "a 240-row schedule": {
    ours: () => (seen += ourSchedule(principal()).totalInterest),
    "plain loop": () => (seen += plainSchedule(principal()).length),
    "@formulajs/formulajs": () => (seen += formulaSchedule(principal()).length),
  },
  "what is shown (under 100 µs wanted for the loan tab)": {
    "loan tab, 20 years": () => loanTab(inputs),
    "loan tab, 20 years, with a delay": () => loanTab(delayed),
    "loan tab, 30 years, with a delay": () => loanTab({ ...delayed, loanTerm: 30 }),
    "one keystroke, all four tabs, 30 years": () => fourTabs({ ...inputs, loanTerm: 30 }),
    "one keystroke, all four tabs, 30 years, with a delay": () => fourTabs({ ...delayed, loanTerm: 30 }),
  },
  "one keystroke of a tool, its searches included (under 2,000 µs wanted)": {
    ...Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, () => (seen += tool())])),
    "save for a deposit, and by a month": () =>
      (seen += saveForADeposit({ ...saving, price: principal() }, figures).needToday),
    "save for a deposit, never there, and in fifty years": () =>
      (seen += saveForADeposit({ ...never, price: principal() }, figures).needToday),
    "rent or buy, 30 years": () =>
      (seen += rentOrBuy({ ...renting, price: principal() }, figures.capitalGains).homeValue),
    "buy to let, 30 years": () =>
      (seen += buyToLet({ ...letting, price: principal() }, figures.capitalGains).homeValue),
    "the next rate decision": () =>
      (seen += nextRateDecision({ ...deciding, balance: principal() }).instalment),
    "the law's minimum expenses": () =>
      (seen += minimumExpenseLoan(
        { ...spending, livingCosts: principal() / 1000 },
        minimumExpenseTable,
      ).norm),
    "past rates since 2002, 40 years": () =>
      (seen += pastRates({ ...replayed, loan: principal() }, actualPrimeRates).balance),
    "first home finance": () =>
      (seen += firstHomeFinance({ ...subsidy, loan: principal() }, figures.firstHomeFinance).estimate),
  },
};

for (const [name, tasks] of Object.entries(groups)) {
  const bench = new Bench({ time: 800, warmupTime: 400 });
  for (const [task, run] of Object.entries(tasks)) bench.add(task, () => void run());
  await bench.run();
  console.log(`\n${name}`);
  const latency = (index: number) =>
    (bench.tasks[index]!.result as { latency: { p50: number; mean: number } }).latency;
  console.table(
    bench.tasks.map((task, index) => ({
      task: task.name,
      "ops/s": Math.round(1000 / latency(index).mean).toLocaleString("en"),
      "mean µs": (latency(index).mean * 1000).toFixed(2),
      "median µs": (latency(index).p50 * 1000).toFixed(2),
      "median ÷ first row": (latency(index).p50 / latency(0).p50).toFixed(2),
    })),
  );
}
console.log(`(${seen > 0 ? "all results were used" : "nothing was calculated"})`);
