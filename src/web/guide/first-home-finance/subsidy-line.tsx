import type { ReactNode } from "react";
import { firstHomeFinanceTables } from "#calculations/figures/first-home-finance.table.ts";
import { rand } from "#web/format/rand.ts";
import { MarkedCurve } from "../parts/marked-curve.tsx";
import { PartPicture } from "../parts/part-picture.tsx";

type Mine = { income: number; subsidy: number; thumb?: ReactNode };

/** The subsidy by the income of the household, on a straight line between the two ends of the published scale. */
export function SubsidyLine({ mine }: { mine?: Mine | undefined }) {
  const { incomeFrom, incomeTo, highestSubsidy, lowestSubsidy } = firstHomeFinanceTables[0];
  const [from, to] = [
    [incomeFrom, highestSubsidy],
    [incomeTo, lowestSubsidy],
  ] as const;
  return (
    <MarkedCurve
      points={[from, to]}
      ticks={[
        { at: incomeFrom, says: `earn ${rand(incomeFrom)}` },
        { at: incomeTo, says: rand(incomeTo) },
      ]}
      marks={
        mine
          ? [
              {
                at: [mine.income, mine.subsidy],
                says: `about ${rand(mine.subsidy)}`,
                yours: true,
                thumb: mine.thumb,
              },
            ]
          : [
              { at: from, says: rand(highestSubsidy) },
              { at: to, says: rand(lowestSubsidy) },
            ]
      }
    />
  );
}

/** In the row of its part, before anybody has said an income. */
export const SubsidyPicture = () => (
  <PartPicture name="subsidy">
    <SubsidyLine />
  </PartPicture>
);
