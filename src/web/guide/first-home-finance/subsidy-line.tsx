import type { ReactNode } from "react";
import { firstHomeFinanceTables } from "#calculations/figures/first-home-finance.table.ts";
import { rand } from "#web/format/rand.ts";
import { MarkedCurve } from "../parts/marked-curve.tsx";

type SubsidyLineProps = { income: number; subsidy: number; thumb: ReactNode };

/** The subsidy by the income of the household, on a straight line between the two ends of the published scale. */
export function SubsidyLine({ income, subsidy, thumb }: SubsidyLineProps) {
  const { incomeFrom, incomeTo, highestSubsidy, lowestSubsidy } = firstHomeFinanceTables[0];
  return (
    <MarkedCurve
      points={[
        [incomeFrom, highestSubsidy],
        [incomeTo, lowestSubsidy],
      ]}
      ticks={[
        { at: incomeFrom, says: `earn ${rand(incomeFrom)}` },
        { at: incomeTo, says: rand(incomeTo) },
      ]}
      marks={[{ at: [income, subsidy], says: `about ${rand(subsidy)}`, yours: true, thumb }]}
    />
  );
}
