import type { NextRateDecisionResult } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import { answeredRise, changeText } from "./decision-words.ts";

/** What each decision takes off or adds to today's instalment; the table has the rest of the figures. */
export function DecisionChart({ rows, instalment }: Pick<NextRateDecisionResult, "rows" | "instalment">) {
  const [lowest, highest] = [rows[0]!, rows.at(-1)!];
  return (
    <ChartFigure
      title="Your instalment after the decision"
      caption={`Today it is ${rand(instalment)}. A half point less would make it ${rand(lowest.instalment)}, a half point more ${rand(highest.instalment)}.`}
    >
      <Bars
        id="decision"
        label="Your instalment after each decision"
        bars={rows.map(({ basisPoints, interestRate, instalment: then, monthlyChange }) => ({
          name: `${quotedRate(interestRate)} (${basisPoints === 0 ? "now" : changeText(basisPoints)})`,
          amount: monthlyChange,
          value: basisPoints === 0 ? rand(then) : `${rand(then)} (${signedRand(monthlyChange)})`,
          tone: basisPoints === answeredRise ? "notice" : "main",
        }))}
      />
    </ChartFigure>
  );
}
