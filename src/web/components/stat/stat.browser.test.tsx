import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Figure } from "./figure.tsx";
import { Stats, Tiles } from "./stat.tsx";

/** The wash behind a changed figure is drawn by a pseudo-element. */
const isMarked = (figure: Element) => getComputedStyle(figure, "::after").content !== "none";

test("a figure has no mark when it first appears, nor when it is drawn again unchanged", async () => {
  const screen = await render(<Figure value="R19 300" />);
  const figure = screen.getByText("R19 300");
  expect(isMarked(figure.element())).toBe(false);
  const before = figure.element();
  await screen.rerender(<Figure value="R19 300" />);
  expect(figure.element()).toBe(before);
  expect(isMarked(figure.element())).toBe(false);
});

test("a changed figure is marked once it stays, and each change makes a new element, which plays the mark anew", async () => {
  const screen = await render(<Figure value="R19 300" />);
  await screen.rerender(<Figure value="R20 100" />);
  const typed = screen.getByText("R20 100").element();
  expect(isMarked(typed)).toBe(false);
  await expect.poll(() => isMarked(screen.getByText("R20 100").element())).toBe(true);
  const changed = screen.getByText("R20 100").element();
  await screen.rerender(<Figure value="R20 500" />);
  expect(screen.getByText("R20 500").element()).toBe(changed);
  await expect.poll(() => screen.getByText("R20 500").element()).not.toBe(changed);
  expect(isMarked(screen.getByText("R20 500").element())).toBe(true);
});

test("a figure that comes back to what it was at first has changed, too", async () => {
  const screen = await render(<Figure value="R19 300" />);
  await screen.rerender(<Figure value="R20 100" />);
  await expect.poll(() => isMarked(screen.getByText("R20 100").element())).toBe(true);
  const before = screen.getByText("R20 100").element();
  await screen.rerender(<Figure value="R19 300" />);
  await expect.poll(() => screen.getByText("R19 300").element()).not.toBe(before);
  expect(isMarked(screen.getByText("R19 300").element())).toBe(true);
});

for (const [name, Group] of [
  ["a list", Stats],
  ["a row of tiles", Tiles],
] as const) {
  test(`${name} names its figures, and marks only the one that changed`, async () => {
    const payment = { label: "Monthly payment", value: "R19 300" };
    const items = [payment, { label: "Total interest", value: "R2 640 000", note: "over 20 years" }];
    const screen = await render(<Group label="Your loan" items={items} />);
    await expect.element(screen.getByLabelText("Your loan")).toBeVisible();
    await expect.element(screen.getByRole("term").nth(0)).toHaveTextContent("Monthly payment");
    await expect.element(screen.getByRole("definition").nth(0)).toHaveTextContent("R19 300");
    await expect.element(screen.getByText("over 20 years")).toBeVisible();
    const changed = items.map((item) =>
      item.label === payment.label ? { ...item, value: "R20 100" } : item,
    );
    await screen.rerender(<Group label="Your loan" items={changed} />);
    await expect.poll(() => isMarked(screen.getByText("R20 100").element())).toBe(true);
    expect(isMarked(screen.getByText("R2 640 000").element())).toBe(false);
  });
}
