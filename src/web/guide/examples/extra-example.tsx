import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { Plot } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { owedScale, Slopes, soonerLines } from "#web/components/chart/slopes.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { type Bond, extraFields, extraSaid, paidOffWithExtra } from "./extra.ts";
import { toTool } from "./worked-example.tsx";

/** What a little more each month saves, with the bond of the tips chapter to begin with. */
export function ExtraExample({ today }: { today: string }) {
  return (
    <ChapterExample
      id="extra-example"
      title="A little more each month"
      fields={extraFields}
      answer={(bond) => extraAnswer(bond, today)}
    />
  );
}

function extraAnswer(bond: Bond, today: string): ChapterAnswer {
  const { extra, owed, rate: interestRate, years } = bond;
  const result = paidOffWithExtra(bond, today);
  const { monthsSaved = 0, months = 0 } = result;
  const goesOn = toTool("pay-off-sooner", {
    balance: owed,
    interestRate,
    remainingMonths: years * 12,
    monthlyExtra: extra,
  });
  return {
    ...extraSaid(bond, result),
    picture: <ExtraSlopes owed={owed} result={result} />,
    caption:
      monthsSaved > 0
        ? `The home is yours after ${payoffTime(months)} instead of ${payoffTime(months + monthsSaved)}.`
        : "Enter what you owe and what you would add each month.",
    goesOn,
  };
}

/** What is owed at each year's end, with the instalment alone and with the extra; the years between are yours. */
function ExtraSlopes({ owed, result }: { owed: number; result: PayOffSoonerResult }) {
  const { baseBalances, rows, months = 0, monthsSaved = 0 } = result;
  const last = Math.max(12, months + monthsSaved);
  const x = yearAxis(last / 12);
  const y = owedScale(owed);
  const years = Array.from({ length: Math.ceil(last / 12) }, (_, year) => year * 12);
  const stops = [...new Set([...years, months, last])].sort((a, b) => a - b);
  const slope = (balanceAfter: (month: number) => number | undefined) =>
    stops.map((month): Point => [x.scale(month / 12), y(month === 0 ? owed : (balanceAfter(month) ?? 0))]);
  return (
    <Plot
      label={`What is still owed over the years: repaid after ${payoffTime(months)} with the extra, after ${payoffTime(last)} without.`}
      x={x}
    >
      <Slopes
        id="extra"
        slope={slope((month) => rows[month - 1]?.balance)}
        without={monthsSaved > 0 ? slope((month) => baseBalances[month - 1]) : undefined}
        owed={rand(owed)}
        end={x.scale(months / 12)}
        lines={soonerLines(monthsSaved)}
      />
    </Plot>
  );
}
