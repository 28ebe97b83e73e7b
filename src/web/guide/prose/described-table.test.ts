import { expect, test } from "vitest";
import { describedTable } from "./described-table.ts";

const table = (head: string[], ...rows: string[][]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

test("the first column names the rows and figures line up", () => {
  const html = describedTable(
    table(["Price", "Duty"], ["R1 000 000", "R0"], ["All", "<strong>− R5 000</strong>"]),
    "f",
  );
  expect(html).toContain('<th scope="col">Price</th><th scope="col" class="f">Duty</th>');
  expect(html).toContain('<th scope="row">R1 000 000</th><td class="f">R0</td>');
  expect(html).toContain('<td class="f"><strong>− R5 000</strong></td>');
});

test("a column with words, ranges or periods is read from the left", () => {
  const html = describedTable(
    table(["Rate", "Even after"], ["0.5 points", "about 10 years"], ["Rent", "R0, at many banks"]),
    "f",
  );
  expect(html).not.toContain("class=");
});

test("an empty corner is no header, and an empty cell does not spoil a column of figures", () => {
  const html = describedTable(table(["", "Sum"], ["a", "+R680"], ["b", ""]), "f");
  expect(html).toContain('<tr><td></td><th scope="col" class="f">Sum</th></tr>');
});
