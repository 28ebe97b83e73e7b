import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { middleOf, Stairs, type Step } from "#web/components/chart/stairs.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { CountedNote } from "#web/site/counted-note.tsx";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { type Budget, budgetFields, budgetSaid, interestRate, leftForABond, termYears } from "./budget.ts";

/** What is left of an income for a bond, with the nurse of the chapter to begin with. */
export function BudgetExample() {
  return (
    <ChapterExample
      id="budget-example"
      title="What is left for a bond"
      fields={budgetFields}
      answer={budgetAnswer}
    >
      <CountedNote className="note" />
    </ChapterExample>
  );
}

function budgetAnswer(budget: Budget): ChapterAnswer {
  const { gross, net, expenses } = budget;
  const left = leftForABond(budget);
  const { surplus, limit } = left;
  const goesOn = {
    href: figuresAddress("affordability", {
      grossIncome: gross,
      netIncome: net,
      monthlyExpenses: expenses,
      affordabilityRate: interestRate,
      affordabilityTerm: termYears,
    }),
    to: calculatorTabs.affordability.title,
  };
  const picture = (
    <BudgetStairs {...budget} left={surplus.allowedInstalment} limit={limit.allowedInstalment} />
  );
  const terms = `At ${ratePercent(interestRate)} over ${termYears} years, as banks work it out.`;
  if (limit.allowedInstalment === 0)
    return {
      figure: rand(0),
      words: "a month is left for a bond. Enter both incomes, or lower the costs.",
      picture,
      caption: terms,
      goesOn,
    };
  const ruled = limit.allowedInstalment < surplus.allowedInstalment;
  return {
    ...budgetSaid(left),
    picture,
    caption: `${terms} ${
      ruled
        ? `More is left, ${rand(surplus.allowedInstalment)}, but the rules of thumb stop at 30% of gross and 40% of net pay.`
        : "The rules of thumb, 30% of gross and 40% of net pay, would allow more: what is left decides."
    }`,
    goesOn,
  };
}

/** Down from the income before tax to what may pay a bond, where the door is. */
function BudgetStairs({ gross, net, expenses, left, limit }: Budget & { left: number; limit: number }) {
  const y = linearScale([0, Math.max(gross, net, 1)], [plotHeights.tall, 26]);
  const amounts = {
    "Before tax": gross,
    "Paid out": net,
    ...(limit < left && { Left: left }),
    "For a bond": limit,
  };
  const names = Object.keys(amounts);
  const steps = Object.values(amounts).map((amount): Step => ({ height: y(amount), lines: [rand(amount)] }));
  const last = steps.pop()!;
  return (
    <Plot
      label={`Before tax ${rand(gross)}. Paid out ${rand(net)}. After living costs and debts of ${rand(expenses)}, ${rand(left)} is left; ${rand(limit)} may pay a bond.`}
      x={{
        scale: Object.assign((index: number) => middleOf(index, names.length), { ticks: [...names.keys()] }),
        format: (index) => names[index]!,
        named: true,
      }}
    >
      <Stairs
        id="budget"
        fill="wash"
        steps={[...steps, { ...last, notice: true, door: last.height > roomForDoor }]}
      />
    </Plot>
  );
}

/** The door and its words above a step. */
const roomForDoor = 80;
