import type { AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { affordabilityDefaults } from "#calculations/affordability/affordability-defaults.ts";
import { loanRateLimits } from "#calculations/loan/loan-amount.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { described, type Shown } from "#web/answer-page/described.ts";
import { type Fields, input } from "#web/answer-page/fields.ts";
import { AnswerForm } from "#web/answer-page/fields-of-answer.tsx";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { Part } from "#web/components/part/part.tsx";
import { primeSince } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { CountedNote } from "#web/site/counted-note.tsx";
import { BetterRatesBanner, NextTools } from "../calculators/better-rates-banner.tsx";
import styles from "./affordability.module.css";
import { aboutLoan, limitFigure, limitWords, nothingLeft, wayToLimit } from "./affordability.words.ts";
import { MethodsPart, NextStep, UnderSentence } from "./affordability-in-full.tsx";
import {
  type Affordable,
  affordable,
  affordableLoan,
  exampleLimit,
  exampleUntilIncomes,
  incomeForLoan,
  isExample,
  isWithoutIncome,
  limitToShow,
  lowestRule,
  people,
} from "./affordable.ts";
import { BuyingTogetherPart, MinimumExpensesPart, OtherBuyers } from "./income-parts.tsx";
import { MethodsChart } from "./methods-chart.tsx";

const { dsrGrossCap, dsrNetCap } = affordabilityDefaults;

/** The fields behind "Advanced: Rate & Policy options". */
const policyFields = {
  nominal: input("nominal", "Use Nominal/12", {
    hint: "The yearly rate divided by 12, as banks quote it. Unticked: the effective monthly conversion.",
  }),
  stressed: input("stressed", "Show stressed column", {
    hint: "The loan whose instalment you could still pay if your rate rose by the buffer.",
  }),
  stressBuffer: input("stressBuffer", "Stress Buffer (%)"),
  dsrGrossCap: input("dsrGrossCap", "DSR Gross Cap (%)"),
  dsrNetCap: input("dsrNetCap", "DSR Net Cap (%)", {
    hint: "Buffer and caps are our starting points: each bank has its own and publishes none.",
  }),
} as const satisfies Fields;

const others = [1, 2] as const;
const places = [0, 1, 2] as const;

const otherFields: Fields = Object.fromEntries(
  others.flatMap((place) =>
    (
      [
        ["grossIncome", "gross income"],
        ["netIncome", "net income"],
        ["expenses", "expenses"],
      ] as const
    ).map(([name, words]) => [
      `people.${place}.${name}`,
      input(`people.${place}.${name}`, `${people[place]}: ${words} a month`),
    ]),
  ),
);

const stakeFields: Fields = Object.fromEntries(
  places.flatMap((place) => [
    [`leave.deposits.${place}`, input(`leave.deposits.${place}`, `${people[place]}: deposit paid`)],
    [`leave.sharePercent.${place}`, input(`leave.sharePercent.${place}`, `${people[place]}: agreed share`)],
  ]),
);

/** The fields of those who buy together, of what the law expects them to spend, and of what becomes of it if one leaves. */
const togetherFields: Fields = {
  debtRepayments: input("debtRepayments", "Debt repayments in your expenses"),
  sharePercent: input("sharePercent", "Share of what is left for the bond", {
    hint: "Banks may keep part of it back.",
  }),
  ...otherFields,
  loan: input("loan", "A loan that you have in mind"),
  savings: input("savings", "Savings to fall back on"),
  "leave.price": input("leave.price", "Price of the home"),
  "leave.afterYears": input("leave.afterYears", "One leaves after", { unit: "years" }),
  "leave.priceGrowth": input("leave.priceGrowth", "Growth of its value a year", {
    hint: "A starting point from the FNB index; nobody knows the growth of your street.",
  }),
  ...stakeFields,
  "leave.sold": input("leave.sold", "The home is sold then", {
    hint: "Takes off the agent’s commission with VAT.",
  }),
  "leave.commissionPercent": input("leave.commissionPercent", "Commission"),
};

/** Incomes and expenses a month of most who ask, in rand. */
const incomeSlider = { min: 0, max: 100_000, step: 500, ticks: [0, 25_000, 50_000, 75_000, 100_000] };
const expensesSlider = { min: 0, max: 50_000, step: 500, ticks: [0, 25_000, 50_000] };

/** How big a loan the income pays for, by three methods and the most conservative of them. */
export const affordability = described({
  id: "affordability",
  title: "Calculate how much you could afford",
  asks: {
    main: {
      grossIncome: input("grossIncome", "Gross Income (pm)", {
        slider: incomeSlider,
        hint: "Before tax and deductions.",
      }),
      netIncome: input("netIncome", "Net Income (pm)", {
        slider: incomeSlider,
        hint: "What is paid into your account.",
      }),
      monthlyExpenses: input("monthlyExpenses", "Monthly Expenses (pm)", {
        slider: expensesSlider,
        hint: "Include living costs and existing credit repayments.",
        hintStays: true,
      }),
      affordabilityRate: input("affordabilityRate", "Interest Rate (annual %)", {
        hint: <AffordabilityRateNote />,
      }),
      affordabilityTerm: input("affordabilityTerm", "Repayment Term (years)", { unit: "years" }),
      others: OtherBuyers,
    },
  },
  fields: { ...policyFields, ...togetherFields },
  calculate: (_, { inputs }) => affordable(inputs),
  example: ({ inputs }) => exampleUntilIncomes(inputs),
  curve: ({ context: { inputs } }) => ({
    name: "Loan",
    ends: incomeEnds(inputs),
    said: isWithoutIncome(inputs) ? "Largest loan in the example" : "Largest loan",
    changed: (change) => `${moreOrLess(change)} to borrow`,
    cornered: true,
    of: (result, _, { inputs: others }, along) => {
      // Of no income there is nothing; what is not entered yet follows from the example.
      const isNone = others[along as keyof Inputs] === 0;
      return ((isNone ? undefined : exampleLimit(others)) ?? result()).rows.at(-1)!.maxBondOffered;
    },
  }),
  // Known to the rand: it is what comes into one's account.
  movedBy: "netIncome",
  // Where the expenses take all of the net income, only these two lead out of it.
  flat: ({ result }) =>
    nothingLeft(result.income) ? ["grossIncome", "affordabilityRate", "affordabilityTerm"] : [],
  answer: (result, _, { inputs }) => {
    const { income, limit, problem } = result;
    const shown = exampleLimit(inputs) ?? result;
    return {
      figure: limit && limitFigure(limit, income),
      sentence: limit ? limitWords(limit) : "",
      problem: problem ?? "",
      cards: cards(shown),
      provisional: exampleWords(inputs) ?? nothingLeft(shown.income),
      // Of an example no bank quotes anything, nor does a contact request from a frame take it along.
      quote:
        limit && !isExample(inputs)
          ? {
              loanAmount: limit.maxBondOffered,
              interestRate: income.interestRate,
              loanTerm: income.termYears,
              payment: limit.allowedInstalment,
            }
          : undefined,
    };
  },
  unknown: () => ({
    ask: "What you want to borrow",
    wanted: "at least",
    of: ({ result: { limit } }) => limit?.maxBondOffered ?? 0,
    says: (loan) => `you could borrow ${rand(loan)}`,
    gives: {
      monthlyExpenses: { a: "expenses", find: "most" },
      affordabilityTerm: { a: "a term", find: "least" },
      affordabilityRate: { a: "a rate", find: "most", high: loanRateLimits.max },
    },
  }),
  door: ({ result, context: { inputs } }) => ({
    enters: (loan) => incomeForLoan(inputs, lowestRule(exampleLimit(inputs) ?? result), loan),
  }),
  picture: ({ result, context: { inputs } }) => {
    const drawn = exampleLimit(inputs) ?? result;
    return limitToShow(drawn) && <MethodsChart {...drawn} ofExample={isWithoutIncome(inputs)} />;
  },
  stays: true,
  Under: UnderSentence,
  Beside: (shown) => (
    <>
      <NextStep {...shown.result} />
      <MethodsAndPolicy {...shown} />
      <CountedNote className={`note ${styles.counted}`} />
    </>
  ),
  Below: ({ result, context: { inputs, figures } }) => (
    <>
      <MethodsPart
        {...(exampleLimit(inputs) ?? result)}
        isExample={exampleUntilIncomes(inputs) !== undefined}
      />
      <Part title="How to read these figures" result="a guide, not an offer">
        <p>
          Banks may apply additional rules: your credit record, your deposit, the property itself and how
          secure your income is. The caps of {dsrGrossCap}% and {dsrNetCap}% are our starting points; banks do
          not publish theirs. Treat these figures as a guide, not as an offer. Prime has been{" "}
          {primeSince(figures)}.
        </p>
      </Part>
      <MinimumExpensesPart />
      <BuyingTogetherPart />
      {result.limit && <NextTools ids={["cash-needed", "save-for-a-deposit"]} />}
      <BetterRatesBanner calculation={affordableLoan(inputs)} />
    </>
  ),
  compared: {
    given: [
      ["Gross income", ({ values }) => rand(values.grossIncome)],
      ["Net income", ({ values }) => rand(values.netIncome)],
      ["Monthly expenses", ({ values }) => rand(values.monthlyExpenses)],
      ["Interest rate", ({ values }) => quotedRate(values.affordabilityRate)],
      ["Loan term", ({ values }) => yearsText(values.affordabilityTerm)],
      ["Rate ÷ 12, as banks do", ({ values }) => (values.nominal ? "yes" : "no")],
      ["Cap on gross income", ({ values }) => quotedRate(values.dsrGrossCap)],
      ["Cap on net income", ({ values }) => quotedRate(values.dsrNetCap)],
    ],
    found: [
      ["You could borrow", ({ result }) => rand(result.limit!.maxBondOffered)],
      ["A month", ({ result }) => rand(result.limit!.allowedInstalment)],
      ["Loan by your own budget", ({ result }) => byMethod(result, 0)],
      ["Loan by gross income", ({ result }) => byMethod(result, 1)],
      ["Loan by net income", ({ result }) => byMethod(result, 2)],
    ],
    comparable: ({ result }) => result.limit !== undefined,
    difference: (kept, now) => difference(kept.result.limit!, now.result.limit!),
    short: (kept, now) => `${more(kept.result.limit!, now.result.limit!, "maxBondOffered")} to borrow`,
  },
  letter: async () => (await import("./affordability-letter.ts")).affordabilityLetter,
});

function cards(shown: Affordable) {
  const limit = limitToShow(shown);
  return limit ? wayToLimit(shown.rows, limit, shown.income) : [];
}

/** What is said of the example. */
function exampleWords(inputs: Inputs) {
  const example = exampleLimit(inputs);
  if (!example?.limit) return undefined;
  const { limit, income } = example;
  const onIncome =
    inputs.monthlyExpenses > 0 ? "with your expenses" : `on ${rand(income.grossIncome)} a month`;
  return {
    figure: aboutLoan(limit),
    sentence: isWithoutIncome(inputs) ? `for example, ${onIncome}` : limitWords(limit),
  };
}

/** What is paid out is between the expenses and the income before tax, or the curves would be flat for most of their way. */
function incomeEnds(inputs: Inputs) {
  const example = exampleUntilIncomes(inputs);
  const { grossIncome, netIncome, monthlyExpenses } = { ...inputs, ...example };
  const between = (low: number, high: number) => {
    const min = Math.floor(low / incomeSlider.step) * incomeSlider.step;
    return high - min >= leastRange ? { min, max: high, ticks: [min, high] } : {};
  };
  if (example)
    return {
      grossIncome: between(leastOfExample, 2 * grossIncome),
      netIncome: between(leastOfExample, 2 * netIncome),
      monthlyExpenses: between(leastOfExample, netIncome),
    };
  return {
    grossIncome: between(0, 2 * netIncome),
    netIncome: between(monthlyExpenses, grossIncome),
    monthlyExpenses: between(0, netIncome),
  };
}

/** So many rand a curve goes along at least: while the first digits of an income are typed it stays as it is. */
const leastRange = 4000;

/** Where the curves of the example begin: with R0 its own number would be back, and the thumb at that. */
const leastOfExample = 1000;

const byMethod = ({ rows }: Affordable, index: number) => rand(rows[index]?.maxBondOffered ?? 0);

const more = (
  before: AffordabilityRow,
  after: AffordabilityRow,
  figure: "maxBondOffered" | "allowedInstalment",
) => moreOrLess(randBetween(before[figure], after[figure]));

/** "You could borrow R120 000 more, at R1 200 more a month." */
const difference = (before: AffordabilityRow, after: AffordabilityRow): string =>
  `You could borrow ${more(before, after, "maxBondOffered")}, at ${more(before, after, "allowedInstalment")} a month.`;

/** Where the rate starts, and from when it dates. */
function AffordabilityRateNote() {
  const { figures } = usePageOfAnswer();
  const { affordabilityRate, from } = figures.lending;
  const start = figures.newest
    ? `Starts at ${quotedRate(affordabilityRate)}, the prime rate of ${day(from)}.`
    : "Starts at prime.";
  return start;
}

type PolicyValues = { dsrGrossCap: number; dsrNetCap: number; stressed: boolean };

/** Under the picture of the methods: how they work, and the fields that only few change. */
function MethodsAndPolicy(shown: Shown<PolicyValues, unknown>) {
  const { dsrGrossCap, dsrNetCap, stressed } = shown.values;
  return (
    <AnswerForm className={rowClasses.rows} settled={shown}>
      <Disclosure summary="How the methods work" result="3 rules" printed="nothing">
        <p>
          <strong>Surplus.</strong> Your net income less your expenses: what is left each month. All of it
          could pay an instalment.
        </p>
        <p>
          <strong>DSR Gross.</strong> DSR is the debt-service ratio: the share of your income that may go to
          the instalment. Here {dsrGrossCap}% of your gross income.
        </p>
        <p>
          <strong>DSR Net.</strong> The same share of what you take home: {dsrNetCap}% of your net income.
        </p>
        <p>
          Each instalment is turned into the loan it repays over your term at your rate. The most conservative
          of the three is the safest to plan with.
        </p>
      </Disclosure>
      <Disclosure
        summary="Advanced: Rate & Policy options"
        result={`caps of ${dsrGrossCap}% and ${dsrNetCap}%`}
        printed="content"
      >
        {Object.keys(policyFields).map((name) => (
          <AnswerField key={name} name={name} disabled={name === "stressBuffer" && !stressed} />
        ))}
      </Disclosure>
    </AnswerForm>
  );
}
