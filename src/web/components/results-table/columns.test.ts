import { expect, test } from "vitest";
import { csvText } from "#web/export/csv.ts";
import { changeColumn, countColumn, csvRows, randColumn, rateColumn, wordsColumn } from "./columns.ts";

type Row = { year: number; month: string; owed: number; rate: number; change: number };

const columns = [
  countColumn<Row>("Year", ({ year }) => year),
  wordsColumn<Row>("From", ({ month }) => month, { shown: () => "January 2027" }),
  randColumn<Row>("Still owed", ({ owed }) => owed),
  rateColumn<Row>("Your rate", ({ rate }) => rate),
  changeColumn<Row>("A month", ({ change }) => change),
];
const row: Row = { year: 7, month: "2027-01", owed: 1_234.567, rate: 10.5, change: -80.4 };

test("a file has the table's own headings, whole counts and money to the cent", () => {
  const file = csvText(csvRows(columns, [row]))
    .replace("\ufeff", "")
    .split("\r\n");
  expect(file).toEqual([
    '"Year","From","Still owed","Your rate","A month"',
    '7,"2027-01",1234.57,10.50,-80.40',
    "",
  ]);
  expect(csvText(csvRows(columns, [row]), [], "southAfrican")).toContain('7;"2027-01";1234,57;10,50;-80,40');
});

test("the page has the same figures as it writes them", () => {
  expect(columns.map(({ cell }) => String(cell(row)).replaceAll("\u00a0", " "))).toEqual([
    "7",
    "January 2027",
    "R1 235",
    "10.50%",
    "−R80",
  ]);
});
