import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { describeTables } from "./described-tables.ts";

/** The HTML of a table, without the line breaks between its elements. */
const table = (...lines: string[]) =>
  markdownToHtml(lines.join("\n"), { hastPlugins: [describeTables] }).html.replaceAll("\n", "");

test("the first column names the rows and figures line up", () => {
  const html = table("| Price | Duty |", "|---|---:|", "| R1 000 000 | R0 |", "| All | **− R5 000** |");
  expect(html).toContain(
    '<tr role="row"><th scope="col" role="columnheader">Price</th><th scope="col" role="columnheader" class="figures">Duty</th></tr>',
  );
  expect(html).toContain(
    '<tr role="row"><th scope="row" role="rowheader">R1 000 000</th><td role="cell" class="figures">R0</td></tr>',
  );
  expect(html).toContain('<td role="cell" class="figures"><strong>− R5 000</strong></td>');
});

test("a column that is not put on the right is read from the left", () => {
  const html = table("| Rate | Break-even after |", "|---|---|", "| 0.5 points | about 10 years |");
  expect(html).not.toContain("class=");
});

test("an empty corner is no header", () => {
  const html = table("| | Sum |", "|---|---:|", "| a | +R680 |", "| b | |");
  expect(html).toContain(
    '<tr role="row"><td role="cell"></td><th scope="col" role="columnheader" class="figures">Sum</th></tr>',
  );
  expect(html).toContain(
    '<tr role="row"><th scope="row" role="rowheader">b</th><td role="cell" class="figures"></td></tr>',
  );
});

test("no cell has a style attribute, which the content security policy forbids", () => {
  expect(table("| a | b | c |", "|:---|:---:|---:|", "| 1 | 2 | 3 |")).not.toContain("style=");
});
