import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithCurves } from "#web/testing/with-curves.tsx";
import { DateField } from "./date-field.tsx";
import { numberOfMonth } from "./month-number.ts";

const field = { name: "transferDate", label: "Transfer date", value: "", onChange: () => {} };

test("a date that is entered is told as year, month and day", async () => {
  const onChange = vi.fn<(day: string) => void>();
  const screen = await render(<DateField {...field} onChange={onChange} />);
  await screen.getByLabelText("Transfer date").fill("2025-01-15");
  expect(onChange.mock.calls).toEqual([["2025-01-15"]]);
});

test("the field shows its owner's date, and can be emptied", async () => {
  const onChange = vi.fn<(day: string) => void>();
  const screen = await render(<DateField {...field} value="2025-03-01" onChange={onChange} />);
  const input = screen.getByLabelText("Transfer date");
  await expect.element(input).toHaveValue("2025-03-01");
  await input.clear();
  expect(onChange.mock.calls).toEqual([[""]]);
});

test("hint and error are said with the field, and an error marks it", async () => {
  const screen = await render(<DateField {...field} hint="It may be left open." />);
  const input = screen.getByLabelText("Transfer date");
  await expect.element(input).toHaveAccessibleDescription("It may be left open.");
  await expect.element(input).not.toHaveAttribute("aria-invalid");
  await screen.rerender(<DateField {...field} hint="It may be left open." error="Enter a later day." />);
  await expect.element(input).toHaveAccessibleDescription("Enter a later day. It may be left open.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
});

test("the browser fills in nothing", async () => {
  const screen = await render(<DateField {...field} />);
  await expect.element(screen.getByLabelText("Transfer date")).toHaveAttribute("autocomplete", "off");
});

test("a month that is not given is a word to press, not the browser's dashes, until one is in the field", async () => {
  const screen = await render(<DateField {...field} precision="month" />);
  const choose = screen.getByText("Choose");
  await expect.element(choose).toBeVisible();
  await screen.getByLabelText("Transfer date").click();
  await expect.element(choose).not.toBeVisible();
  await screen.rerender(<DateField {...field} precision="month" value="2027-03" />);
  await expect.element(choose).not.toBeInTheDocument();
});

test("a day is in words, not in the digits and the order of the browser, until one is in the field", async () => {
  const screen = await render(<DateField {...field} value="2027-03-09" />);
  const words = screen.getByText("9 Mar 2027");
  await expect.element(words).toBeVisible();
  await screen.getByLabelText("Transfer date").click();
  await expect.element(words).not.toBeVisible();
  await expect.element(screen.getByLabelText("Transfer date")).toHaveValue("2027-03-09");
});

test("where no month is given the slider is at its start, and says that month", async () => {
  const [min, max] = [numberOfMonth("2002-01"), numberOfMonth("2026-01")];
  const screen = await render(
    <WithCurves ranges={{ transferDate: { min, max, step: 1, ticks: [min, max] } }}>
      <DateField {...field} precision="month" value="" />
    </WithCurves>,
  );
  const range = screen.getByRole("slider", { name: "Transfer date, slider" });
  await expect.element(range).toHaveAttribute("aria-valuetext", "January 2002");
  await expect.element(range).toHaveValue(String(min));
});

test("a month can be moved along a slider, which says it in words", async () => {
  const onChange = vi.fn<(month: string) => void>();
  const [min, max] = [numberOfMonth("2002-01"), numberOfMonth("2026-01")];
  const screen = await render(
    <WithCurves ranges={{ transferDate: { min, max, step: 1, ticks: [min, max] } }}>
      <DateField {...field} precision="month" value="2021-11" onChange={onChange} />
    </WithCurves>,
  );
  const range = screen.getByRole("slider", { name: "Transfer date, slider" });
  await expect.element(range).toHaveAttribute("aria-valuetext", "November 2021");
  range.element().focus();
  await userEvent.keyboard("{ArrowRight}{End}");
  expect(onChange.mock.calls).toEqual([["2021-12"], ["2026-01"]]);
});
