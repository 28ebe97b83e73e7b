import { useMemo } from "react";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { Area } from "#web/components/chart/area.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { level } from "#web/components/chart/point.ts";
import { middleOf, Stairs } from "#web/components/chart/stairs.tsx";
import { sliderTop, UprightSlider, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { CountedNote } from "#web/site/counted-note.tsx";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { LinkedPicture } from "../opening/linked-picture.tsx";
import {
  type Budget,
  budgetAmounts,
  budgetFields,
  budgetSaid,
  incomesOf,
  interestRate,
  leftForABond,
  termYears,
} from "./budget.ts";
import { IncomeBars } from "./income-bars.tsx";

/** What is left of an income for a bond, with the nurse of the chapter to begin with, or the income of Affordability. */
export function BudgetExample(page: FiguresContext) {
  const figures = usePageFigures(page);
  const starting = useMemo(() => defaultInputs(figures), [figures]);
  return (
    <ChapterExample
      id="budget-example"
      title="What is left for a bond"
      fields={budgetFields}
      starting={starting}
      taken={incomesOf}
      answer={(budget, enter) => {
        const left = leftForABond(budget);
        const amounts = budgetAmounts(left, page.today, figures);
        return { ...budgetAnswer(budget, left, (expenses) => enter({ expenses })), amounts };
      }}
    >
      <CountedNote className="note" />
    </ChapterExample>
  );
}

function budgetAnswer(
  budget: Budget,
  left: ReturnType<typeof leftForABond>,
  onExpenses: (expenses: number) => void,
): ChapterAnswer {
  const { gross, net, expenses } = budget;
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
    <BudgetStairs
      {...budget}
      left={surplus.allowedInstalment}
      limit={limit.allowedInstalment}
      onExpenses={onExpenses}
    />
  );
  const pictures = { income: <IncomeBars instalment={limit.allowedInstalment} gross={gross} /> };
  const terms = `At ${ratePercent(interestRate)} over ${termYears} years, as banks work it out.`;
  if (limit.allowedInstalment === 0)
    return { ...nothingLeft(budget), picture, caption: terms, goesOn, pictures };
  const ruled = limit.allowedInstalment < surplus.allowedInstalment;
  return {
    ...budgetSaid(budget),
    picture,
    caption: `${terms} ${
      ruled
        ? `More is left, ${rand(surplus.allowedInstalment)}, but the rules of thumb stop at 30% of gross and 40% of net pay.`
        : "The rules of thumb, 30% of gross and 40% of net pay, would allow more: what is left decides."
    }`,
    goesOn,
    pictures,
  };
}

/** Why nothing is left for a bond: by how much one is short, where both incomes are known. */
function nothingLeft({ gross, net, expenses }: Budget): Pick<ChapterAnswer, "figure" | "words"> {
  if (gross === 0 || net === 0) return { figure: rand(0), words: "is left for a bond. Enter both incomes." };
  if (expenses > net)
    return {
      figure: rand(expenses - net),
      words: "a month short: your costs and debts are more than what is paid out.",
    };
  return { figure: rand(0), words: "is left for a bond. Lower the costs." };
}

type BudgetStairsProps = Budget & {
  left: number;
  limit: number;
  onExpenses: (expenses: number) => void;
};

/**
 * Down from the income before tax, past what tax and living take, to what may pay a bond, where the door is. The step to what
 * living leaves is pulled up and down.
 */
function BudgetStairs({ gross, net, expenses, left, limit, onExpenses }: BudgetStairsProps) {
  const most = Math.max(gross, net, 1);
  const y = linearScale([0, most], [plotHeights.tall, sliderTop]);
  const living = (
    <UprightSlider
      label="Left after costs and debts"
      words={`${rand(left)} left after ${rand(expenses)}. ${rand(limit)} for a bond.`}
      value={left}
      most={most}
      step={100}
      onMove={(pulled) => onExpenses(Math.max(0, net - pulled))}
    />
  );
  const pieces = [
    { name: "Before tax", amount: rand(gross), part: "income" },
    { name: "Paid out", amount: rand(net), part: "the-three-ways-our-calculator-looks-at-it" },
    {
      name: "Living costs",
      amount: rand(expenses),
      part: "the-sum-that-the-law-requires",
      slider: living,
    },
    { name: "For a bond", amount: rand(limit), part: "test-yourself-against-a-higher-rate" },
  ] as const;
  const heights = [y(gross), y(net), y(left), y(limit)] as const;
  const thumb = [middleOf(2, pieces.length), heights[2]] as const;
  const [from, to] = [2 / pieces.length, 3 / pieces.length];
  return (
    <LinkedPicture pieces={pieces}>
      <Plot
        label={`Before tax ${rand(gross)}. Paid out ${rand(net)}. After living costs and debts of ${rand(expenses)}, ${rand(left)} is left; ${rand(limit)} may pay a bond.`}
      >
        <Area
          id="living-costs"
          top={level(from, to, y(net))}
          bottom={level(from, to, y(left))}
          fill="hatch"
        />
        <Line dashed points={level(from, to, y(net))} />
        <Stairs
          id="budget"
          fill="wash"
          steps={[
            { height: heights[0], lines: [pieces[0].amount] },
            { height: heights[1], lines: [pieces[1].amount] },
            { height: heights[2], lines: [] },
            {
              height: heights[3],
              lines: [pieces[3].amount],
              notice: true,
              door: limit > 0 && heights[3] > roomForDoor,
            },
          ]}
        />
        <Label at={thumb} anchor="middle" shift={[0, -24]} above lines={[pieces[2].name, pieces[2].amount]} />
        <UprightThumb at={thumb} />
      </Plot>
    </LinkedPicture>
  );
}

/** The door and its words above a step. */
const roomForDoor = 80;
