import fc from "fast-check";
import { expect, test } from "vitest";
import { sameCent } from "#calculations/solve/solve.ts";
import type { Answer } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { sharedFields, withEntered } from "#web/answer-page/numbers.ts";
import { type Asked, givenWay, givingFields } from "#web/answer-page/unknown/giving-way.ts";
import { rand } from "#web/format/rand.ts";
import { everyAnswer } from "#web/testing/every-answer.ts";
import { examplePage as page, shownWith } from "#web/testing/example-page.ts";
import { buyToLet } from "./buy-to-let/buy-to-let.tsx";
import { cashNeeded } from "./cash-needed/cash-needed.tsx";
import { compareOffers } from "./compare-offers/compare-offers.tsx";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { loan } from "./loan/loan.tsx";
import { nextRateDecision } from "./next-rate-decision/next-rate-decision.tsx";
import { payOffSooner } from "./pay-off-sooner/pay-off-sooner.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";
import { rentOrBuy, tippingSentence } from "./rent-or-buy/rent-or-buy.tsx";
import { saveForADeposit } from "./save-for-a-deposit/save-for-a-deposit.tsx";
import { switchYourBond } from "./switch-your-bond/switch-your-bond.tsx";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** An answer whose figure is typed, with these numbers in its fields. */
function asked<All extends Fields, R>(answer: Answer<All, R>, values: Entered = {}): Asked<All, R> {
  const fields = { ...sharedFields, ...answer.fields };
  const numbers = withEntered({ inputs: defaultInputs(page.figures), entered: {} }, values, fields);
  return {
    answer,
    unknown: answer.unknown!(shownWith(answer, values))!,
    numbers: { ...numbers, fields },
    page,
  };
}

/** What is said when a figure is typed and a field gives way. */
const said = <All extends Fields, R>(answer: Answer<All, R>, name: string, typed: number, values?: Entered) =>
  plain(givenWay(asked(answer, values), name, typed).sentence);

test("R15 000 a month, and the price, the deposit, the term or the rate of a loan gives way", () => {
  expect(said(loan, "purchasePrice", 15_000)).toBe("With a price of R1 527 626 you pay R15 000 a month.");
  expect(said(loan, "purchasePrice", 15_000, { downPayment: 100_000 })).toBe(
    "With a price of R1 627 626 you pay R15 000 a month.",
  );
  expect(said(loan, "downPayment", 15_000)).toBe("With a deposit of R472 374 you pay R15 000 a month.");
  expect(said(loan, "interestRate", 15_000)).toBe("With a rate of 6.77% you pay R14 992 a month.");
  expect(said(loan, "loanTerm", 19_000)).toBe("With a term of 23 years you pay R18 895 a month.");
});

test("where nothing gives the figure, the sentence says how near it comes and what would do it", () => {
  expect(said(loan, "interestRate", 5_000)).toBe(
    "Even with a rate of 0% you pay R8 333 a month. A price of R509 209 would do it.",
  );
  expect(said(loan, "loanTerm", 15_000)).toBe(
    "Even with a term of 30 years you pay R17 928 a month. A price of R1 527 626 would do it.",
  );
  expect(said(extraPayments, "extraPayment", 9_000_000)).toMatch(
    /^Even with an extra payment of R2 000 000 you save R2 69\d \d{3}\.$/,
  );
});

test("how far the rate may rise, what saves as much, and what the cash or the saving is enough for", () => {
  expect(said(rateSensitivity, "rateChange", 3_000)).toBe(
    "With a rise of 2.42 percentage points you pay R2 995 more a month.",
  );
  expect(said(rateSensitivity, "loanAmount", 600)).toMatch(
    /^With a loan of R9\d\d \d{3} you pay R600 more a month\.$/,
  );
  expect(said(nextRateDecision, "change", 1_000)).toMatch(
    /^With a rise of 0\.7\d percentage points you pay R(1 000|99\d) more a month\.$/,
  );
  expect(said(nextRateDecision, "balance", 200)).toMatch(
    /^With a balance of R1 1\d\d \d{3} you pay R(200|19\d) more a month\.$/,
  );
  expect(said(extraPayments, "extraPayment", 300_000)).toMatch(
    /^With an extra payment of R6\d\d you save R300 \d{3}\.$/,
  );
  expect(said(cashNeeded, "price", 100_000)).toMatch(
    /^With a price of R1 \d{3} \d{3} you need R(100 000|99 9\d\d) in cash\.$/,
  );
  expect(said(saveForADeposit, "monthlySaving", 36)).toMatch(
    /^With a monthly saving of R\d+ \d{3} you have it after 3 years\.$/,
  );
  expect(said(saveForADeposit, "depositPercent", 5_000, { byMonth: "2030-12" })).toMatch(
    /^With a deposit of [\d.]+% you need to save R(5 000|4 99\d) a month\.$/,
  );
});

test("a year typed for how many is answered with how many, and changes nothing", () => {
  const year = Number(page.today.slice(0, 4)) + 12;
  const typed = givenWay(asked(payOffSooner), "monthlyExtra", 12 * year);
  expect(typed).toMatchObject({
    value: undefined,
    sentence: expect.stringContaining(`until ${year} that is 12.`),
  });
  expect(said(payOffSooner, "monthlyExtra", 12 * 12)).toMatch(/^With a monthly extra of /);
});

