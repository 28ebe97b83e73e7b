import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

const lines = (text: string) => text.replace("\ufeff", "").split("\r\n");

test("the header is the first row's keys, numbers have two decimals, strings are quoted", () => {
  const text = csvText([
    { paymentNumber: 1, interest: 17_081.456, interestRate: "10.750", note: 'said "so", twice' },
    { paymentNumber: 2, interest: 0, interestRate: "10.750", note: "" },
  ]);
  expect(lines(text)).toEqual([
    '"paymentNumber","interest","interestRate","note"',
    '1.00,17081.46,"10.750","said ""so"", twice"',
    '2.00,0.00,"10.750",""',
    "",
  ]);
});

test("a negative number stays a number, a string that could run as a formula does not", () => {
  expect(lines(csvText([{ change: -605.03, note: "-1+1" }]))[1]).toBe('-605.03,"\'-1+1"');
  expect(lines(csvText([{ note: "=HYPERLINK(1)" }]))[1]).toBe('"\'=HYPERLINK(1)"');
  expect(lines(csvText([{ note: "@SUM(A1)" }]))[1]).toBe('"\'@SUM(A1)"');
  for (const note of [" =1", "＝1", "|cmd", "-1\n=1", "=1\n2"]) {
    expect(csvText([{ note }]), note).toContain(`"'${note}"`);
  }
});

test("Excel is told that the file is UTF-8", () => {
  expect(csvText([{ method: "Surplus (Net Income − Expenses)" }]).startsWith("\ufeff")).toBe(true);
});

test("whatever the rows hold, a reader of CSV gets every cell back, and no cell starts a formula", () => {
  const cell = fc.oneof(fc.string(), fc.double({ noNaN: true, min: -1e9, max: 1e9 }));
  fc.assert(
    fc.property(fc.array(fc.record({ first: cell, second: cell }), { minLength: 1 }), (rows) => {
      const { data } = Papa.parse<string[]>(csvText(rows).replace("\ufeff", "").replace(/\r\n$/, ""));
      expect(data).toHaveLength(rows.length + 1);
      for (const [index, row] of rows.entries()) {
        for (const [column, value] of [row.first, row.second].entries()) {
          const read = data[index + 1]?.[column] ?? "";
          if (typeof value === "number") expect(Number(read)).toBeCloseTo(value, 1);
          else expect(read.replace(/^'/, "")).toBe(value.replace(/^'/, ""));
          if (typeof value === "string") expect(read).not.toMatch(/^[=+@]/);
        }
      }
    }),
  );
});

test("the South African form has semicolons and decimal commas, in rates that are texts too", () => {
  const rows = [{ interest: 17_081.456, change: -605.03, interestRate: "10.750", note: "a;b, 1.5" }];
  expect(lines(csvText(rows, [], "southAfrican"))).toEqual([
    '"interest";"change";"interestRate";"note"',
    '17081,46;-605,03;"10,750";"a;b, 1.5"',
    "",
  ]);
  expect(csvText([{ note: "=1;2" }], [], "southAfrican")).toContain('"\'=1;2"');
});

test("a table without rows is saved with its header", () => {
  expect(lines(csvText([], ["year", "payment"]))).toEqual(['"year","payment"', "", ""]);
});
