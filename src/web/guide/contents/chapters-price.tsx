import type { FiguresContext } from "#web/figures/page-figures.ts";
import { figureAmounts, useAmountsInText } from "../parts/use-amounts-in-text.ts";
import { useHomePrice } from "../price/home-price.ts";
import { HomePriceRow } from "../price/home-price-row.tsx";
import { homeAnswers } from "./chapter-answers.ts";

/** The price of the guide's front: what its chapters say first follows it, where it is about the home. */
export function ChaptersPrice(page: FiguresContext) {
  const { figures, numbers, starting, said } = useHomePrice(page);
  const { chapters, cash, ...amounts } = homeAnswers(said, starting, figures, page.today);
  useAmountsInText({ ...figureAmounts({ ...chapters, cash }), ...amounts });
  return <HomePriceRow numbers={numbers} />;
}
