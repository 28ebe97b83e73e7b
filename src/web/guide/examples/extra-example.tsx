import { useMemo } from "react";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { CostFigures } from "#calculations/figures/figures.ts";
import type { Entered } from "#web/answer-page/fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { rand } from "#web/format/rand.ts";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { type Bond, bondOf, extraFields } from "./extra.ts";
import { toTool } from "./goes-on.ts";
import { WaysBars } from "./ways-bars.tsx";
import { leavingAmounts, numberThatSaves, ownNumberOf, waysToPayLess } from "./ways-to-pay-less.ts";

/** The ways to pay less, one of which is chosen, for the bond of the tips chapter to begin with. */
export function ExtraExample(page: FiguresContext) {
  const figures = usePageFigures(page);
  const starting = useMemo(() => defaultInputs(figures), [figures]);
  return (
    <ChapterExample
      id="extra-example"
      title={extraFields.way.label}
      fields={extraFields}
      starting={starting}
      taken={bondOf}
      answer={(bond, enter) => extraAnswer(bond, page.today, figures, enter)}
    />
  );
}

function extraAnswer(
  bond: Bond,
  today: string,
  figures: CostFigures,
  enter: (entered: Entered) => void,
): ChapterAnswer {
  const ways = waysToPayLess(bond, today, figures);
  const { way, extra, lumpSum, owed, rate: interestRate, years } = bond;
  const { name, saved, note } = ways.find(({ id }) => id === way)!;
  const own = ownNumberOf(bond);
  const goesOn = toTool("pay-off-sooner", {
    balance: owed,
    interestRate,
    remainingMonths: years * 12,
    monthlyExtra: way === "extra-each-month" ? extra : 0,
    ...(way === "early-lump-sum" && {
      "lumpSums.0.month": monthAfter(monthOf(today), 1),
      "lumpSums.0.amount": lumpSum,
    }),
  });
  return {
    figure: rand(Math.abs(saved)),
    words: `${saved < 0 ? "lost" : "of interest saved"} on ${rand(owed)} by ${name}.`,
    picture: (
      <WaysBars
        {...{ ways, way }}
        onWay={(chosen) => enter({ way: chosen })}
        own={
          own && {
            value: bond[own.field],
            step: own.step,
            onNumber: (number) => enter({ [own.field]: number }),
            onSaved: (wanted) => enter({ [own.field]: numberThatSaves(wanted, own, bond, today, figures) }),
          }
        }
      />
    ),
    shown: [...(own ? [own.field] : []), "owed", "rate", "years"],
    caption: (
      <>
        {note} <a href={`#${way}`}>{extraFields.way.options[way]}</a>
      </>
    ),
    goesOn,
    amounts: leavingAmounts(bond, ways, today, figures),
  };
}
