import { Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type Cost = { name: string; amount: number };

type CostBarsProps = {
  costs: readonly Cost[];
  total: number;
  price: number;
};

/** What the costs of a purchase are made of, the largest first and marked; two that are equal are both marked. */
export function CostBars({ costs, total, price }: CostBarsProps) {
  const sorted = costs.toSorted((a, b) => b.amount - a.amount);
  const most = Math.round(sorted[0]?.amount ?? 0);
  const largest = sorted.filter(({ amount }) => most > 0 && Math.round(amount) === most);
  return (
    <ChartFigure title="What the costs are made of" caption={sentence(largest, total, price)}>
      <Bars
        id="cost-make-up"
        label="The costs, largest first"
        bars={sorted.map((cost) => ({
          ...cost,
          value: rand(cost.amount),
          tone: largest.includes(cost) ? "notice" : "main",
        }))}
      />
    </ChartFigure>
  );
}

function sentence(largest: readonly Cost[], total: number, price: number): string {
  if (!largest[0] || !(total > 0) || !(price > 0)) return "Enter a price to see what the costs are made of.";
  const share = percent((largest[0].amount / total) * 100, 0);
  const names = largest.map(({ name }, index) => (index === 0 ? name : lowerFirst(name))).join(" and ");
  const most =
    largest.length > 1 ? `are the largest costs: each is ${share}` : `is the largest cost: ${share}`;
  return `${names} ${most} of the total. Together the costs come to ${rand(total)}, ${percent((total / price) * 100, 1)} of the price.`;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
