import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Column, ResultsTable } from "./results-table.tsx";

type Year = { year: number; interest: string; balance: string };

const rows: Year[] = [
  { year: 2025, interest: "R180 000", balance: "R1 900 000" },
  { year: 2026, interest: "R170 000", balance: "R1 800 000" },
  { year: 2027, interest: "R160 000", balance: "R1 700 000" },
];

const columns: Column<Year>[] = [
  { header: "Year", cell: ({ year }) => year },
  { header: "Interest", cell: ({ interest }) => interest, minor: true },
  { header: "Balance", cell: ({ balance }) => balance },
];

const table = { caption: "The loan by year", columns, rows, rowKey: ({ year }: Year) => year };

const wide = { width: 1024, height: 768 };
const phone = { width: 360, height: 740 };
const show = ({ width, height }: typeof wide) => page.viewport(width, height);

afterEach(() => show(wide));

test("a table has a name, its columns and its rows have theirs", async () => {
  const screen = await render(<ResultsTable {...table} />);
  const found = screen.getByRole("table", { name: "The loan by year" });
  await expect.element(found.getByRole("columnheader", { name: "Interest" })).toBeVisible();
  await expect.element(found.getByRole("rowheader", { name: "2026" })).toBeVisible();
  const row = found.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "2026" }) });
  await expect.element(row.getByRole("cell").nth(0)).toHaveTextContent("R170 000");
  await expect.element(row.getByRole("cell").nth(1)).toHaveTextContent("R1 800 000");
});

test("a caption is shown where it is wanted, and is there for a screen reader either way", async () => {
  const screen = await render(<ResultsTable {...table} />);
  const height = () => screen.getByText("The loan by year").element().getBoundingClientRect().height;
  expect(height()).toBeLessThan(2);
  await screen.rerender(<ResultsTable {...table} captionShown />);
  expect(height()).toBeGreaterThan(10);
});

test("a wide screen shows every column, and nothing to open", async () => {
  const screen = await render(<ResultsTable {...table} />);
  await expect.element(screen.getByRole("columnheader", { name: "Interest" })).toBeVisible();
  expect(screen.getByRole("button").all()).toHaveLength(0);
});

test("on a phone the minor columns are folded into each row, which opens and closes", async () => {
  await show(phone);
  const screen = await render(<ResultsTable {...table} />);
  await expect.element(screen.getByRole("columnheader", { name: "Balance" })).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Interest" }).all()).toHaveLength(0);
  await expect.element(screen.getByText("R170 000")).not.toBeVisible();

  const opener = screen.getByRole("button", { name: "2026 more figures" });
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  const more = screen.getByRole("definition");
  expect(more.all()).toHaveLength(1);
  await expect.element(more).toHaveTextContent("R170 000");
  await expect.element(screen.getByRole("term")).toHaveTextContent("Interest");

  await opener.click();
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await expect.element(more).not.toBeInTheDocument();
});

test("a press anywhere on a row opens it on a phone, and does nothing where all is shown", async () => {
  await show(phone);
  const screen = await render(<ResultsTable {...table} caption="Pressed" />);
  await screen.getByText("R1 700 000").click();
  await expect
    .element(screen.getByRole("button", { name: "2027 more figures" }))
    .toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByRole("definition")).toHaveTextContent("R160 000");
  await screen.getByText("R1 700 000").click();
  await expect.element(screen.getByRole("definition")).not.toBeInTheDocument();

  await show(wide);
  await screen.getByText("R1 700 000").click();
  await show(phone);
  await expect.element(screen.getByRole("definition")).not.toBeInTheDocument();
});

test("an open row is open again when its table comes back, and those of another table are not", async () => {
  await show(phone);
  const first = await render(<ResultsTable {...table} caption="Kept" />);
  await first.getByText("R1 800 000").click();
  await first.unmount();
  const screen = await render(<ResultsTable {...table} caption="Kept" />);
  await expect.element(screen.getByRole("definition")).toHaveTextContent("R170 000");
  await screen.rerender(<ResultsTable {...table} key="other" caption="Another" />);
  await expect.element(screen.getByRole("definition")).not.toBeInTheDocument();
});

test("the row's name has its note next to it, on a phone under it", async () => {
  const [year, ...others] = columns as [Column<Year>, ...Column<Year>[]];
  const noted = [{ ...year, note: () => "Dec 2026" }, ...others];
  const screen = await render(<ResultsTable {...table} columns={noted} />);
  await expect.element(screen.getByRole("rowheader", { name: "2026 Dec 2026" })).toBeVisible();
  await show(phone);
  await expect.element(screen.getByRole("button", { name: "2026 more figures" })).toBeVisible();
});

