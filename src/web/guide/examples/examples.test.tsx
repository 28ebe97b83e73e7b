import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BudgetExample } from "./budget-example.tsx";
import { DivorceExample } from "./divorce-example.tsx";
import { ExtraExample } from "./extra-example.tsx";
import { LettingExample } from "./letting-example.tsx";

const page = { today: "2026-11-21", edition: "specification", addedPrimeRates: [] } as const;
const words = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("the investment chapter's example begins with the figures of its text", () => {
  const text = words(renderToStaticMarkup(<LettingExample {...page} />));
  for (const figure of ["R5 165", "9.5%", "4.7%", "from a rent of R15 489."]) expect(text).toContain(figure);
});

test("the financial chapter's example begins with the nurse of its text", () => {
  const text = words(renderToStaticMarkup(<BudgetExample {...page} />));
  for (const figure of ["R7 500 a month is left", "about R751 000", "what is left decides"])
    expect(text).toContain(figure);
});

test("the tips chapter begins with what its R500 a month saves", () => {
  const text = words(renderToStaticMarkup(<ExtraExample {...page} />));
  for (const figure of ["R240 370 of interest saved", "17 years, 3 months instead of 20 years"])
    expect(text).toContain(figure);
});

test("one who takes over the bond sees what to pay out, the new bond, its instalment and the income for it", () => {
  const text = words(renderToStaticMarkup(<DivorceExample />));
  for (const figure of [
    "R300 000 is what you pay out",
    "R1 200 000: about R12 200 a month",
    "about R40 600 before tax",
  ])
    expect(text).toContain(figure);
});
