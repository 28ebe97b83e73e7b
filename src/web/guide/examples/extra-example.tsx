import type { CostFigures } from "#calculations/figures/figures.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { type Bond, extraFields, extraSaid, extraThatSaves, paidOffWithExtra } from "./extra.ts";
import { toTool } from "./goes-on.ts";
import { WaysBars } from "./ways-bars.tsx";
import { leavingAmounts, waysToPayLess } from "./ways-to-pay-less.ts";

/** What a little more each month saves, and next to it the other ways to pay less, for the bond of the tips chapter to begin with. */
export function ExtraExample(page: FiguresContext) {
  const figures = usePageFigures(page);
  return (
    <ChapterExample
      id="extra-example"
      title="A little more each month"
      fields={extraFields}
      answer={(bond, enter) => extraAnswer(bond, page.today, figures, (extra) => enter({ extra }))}
    />
  );
}

function extraAnswer(
  bond: Bond,
  today: string,
  figures: CostFigures,
  onExtra: (extra: number) => void,
): ChapterAnswer {
  const ways = waysToPayLess(bond, today, figures);
  const { extra, owed, rate: interestRate, years } = bond;
  const result = paidOffWithExtra(bond, today);
  const { monthsSaved = 0, months = 0 } = result;
  const goesOn = toTool("pay-off-sooner", {
    balance: owed,
    interestRate,
    remainingMonths: years * 12,
    monthlyExtra: extra,
  });
  const sooner =
    monthsSaved > 0
      ? `With your extra the home is yours after ${payoffTime(months)} instead of ${payoffTime(months + monthsSaved)}.`
      : "Enter what you owe and what you would add each month.";
  return {
    ...extraSaid(bond, result),
    picture: (
      <WaysBars
        {...{ ways, bond, onExtra }}
        onSaved={(saved) => onExtra(extraThatSaves(saved, bond, today))}
      />
    ),
    caption: `Interest saved. A lower rate is half a point lower; to refinance, what the move costs is taken off. ${sooner}`,
    goesOn,
    amounts: leavingAmounts(bond, ways, today, figures),
  };
}
