import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { describedBy, Field, UnitFrame } from "./field.tsx";
import { figureMark } from "./figure-mark.ts";

test("the label names the control and a press on it goes there", async () => {
  const screen = await render(
    <Field id="field-price" label="Price">
      <input id="field-price" />
    </Field>,
  );
  await screen.getByText("Price").click();
  await expect.element(screen.getByRole("textbox", { name: "Price" })).toHaveFocus();
});

test("hint and error are said with the control, in the order in which they are shown", async () => {
  const screen = await render(
    <Field id="field-price" label="Price" hint="Without the costs." error="Enter a price.">
      <input id="field-price" aria-describedby={describedBy("field-price", true, true)} />
    </Field>,
  );
  await expect
    .element(screen.getByRole("textbox", { name: "Price" }))
    .toHaveAccessibleDescription("Enter a price. Without the costs.");
});

test("without hint and error nothing is described", () => {
  expect(describedBy("field-price", undefined, undefined)).toBeUndefined();
  expect(describedBy("field-price", "", "Enter a price.")).toBe("field-price-error");
});

test("units are beside the control and no part of its name", async () => {
  const screen = await render(
    <Field id="field-term" label="Term">
      <UnitFrame before="R" after="years">
        <input id="field-term" />
      </UnitFrame>
    </Field>,
  );
  await expect.element(screen.getByText("R", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("years")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Term" })).toHaveAccessibleName("Term");
});

test("only a field whose value may be counted is marked", () => {
  expect(figureMark("purchasePrice")).toEqual({ "data-figure": "" });
  expect(figureMark("phone")).toEqual({});
  expect(figureMark("people.1.netIncome")).toEqual({});
});
