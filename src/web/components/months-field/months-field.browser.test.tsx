import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typeOver } from "#web/testing/typing.ts";
import { MonthsField } from "./months-field.tsx";

/** A field whose owner keeps its months, as a page does, and says them. */
function OwnedField() {
  const [value, setValue] = useState(240);
  return (
    <>
      <MonthsField name="remainingMonths" label="Time left" value={value} onChange={setValue} />
      <p>{`${value} months`}</p>
    </>
  );
}

async function renderField() {
  const screen = await render(<OwnedField />);
  return {
    screen,
    years: screen.getByRole("textbox", { name: "Time left", exact: true }),
    months: screen.getByRole("textbox", { name: "Time left, months" }),
  };
}

test("years and months together are the time in months", async () => {
  const { screen, years, months } = await renderField();
  await typeOver(years, "17");
  await typeOver(months, "9");
  await expect.element(screen.getByText("213 months")).toBeVisible();
});

test("twelve months and more become years once the field shows them", async () => {
  const { years, months } = await renderField();
  await typeOver(months, "18");
  await userEvent.tab();
  await expect.element(years).toHaveValue("21");
  await expect.element(months).toHaveValue("6");
});

test("half a year is left out with a word about where it goes, never read as two hundred years", async () => {
  const { years } = await renderField();
  await typeOver(years, "20.5");
  await expect.element(years).toHaveValue("20");
  await expect.element(years).toHaveAccessibleDescription("Whole years only: the rest goes under months.");
  await userEvent.tab();
  await expect.element(years).toHaveAccessibleDescription("");
});
