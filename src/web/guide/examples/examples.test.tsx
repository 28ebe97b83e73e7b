import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { CashExample } from "./cash-example.tsx";
import { LettingExample } from "./letting-example.tsx";
import { SwitchingExample } from "./switching-example.tsx";

const today = "2026-11-21";
const words = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("the investment chapter's example begins with the figures of its text", () => {
  const html = renderToStaticMarkup(<LettingExample rules={specifiedFigures.capitalGains} />);
  const text = words(html);
  for (const figure of ["R5 165", "9.5%", "4.7%", "R15 489"]) expect(text).toContain(figure);
  expect(html).toContain(
    "/tools/buy-to-let#price=1200000&amp;deposit=240000&amp;interestRate=11&amp;termYears=20&amp;rent=9500&amp;ratesAndTaxes=2450",
  );
});

test("the costs chapter's example begins with the purchase of its text", () => {
  const text = words(renderToStaticMarkup(<CashExample today={today} edition="specification" />));
  for (const figure of ["R235 932", "R150 000", "R79 894", "R6 038"]) expect(text).toContain(figure);
});

test("the tips chapter's example begins with the bond of its text", () => {
  const text = words(renderToStaticMarkup(<SwitchingExample today={today} edition="specification" />));
  // The chapter rounds the parts: about R40 700 together, R336 a month.
  for (const figure of ["R336", "R40 7"]) expect(text).toContain(figure);
  expect(text).toMatch(/\d years?(, \d+ months?)? until the switch has paid for itself/);
});
