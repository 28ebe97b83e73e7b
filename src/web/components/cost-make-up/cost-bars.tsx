import { Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type CostBarsProps = {
  costs: readonly { name: string; amount: number }[];
  total: number;
  price: number;
};

/** What the costs of a purchase are made of, the largest first and marked. */
export function CostBars({ costs, total, price }: CostBarsProps) {
  const sorted = costs.toSorted((a, b) => b.amount - a.amount);
  const [largest] = sorted;
  return (
    <ChartFigure title="What the costs are made of" caption={sentence(largest, total, price)}>
      <Bars
        id="cost-make-up"
        label="The costs, largest first"
        bars={sorted.map(({ name, amount }, index) => ({
          name,
          amount,
          value: rand(amount),
          tone: index === 0 && amount > 0 ? "notice" : "main",
        }))}
      />
    </ChartFigure>
  );
}

function sentence(
  largest: { name: string; amount: number } | undefined,
  total: number,
  price: number,
): string {
  if (!largest || !(total > 0) || !(price > 0)) return "Enter a price to see what the costs are made of.";
  const cents = Math.round((largest.amount / total) * 100);
  return `${largest.name}: ${cents} cents of each rand of these costs. Together they come to ${rand(total)}, ${percent((total / price) * 100, 1)} of the price.`;
}
