import { affordabilityExample as example } from "#calculations/affordability/affordability-defaults.ts";
import { bondTakenOver, takenOverDefaults } from "#calculations/affordability/bond-taken-over.ts";
import { maximumLoanTerm } from "#calculations/loan/loan-amount.ts";
import { type Inputs, inputFields } from "#contract/input-fields.ts";
import type { PageContext } from "#contract/page-context.ts";
import { toolIds } from "#contract/tools.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { pageFigures } from "#web/figures/page-figures.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { aboutRand, rand } from "#web/format/rand.ts";
import { guideSections } from "#web/site/addresses.ts";
import type { FeatureAnswers } from "#web/site/feature-answers.ts";
import type { OtherExamples } from "#web/site/other-questions.tsx";
import type { ToolExamples } from "#web/site/tool-answers.tsx";
import { affordability } from "./affordability/affordability.tsx";
import { aboutLoan, capital } from "./affordability/affordability.words.ts";
import { affordable } from "./affordability/affordable.ts";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { inputsExtraPayments } from "./extra-payments/inputs-extra-payments.ts";
import { inputsLoan } from "./loan/inputs-loan.ts";
import { inputsSensitivity } from "./rate-sensitivity/inputs-sensitivity.ts";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";
import { type AnyAnswer, openingCurve, toolExample } from "./tool-example.ts";

/** What each tool answers before anything is typed, worked out by the tool itself. */
export function toolExamples(context: PageContext): ToolExamples {
  const page = pageOfAnswer(context);
  const numbers = { inputs: defaultInputs(page.figures), entered: {} };
  return Object.fromEntries(toolIds.map((id) => [id, toolExample({ id, numbers, page })])) as ToolExamples;
}

/** What the pages answer whose questions stand among the tools'. */
export function otherExamples(context: PageContext): OtherExamples {
  const figures = pageFigures(context);
  const { limit } = affordable({ ...defaultInputs(figures), ...example });
  if (!limit) throw new Error("The affordability calculator's example allows no loan.");
  const { bond, grossIncome } = bondTakenOver(takenOverDefaults);
  return {
    affordable: { figure: aboutLoan(limit), income: rand(example.grossIncome) },
    takenOver: { bond: rand(bond), income: capital(aboutRand(grossIncome)) },
    subsidy: figures.firstHomeFinance,
  };
}

/** The loan that the calculators open with. */
export function openingLoan(context: PageContext): QuotedLoan {
  const figures = pageFigures(context);
  const { inputs, result } = inputsLoan(defaultInputs(figures), context.today, figures);
  const { interestRate, loanTerm } = inputs;
  return { loanAmount: result.loanAmount, interestRate, loanTerm, payment: result.monthlyPayment };
}

/** Even shares from 0 to 1. */
const steps = (count: number) => Array.from({ length: count + 1 }, (_, step) => step / count);

/** What the calculators answer for the numbers that they open with. */
export function featureAnswers(context: PageContext): FeatureAnswers {
  const page = pageOfAnswer(context);
  const { figures } = page;
  const inputs = defaultInputs(figures);
  const loanOf = (changed: Partial<Inputs>) =>
    inputsLoan({ ...inputs, ...changed }, context.today, figures).result;
  const { totalInterest, fees } = loanOf({});
  const { interestSaved, timeSaved } = inputsExtraPayments(inputs).result.savings;
  const { base, changed } = inputsSensitivity({ ...inputs, rateChange: 1 }).answer!;
  // The articles are no chapter.
  const chapters = Object.keys(guideSections).length - 1;
  const { figure, income } = otherExamples(context).affordable;
  const dearest = inputFields.purchasePrice.slider.max;
  const curveOf = (answer: unknown, entered: Partial<Inputs> = {}) =>
    openingCurve(answer as AnyAnswer, { numbers: { inputs: { ...inputs, ...entered }, entered: {} }, page });
  return {
    price: rand(inputs.purchasePrice),
    home_loan_calculator: {
      figure: rand(totalInterest),
      curve: {
        answers: steps(6).map((part) => loanOf({ loanTerm: part * maximumLoanTerm }).totalInterest),
        at: inputs.loanTerm / maximumLoanTerm,
      },
    },
    rate_sensitivity: {
      figure: rand(changed.monthlyPayment - base.monthlyPayment),
      curve: curveOf(rateSensitivity),
    },
    extra_payment: {
      figure: rand(interestSaved),
      also: payoffTime(timeSaved),
      curve: curveOf(extraPayments),
    },
    affordability: { figure, also: income, curve: curveOf(affordability, example) },
    property_costs: {
      figure: rand(fees.grandTotal),
      curve: {
        answers: steps(10).map((part) => loanOf({ purchasePrice: part * dearest }).fees.grandTotal),
        at: inputs.purchasePrice / dearest,
      },
    },
    education: {
      figure: `${chapters} chapters`,
      curve: { answers: steps(chapters), at: 0, isStepped: true },
    },
  };
}
