import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { CashExample } from "./cash-example.tsx";
import { LettingExample } from "./letting-example.tsx";
import { SwitchingExample } from "./switching-example.tsx";

const page = { today: "2026-11-21", edition: "specification", addedPrimeRates: [] } as const;
const words = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("the investment chapter's example begins with the figures of its text", () => {
  const text = words(renderToStaticMarkup(<LettingExample rules={specifiedFigures.capitalGains} />));
  for (const figure of ["R5 165", "9.5%", "4.7%", "R15 489"]) expect(text).toContain(figure);
});

test("the costs chapter's example begins with the purchase of its text", () => {
  const text = words(renderToStaticMarkup(<CashExample {...page} />));
  for (const figure of ["R235 932", "R150 000", "R79 894", "R6 038"]) expect(text).toContain(figure);
});

test("the tips chapter's example begins with the bond of its text", () => {
  const text = words(renderToStaticMarkup(<SwitchingExample {...page} />));
  for (const figure of ["R336", "R41 246"]) expect(text).toContain(figure);
  expect(text).toMatch(/After 5 years R[\d ]+ worse off/);
  expect(text).toMatch(/\d years?(, \d+ months?)? until the switch has paid for itself/);
});
