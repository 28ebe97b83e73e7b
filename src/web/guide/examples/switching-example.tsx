import type { Figures } from "#calculations/figures/figures.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import {
  switchYourBond,
  switchYourBondDefaults,
} from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import { startingFees } from "#calculations/tools/tool-defaults.ts";
import { money, rate, type Values } from "#web/answer-page/fields.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { type ExampleAnswer, exampleRate, WorkedExample } from "./worked-example.tsx";

/** As in the chapter's table: full notice, and the term that is left kept. */
const bond = { noticeDays: 90, remainingMonths: 240, newTermMonths: 240 } as const;

const fields = {
  owed: money("What you still owe", { default: 1_000_000 }),
  rate: rate("Your rate now", { default: 10.75, ...exampleRate }),
  newRate: rate("New rate", { default: 10.25, ...exampleRate }),
};

/** When a move to another bank has paid for itself, with the bond of the tips chapter to begin with. */
export function SwitchingExample(page: FiguresContext) {
  const figures = usePageFigures(page);
  return (
    <WorkedExample
      id="switching-example"
      title="Try it with your own bond"
      fields={fields}
      answer={(numbers) => switchingAnswer(numbers, page.today, figures)}
    />
  );
}

type Bond = Values<typeof fields>;

function switchingAnswer(
  { owed, rate: interestRate, newRate }: Bond,
  date: string,
  figures: Figures,
): ExampleAnswer {
  const fees = startingFees(figures);
  const registration = costBreakdown({ purchasePrice: 0, loanAmount: owed, date, figures });
  const { costs, monthlyDifference, breakEvenMonth, savingAtHorizon } = switchYourBond({
    ...switchYourBondDefaults,
    ...bond,
    ...fees,
    newServiceFee: fees.serviceFee,
    balance: owed,
    interestRate,
    newRate,
    bondCosts: registration.bond.total,
  });
  return {
    ...(breakEvenMonth === undefined
      ? { figure: "Never", words: "does this switch pay for itself, over 20 years." }
      : {
          figure: payoffTime(breakEvenMonth),
          words: "until the switch has paid for itself, over 20 years.",
        }),
    items: [
      { label: "Cost of switching", value: rand(costs) },
      {
        label: monthlyDifference < 0 ? "More to pay each month" : "Less to pay each month",
        value: rand(Math.abs(monthlyDifference)),
      },
      {
        label: `After ${switchYourBondDefaults.horizonYears} years`,
        value: `${rand(Math.abs(savingAtHorizon))} ${savingAtHorizon < 0 ? "worse" : "better"} off`,
      },
    ],
    tool: "switch-your-bond",
    numbers: { balance: owed, interestRate, newRate, ...bond },
  };
}
