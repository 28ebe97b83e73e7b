import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { ToolId } from "#contract/tools.ts";
import { conventionOptions } from "#web/answer-page/fields.ts";
import { valuesOfText } from "#web/answer-page/fields-text.ts";
import { buyToLet } from "#web/answers/buy-to-let/buy-to-let.tsx";
import { payOffSooner } from "#web/answers/pay-off-sooner/pay-off-sooner.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { ExtraExample } from "#web/guide/examples/extra-example.tsx";
import { LettingExample } from "#web/guide/examples/letting-example.tsx";
import { toolPath } from "#web/site/addresses.ts";
import { toolContext, toolOpened } from "#web/testing/tool-opened.ts";

const today = "2026-11-21";

/** What an example shows: its figure, all its words, and the numbers with which it opens the tool. */
function shown(example: ReactElement, tool: ToolId) {
  const html = renderToStaticMarkup(example).replaceAll("&amp;", "&");
  const [, link = ""] = new RegExp(`href="${toolPath(tool)}#([^"]+)"`).exec(html) ?? [];
  const [, figure = ""] = /<strong[^>]*>(.*?)<\/strong>/.exec(html) ?? [];
  const convention = { kind: "choice", default: "effective", options: conventionOptions } as const;
  expect(valuesOfText(link, { convention })).toEqual({ convention: "nominal" });
  return { link, figure: figure.replace(/<[^>]*>/g, ""), text: html.replace(/<[^>]*>/g, " ") };
}

describe.each([specifiedFigures, currentFigures])("by the $edition figures", (figures) => {
  const context = toolContext(today, figures);
  const page = { today, edition: figures.edition, addedPrimeRates: [] };

  test("the tips chapter's example opens the same payoff", () => {
    const { link, figure, text } = shown(<ExtraExample {...page} />, "pay-off-sooner");
    const { result } = toolOpened(payOffSooner, link, context);
    expect(rand(result.interestSaved!)).toBe(figure);
    expect(text).toContain(`after ${payoffTime(result.months!)}`);
  });

  test("the investment chapter's example opens the same first month", () => {
    const { link, figure } = shown(<LettingExample {...page} />, "buy-to-let");
    const { values, answer } = toolOpened(buyToLet, link, context);
    expect(answer.figure).toBe(`You add ${figure}`);
    expect(values.ratesAndTaxes).toBe(2_450);
  });
});
