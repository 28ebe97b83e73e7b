import { firstHomeFinanceTables } from "#calculations/figures/first-home-finance.table.ts";
import { rand } from "#web/format/rand.ts";
import { MarkedCurve } from "../parts/marked-curve.tsx";

/** The subsidy by the income of the household, on a straight line between the two ends of the published scale. */
export function SubsidyLine() {
  const { incomeFrom, incomeTo, highestSubsidy, lowestSubsidy } = firstHomeFinanceTables[0];
  const [from, to] = [
    [incomeFrom, highestSubsidy],
    [incomeTo, lowestSubsidy],
  ] as const;
  return (
    <MarkedCurve
      points={[from, to]}
      marks={[
        { at: from, says: rand(highestSubsidy), under: `earning ${rand(incomeFrom)} a month` },
        { at: to, says: rand(lowestSubsidy), under: `${rand(incomeTo)}` },
      ]}
    />
  );
}