test("letters are 14 px on a phone, and the triangle keeps its size", async () => {
  await show(phone);
  const screen = await render(<ResultsTable {...table} />);
  const cell = screen.getByText("R1 700 000").element();
  expect(Number.parseFloat(getComputedStyle(cell).fontSize)).toBeGreaterThanOrEqual(14);
  const opener = screen.getByRole("button", { name: "2027 more figures" }).element();
  expect(getComputedStyle(opener, "::before").flexShrink).toBe("0");
});

test("with letters so large that columns have no room, each figure names its column", async () => {
  await page.viewport(300, 740);
  const screen = await render(<ResultsTable {...table} />);
  const cell = screen.getByText("R1 700 000").element();
  expect(getComputedStyle(cell, "::before").content).toBe('"Balance" / ""');
  await expect.element(screen.getByRole("columnheader", { name: "Balance" })).toBeInTheDocument();
  await expect.element(screen.getByText("R170 000")).not.toBeVisible();
});

test("a row that was opened on a phone shows its figures only once when the phone is turned", async () => {
  await show(phone);
  const screen = await render(<ResultsTable {...table} />);
  await screen.getByRole("button", { name: "2026 more figures" }).click();
  await show(wide);
  const figures = screen.getByText("R170 000").elements();
  expect(figures.filter((element) => element.checkVisibility())).toHaveLength(1);
});

test("on a phone a table without minor columns has nothing to open", async () => {
  await show(phone);
  const screen = await render(
    <ResultsTable {...table} columns={columns.map((column) => ({ ...column, minor: false }))} />,
  );
  await expect.element(screen.getByRole("rowheader", { name: "2026" })).toBeVisible();
  expect(screen.getByRole("button").all()).toHaveLength(0);
});

test("on a phone a long name has a line of its own, and its figures stand under their columns", async () => {
  await show(phone);
  const all = columns.map((column) => ({ ...column, minor: false }));
  const screen = await render(<ResultsTable {...table} columns={all} longNames />);
  const box = (role: "rowheader" | "cell" | "columnheader", name: string) =>
    screen.getByRole(role, { name, exact: true }).element().getBoundingClientRect();
  const [name, figure, head] = [
    box("rowheader", "2026"),
    box("cell", "R170 000"),
    box("columnheader", "Interest"),
  ];
  expect(name.width).toBeGreaterThan(300);
  expect(figure.top).toBeGreaterThanOrEqual(name.bottom);
  expect(Math.abs(figure.right - head.right)).toBeLessThan(1);
});

test("the page does not scroll sideways on a phone", async () => {
  await show(phone);
  await render(<ResultsTable {...table} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
});

test("the highlighted row stands out, and no other", async () => {
  const screen = await render(<ResultsTable {...table} highlighted={({ year }) => year === 2026} />);
  // Not the ground, which a pointer that rests on a row changes too.
  const edge = (year: string) => {
    const row = screen.getByRole("rowheader", { name: year }).element().closest("tr");
    return row && getComputedStyle(row).boxShadow;
  };
  expect(edge("2026")).not.toBe(edge("2025"));
  expect(edge("2027")).toBe(edge("2025"));
});

test("the row that was asked about is strong, one between those that are read first is quiet", async () => {
  const weight = ({ year }: Year) => (year === 2025 ? "strong" : year === 2026 ? "quiet" : undefined);
  const screen = await render(<ResultsTable {...table} weight={weight} />);
  const look = (text: string) => getComputedStyle(screen.getByText(text, { exact: true }).element());
  expect(Number(look("R1 900 000").fontWeight)).toBeGreaterThan(Number(look("R1 700 000").fontWeight));
  expect(look("R1 800 000").color).not.toBe(look("R1 700 000").color);
});

test("figures line up on the right, words on the left", async () => {
  const words: Column<Year> = { header: "Note", cell: () => "Last year", words: true };
  const screen = await render(<ResultsTable {...table} columns={[...columns, words]} />);
  const align = (name: string) =>
    getComputedStyle(screen.getByRole("columnheader", { name }).element()).textAlign;
  expect([align("Year"), align("Balance"), align("Note")]).toEqual(["start", "end", "start"]);
});

test("a row whose figures have not changed is not drawn again", async () => {
  const balance = vi.fn<(row: Year) => string>((row) => row.balance);
  const watched = [...columns.slice(0, 2), { header: "Balance", cell: balance }];
  const screen = await render(<ResultsTable {...table} columns={watched} />);
  expect(balance.mock.calls.map(([{ year }]) => year)).toEqual([2025, 2026, 2027]);
  balance.mockClear();
  const changed = rows.map((row) => (row.year === 2026 ? { ...row, balance: "R1 750 000" } : row));
  await screen.rerender(<ResultsTable {...table} columns={watched} rows={changed} />);
  await expect.element(screen.getByText("R1 750 000")).toBeVisible();
  expect(balance.mock.calls.map(([{ year }]) => year)).toEqual([2026]);
});
