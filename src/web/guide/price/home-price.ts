import { useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { priceUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { input } from "#web/answer-page/fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { useLast } from "#web/answer-page/last-answer.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";

const fields = { purchasePrice: input("purchasePrice", "Purchase Price (R)") };

/**
 * The price that the amounts of a page are for, which is that of the calculators, with its field's numbers; `said` are the
 * inputs that amounts can be worked out for: the last ones while a number is wrong or missing.
 */
export function useHomePrice(page: FiguresContext) {
  const figures = usePageFigures(page);
  const starting = useMemo(() => defaultInputs(figures), [figures]);
  const numbers = useSmallAnswer({ fields, starting });
  const { inputs } = numbers;
  const said = useLast(isUsable(inputs) && inputs) || starting;
  return { figures, numbers, starting, said };
}

const isUsable = ({ purchasePrice, loanTerm }: Inputs) =>
  priceUsable(purchasePrice) && !termProblem(loanTerm);
