import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  rateSensitivity,
  sensitivityAt,
  sensitivityBase,
} from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { SensitivityDrawing } from "./sensitivity-chart.tsx";
import { SensitivityTable } from "./sensitivity-table.tsx";

const tableOf = (interestRate: number) => {
  const inputs = { loanAmount: 2_000_000, interestRate, loanTerm: 20 };
  return { rows: rateSensitivity(inputs), base: sensitivityBase(inputs), changed: sensitivityAt(inputs, 1) };
};
const texts = (rate: number) =>
  [...renderToStaticMarkup(<SensitivityDrawing {...tableOf(rate)} />).matchAll(/>([^<>]+)<\/text>/g)].map(
    ([, text]) => text?.replaceAll("\u00a0", " "),
  );

test("both ends and the present rate have their amounts and their rates", () => {
  const found = texts(10.75);
  for (const words of ["R16 097", "at 7.75%", "R19 638", "at 10.75%", "R25 917", "at 15.75%"])
    expect(found).toContain(words);
});

test("the axis starts near the lowest instalment, not at nothing", () => {
  expect(texts(10.75)).toContain("R15k");
  expect(texts(10.75)).not.toContain("R0");
});

test("where prime has been is shown as far as the rates of the table go", () => {
  expect(texts(10.75)).toContain("7% to 11.75%");
  expect(texts(20)).not.toContain("7% to 11.75%");
});

test("a rate that falls keeps its word, without the colour of a warning", () => {
  const markup = renderToStaticMarkup(<SensitivityTable {...tableOf(10.75)} />);
  const words = [...markup.matchAll(/<span(?: class="([^"]+)")?>(Low|Medium|High)<\/span>/g)];
  const [lowest, highest] = [words[0], words.at(-1)];
  expect([lowest?.[2], highest?.[2]]).toEqual(["High", "High"]);
  expect(lowest?.[1]).toBeUndefined();
  expect(highest?.[1]).toContain("high");
});
