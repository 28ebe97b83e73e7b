import type { Figures } from "#calculations/figures/figures.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { money, type Values } from "#web/answer-page/fields.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { rand } from "#web/format/rand.ts";
import { type ExampleAnswer, toTool, WorkedExample } from "./worked-example.tsx";

const fields = {
  price: money("Price of the home", { default: 1_500_000 }),
  deposit: money("Deposit", { default: 150_000 }),
};

/** What the tool adds of its own, and the example leaves out. */
const leftOut = {
  moving: 0,
  connections: 0,
  insurance: 0,
  ratesAndTaxes: 0,
  levy: 0,
  lodgementFee: 0,
} as const;

/** What leaves a buyer's account by the day of registration, with the purchase of the costs chapter to begin with. */
export function CashExample(page: FiguresContext) {
  const figures = usePageFigures(page);
  return (
    <WorkedExample
      id="cash-example"
      title="The same steps with your own numbers"
      fields={fields}
      answer={(numbers) => cashAnswer(numbers, page.today, figures)}
    />
  );
}

function cashAnswer(
  { price, deposit }: Values<typeof fields>,
  date: string,
  figures: Figures,
): ExampleAnswer {
  const paid = Math.min(price, deposit);
  const costs = costBreakdown({ purchasePrice: price, loanAmount: price - paid, date, figures });
  return {
    figure: rand(paid + costs.grandTotal),
    words: "leaves your account by the day of registration, without small items and moving.",
    items: [
      { label: "Deposit", value: rand(paid) },
      {
        label: "Attorneys, deeds office and duty",
        value: rand(costs.grandTotal - costs.initiationFee),
      },
      { label: "Bank’s initiation fee", value: rand(costs.initiationFee) },
    ],
    goesOn: toTool("cash-needed", { price, deposit: paid, ...leftOut }),
  };
}
