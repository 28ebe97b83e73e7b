import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import type { ToolId } from "#contract/tools.ts";
import { conventionOptions } from "#web/answer-page/fields.ts";
import { valuesOfText } from "#web/answer-page/fields-text.ts";
import { buyToLet } from "#web/answers/buy-to-let/buy-to-let.tsx";
import { cashNeeded } from "#web/answers/cash-needed/cash-needed.tsx";
import { switchYourBond } from "#web/answers/switch-your-bond/switch-your-bond.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { CashExample } from "#web/guide/examples/cash-example.tsx";
import { LettingExample } from "#web/guide/examples/letting-example.tsx";
import { SwitchingExample } from "#web/guide/examples/switching-example.tsx";
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

  test("the costs chapter's example opens the same cash", () => {
    const { link, figure } = shown(<CashExample {...page} />, "cash-needed");
    const { result, answer } = toolOpened(cashNeeded, link, context);
    expect(answer.figure).toBe(figure);
    expect(rand(result.events.findLast(({ date }) => date <= result.registration)!.cumulative)).toBe(figure);
  });

  test("the tips chapter's example opens the same switch", () => {
    const { link, figure, text } = shown(<SwitchingExample {...page} />, "switch-your-bond");
    const { result, answer } = toolOpened(switchYourBond, link, context);
    expect(payoffTime(result.breakEvenMonth!)).toBe(figure);
    // The tool's own figure is how far one is behind after five years.
    expect(text).toContain(`${answer.figure} worse off`);
    expect(text).toContain(rand(result.costs));
  });

  test("the investment chapter's example opens the same first month", () => {
    const { link, figure } = shown(<LettingExample rules={figures.capitalGains} />, "buy-to-let");
    const { values, answer } = toolOpened(buyToLet, link, context);
    expect(answer.figure).toBe(figure);
    expect(values.ratesAndTaxes).toBe(2_450);
  });
});

test("the loan process has the instalments and incomes with which one of two takes over a bond", () => {
  const chapter = readFileSync(new URL("../guide/sections/loan-process.mdx", import.meta.url), "utf8");
  const [example = ""] = /^Say the home is worth .+$/m.exec(chapter) ?? [];
  const about = (amount: number) => rand(Math.round(amount / 100) * 100);
  const taken = 900_000 + (1_500_000 - 900_000) / 2;
  expect(example).toContain(`the new bond is ${rand(taken)}`);
  for (const loan of [taken, 900_000]) {
    const instalment = bankQuote(loan, 10.75, 20);
    expect(example).toContain(about(instalment));
    expect(example).toContain(about(instalment / 0.3));
  }
});
