import { useMemo } from "react";
import type { CapitalGainsRules } from "#calculations/capital-gains/capital-gains.ts";
import type { BuyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { percent, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { GainSteps } from "./gain-steps.tsx";
import { toTool } from "./goes-on.ts";
import {
  firstMonthOf,
  flat,
  gainOn,
  homeOf,
  homeToLet,
  type Letting,
  lettingAmounts,
  lettingFields,
  lettingSaid,
  notApart,
} from "./letting.ts";
import { RentAndCosts } from "./rent-and-costs.tsx";

/** What a flat brings in and costs each month, with the chapter's flat to begin with, or the home of the calculators. */
export function LettingExample(page: FiguresContext) {
  const figures = usePageFigures(page);
  const starting = useMemo(() => defaultInputs(figures), [figures]);
  return (
    <ChapterExample
      id="letting-example"
      title="Rent in, costs out"
      fields={lettingFields}
      starting={starting}
      taken={homeToLet}
      answer={(numbers, enter) => lettingAnswer(numbers, figures.capitalGains, (rent) => enter({ rent }))}
    />
  );
}

function lettingAnswer(
  letting: Letting,
  rules: CapitalGainsRules,
  onRent: (rent: number) => void,
): ChapterAnswer {
  const result = firstMonthOf(letting, rules);
  const { cashFlowFirstMonth: left, instalment } = result;
  return {
    ...lettingSaid(result),
    picture: (
      <RentAndCosts rent={letting.rent} {...{ instalment, left, onRent }} breakEven={result.breakEvenRent} />
    ),
    caption: [
      result.breakEvenRent && `It pays for itself from a rent of ${rand(result.breakEvenRent)}.`,
      letting.deposit < 100 &&
        `The bond is at ${ratePercent(flat.interestRate)} over ${flat.termYears} years.`,
      yields(result),
    ]
      .filter(Boolean)
      .join(" "),
    goesOn: toTool("buy-to-let", { ...homeOf(letting), ...flat, ...notApart }),
    amounts: lettingAmounts(letting, result),
    pictures: { gain: <GainSteps {...gainOn(letting.price, rules)} /> },
  };
}

function yields({ grossYieldPercent, netYieldPercent }: BuyToLetResult): string {
  if (grossYieldPercent === undefined || netYieldPercent === undefined)
    return "Without a price there is no yield.";
  return `Gross yield ${percent(grossYieldPercent, 1)}, net yield ${percent(netYieldPercent, 1)}.`;
}