test("what one can add to a let home, and how much a switch is to save", () => {
  expect(said(buyToLet, "deposit", 3_000)).toMatch(
    /^With a deposit of R\d{3} \d{3} you add R(3 000|2 9\d\d) a month/,
  );
  expect(said(buyToLet, "price", 3_000)).toMatch(
    /^With a price of R1 6\d\d \d{3} you add R(3 000|2 9\d\d) a month/,
  );
  expect(said(buyToLet, "rent", 3_000)).toMatch(
    /^With a rent of R\d\d \d{3} you add R(3 000|2 9\d\d) a month/,
  );
  expect(said(switchYourBond, "newRate", 50_000)).toMatch(
    /^With a new rate of [\d.]+% you are R5\d \d{3} better off after 5 years\.$/,
  );
});

test("nothing is a figure too: where it pays for itself, where a switch breaks even, where buying is as good as renting", () => {
  expect(said(buyToLet, "rent", 0)).toMatch(/^With a rent of R2\d \d{3} it pays for itself at first\.$/);
  expect(said(switchYourBond, "newRate", 0)).toMatch(
    /^With a new rate of 9\.\d+% you are R\d{1,3} better off after 5 years\.$/,
  );
  expect(said(rentOrBuy, "rent", 0)).toMatch(
    /^With a rent of R15 \d{3} you are R\d+ better off if you buy\.$/,
  );
});

test("the rent that makes buying as good as renting is the one that the page names", () => {
  for (const values of [{}, { purchasePrice: 1_234_567 }, { years: 7 }]) {
    const named = plain(tippingSentence(shownWith(rentOrBuy, values).result)[1]!);
    expect(said(rentOrBuy, "rent", 0, values)).toContain(`a rent of ${named} `);
  }
});

test("a fall of the rate is asked for a fall, and what is there today gives it back", () => {
  const fall = { rateChange: -0.5 };
  const of = asked(rateSensitivity, fall);
  const today = of.unknown.of(shownWith(rateSensitivity, fall));
  expect(today).toBeGreaterThan(0);
  expect(plain(givenWay(of, "rateChange", today).sentence)).toBe(
    `With a fall of 0.5 percentage points you pay ${plain(rand(today))} less a month.`,
  );
  expect(givenWay(of, "rateChange", today).value).toBe(-0.5);
  expect(said(rateSensitivity, "rateChange", 1_000_000, fall)).toMatch(
    /^Even with a fall of 5 percentage points you pay R\d \d{3} less a month\./,
  );
});

test("at which rate an offer is as cheap as the other, and none where both are given as a margin to prime", () => {
  expect(said(compareOffers, "offers.1.interestRate", 0)).toBe(
    "With a rate in Offer B of 10.75% Offer B costs the same.",
  );
  expect(said(compareOffers, "offers.0.interestRate", 20_000)).toMatch(
    /^With a rate in Offer A of 10\.6\d% Offer B costs R2\d \d{3} less\.$/,
  );
  const margins = { "offers.0.rateGivenAs": "margin", "offers.1.rateGivenAs": "margin" };
  expect(compareOffers.unknown?.(shownWith(compareOffers, margins))).toBeUndefined();
});

test("a price that gives way leaves the rent as it is", () => {
  const of = asked(buyToLet, { rent: 16_000 });
  expect(said(buyToLet, "price", 0)).toBe(said(buyToLet, "price", 0, { rent: 16_000 }));
  expect(of.unknown.gives.price?.with).toEqual({ rent: 16_000 });
});

test("cash that buys no home is said to be too little, and no price of R0 is offered", () => {
  expect(said(cashNeeded, "price", 15_000)).toMatch(
    /^Even with a price of R100 000 you need R\d\d \d{3} in cash\./,
  );
});

const typeable = everyAnswer.filter(({ unknown }) => unknown);

test("twelve answers have a figure that can be typed", () => {
  expect(typeable.map(({ id }) => id).sort()).toEqual([
    "affordability",
    "buy-to-let",
    "calculator",
    "cash-needed",
    "compare-offers",
    "extra-payment",
    "next-rate-decision",
    "pay-off-sooner",
    "rent-or-buy",
    "save-for-a-deposit",
    "sensitivity",
    "switch-your-bond",
  ]);
});

const someNumbers = fc.record({
  grossIncome: fc.integer({ min: 20_000, max: 150_000 }),
  netIncome: fc.integer({ min: 15_000, max: 100_000 }),
  monthlyExpenses: fc.integer({ min: 0, max: 10_000 }),
  purchasePrice: fc.integer({ min: 300_000, max: 6_000_000 }),
  downPayment: fc.integer({ min: 0, max: 250_000 }),
  loanTerm: fc.integer({ min: 5, max: 30 }),
  interestRate: fc.integer({ min: 500, max: 2_000 }).map((hundredths) => hundredths / 100),
});

/** More of them by hand: `MADE_UP_INPUTS=10000 npx vitest run src/web/answers/figure-typed.test.ts`. */
const numRuns = Number(process.env.MADE_UP_INPUTS ?? 40);

test.each(typeable)(
  "$id: what is found, entered on the page, gives what was said and reaches what was typed",
  (answer) => {
    fc.assert(
      fc.property(someNumbers, fc.integer({ min: 100, max: 60_000 }), (values, amount) => {
        const of = asked(answer, values);
        const typed = of.unknown.kind === "months" ? (amount % 240) + 1 : amount;
        for (const { name, way } of givingFields(of)) {
          const { value, sentence } = givenWay(of, name, typed);
          expect(sentence).toMatch(/^(With|Even with|No) .+\.$/);
          if (value === undefined) continue;
          const figure = of.unknown.of(shownWith(answer, { ...values, [name]: value, ...way.with }));
          expect(sentence).toContain(of.unknown.says(figure));
          if (of.unknown.wanted === "up to") expect(figure).toBeLessThan(typed + sameCent);
          else expect(figure).toBeGreaterThan(typed - sameCent);
        }
      }),
      { numRuns },
    );
  },
  60_000 + numRuns * 500,
);
