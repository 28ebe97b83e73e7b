import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typeEarly } from "#web/testing/type-early.tsx";
import { pasteOver, typeOver } from "#web/testing/typing.ts";
import { WithCurves } from "#web/testing/with-curves.tsx";
import { RateField } from "./rate-field.tsx";

const range = { min: 5, max: 20, step: 0.25, ticks: [5, 10, 15, 20] };
const hint = "A year, as banks quote it.";

type FieldProps = Partial<ComponentProps<typeof RateField>>;

/** A field whose owner keeps its rate, as a page does. */
function OwnedField({ value: start = 10.75, onChange, ...rest }: FieldProps) {
  const [value, setValue] = useState(start);
  function change(rate: number) {
    setValue(rate);
    onChange?.(rate);
  }
  return (
    <WithCurves ranges={{ interestRate: range }}>
      <RateField name="interestRate" label="Interest rate" value={value} onChange={change} {...rest} />
    </WithCurves>
  );
}

async function renderField(props: FieldProps = {}) {
  const onChange = vi.fn<(rate: number) => void>();
  const screen = await render(<OwnedField onChange={onChange} {...props} />);
  const field = screen.getByRole("textbox", { name: "Interest rate" });
  const range = screen.getByRole("slider", { name: "Interest rate, slider" });
  return { field, range, onChange };
}

test("a comma is typed as a decimal point", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "9,5");
  await expect.element(field).toHaveValue("9.5");
  expect(onChange).toHaveBeenLastCalledWith(9.5);
});

for (const early of ["8.", "8,"]) {
  test(`“${early}” that was typed before the field was there goes on with its decimals`, async () => {
    await typeEarly(<OwnedField value={8} />, early);
    await userEvent.keyboard("{End}75");
    await expect.element(page.getByRole("textbox", { name: "Interest rate" })).toHaveValue("8.75");
  });
}

test("an unfinished rate stays as typed until the field is left", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "11.");
  await expect.element(field).toHaveValue("11.");
  expect(onChange).toHaveBeenLastCalledWith(11);
  await userEvent.tab();
  await expect.element(field).toHaveValue("11");
});

test("letters, signs and a second point do not go in", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "-1a2.5.5%");
  await expect.element(field).toHaveValue("12.55");
  expect(onChange).toHaveBeenLastCalledWith(12.55);
});

test("what was cut off at a limit is said, in the field's own unit", async () => {
  const { field } = await renderField({ min: -5, max: 10, unit: "points", value: 0 });
  await typeOver(field, "30");
  await expect.element(field).toHaveAccessibleDescription("The most you can enter here is 10 points.");
  await typeOver(field, "-10");
  await expect.element(field).toHaveAccessibleDescription("The least you can enter here is \u22125 points.");
  await typeOver(field, "-0.5");
  await expect.element(field).toHaveAccessibleDescription("");
});

test("pasted “10,25 %” is 10.25", async () => {
  const { field, onChange } = await renderField();
  await pasteOver(field, "10,25 %");
  await expect.element(field).toHaveValue("10.25");
  expect(onChange).toHaveBeenLastCalledWith(10.25);
});

test("a seventh decimal does not go in", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "1.23456789");
  await expect.element(field).toHaveValue("1.234567");
  expect(onChange).toHaveBeenLastCalledWith(1.234567);
});

test("a rate above the limit is cut off, in the field when it is left, and the field says so", async () => {
  const { field, onChange } = await renderField({ max: 40, hint });
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await typeOver(field, "45");
  await expect.element(field).toHaveValue("45");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription(`The most you can enter here is 40%. ${hint}`);
  expect(onChange).toHaveBeenLastCalledWith(40);
  await userEvent.tab();
  await expect.element(field).toHaveValue("40");
  await expect.element(field).toHaveAccessibleDescription(`The most you can enter here is 40%. ${hint}`);
});

test("a field that is emptied says which rate is still used, in its hint's place, until it is left", async () => {
  const { field } = await renderField({ max: 40, hint });
  await typeOver(field, "99");
  await field.clear();
  await expect.element(field).toHaveAccessibleDescription("Until you enter another, we use 10.75%.");
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(hint);
});

test("what was said of a rate that was cut off goes with the next one that is within the limit", async () => {
  const { field } = await renderField({ max: 40 });
  await typeOver(field, "45");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await typeOver(field, "39");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await expect.element(field).not.toHaveAccessibleDescription();
});

test("what was said of a rate that was cut off goes when the slider or another field sets a lower one", async () => {
  const { field, range, onChange } = await renderField({ max: 20 });
  await typeOver(field, "45");
  await expect.element(field).toHaveAccessibleDescription("The most you can enter here is 20%.");
  range.element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(field).toHaveValue("19.75");
  expect(onChange).toHaveBeenLastCalledWith(19.75);
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("a rate below the least is lifted to it", async () => {
  const { field, onChange } = await renderField({ min: 2 });
  await typeOver(field, "1");
  expect(onChange).toHaveBeenLastCalledWith(2);
  await userEvent.tab();
  await expect.element(field).toHaveValue("2");
});

test("a rate above the limit that was set elsewhere is kept, and the field says where it comes from", async () => {
  const { field, onChange } = await renderField({ value: 45.5, max: 40 });
  await expect.element(field).toHaveValue("45.5");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      "45.5% comes from another tab, and we use it here. The highest rate you can type here is 40%.",
    );
  await field.click();
  await userEvent.tab();
  await expect.element(field).toHaveValue("45.5");
  expect(onChange).not.toHaveBeenCalled();
});

test("an emptied field goes back to the last rate when it is left", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "{Backspace}");
  await expect.element(field).toHaveValue("");
  await userEvent.tab();
  await expect.element(field).toHaveValue("10.75");
  expect(onChange.mock.calls.flat()).not.toContain(0);
});

test("a point alone goes back to the last rate when the field is left", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, ".");
  await expect.element(field).toHaveValue(".");
  await userEvent.tab();
  await expect.element(field).toHaveValue("10.75");
  expect(onChange.mock.calls.flat()).not.toContain(0);
});

test("a field that is emptied and left goes back to the rate that was chosen last, not to the limit that cut one off", async () => {
  const { field, onChange } = await renderField({ max: 40 });
  await typeOver(field, "99");
  await userEvent.tab();
  await expect.element(field).toHaveValue("40");
  await field.click();
  await field.clear();
  await userEvent.tab();
  await expect.element(field).toHaveValue("10.75");
  expect(onChange).toHaveBeenLastCalledWith(10.75);
  await field.click();
  await userEvent.keyboard("{End}{Backspace>5/}");
  await userEvent.tab();
  await expect.element(field).toHaveValue("10.75");
});

test("an emptied field gets its empty value, if it has one", async () => {
  const { field, onChange } = await renderField({ emptyMeans: 0 });
  await typeOver(field, "{Backspace}");
  expect(onChange).toHaveBeenLastCalledWith(0);
  await userEvent.tab();
  await expect.element(field).toHaveValue("0");
});

test("the arrow keys step by a tenth without rounding errors", async () => {
  const { field, onChange } = await renderField({ value: 2.5, step: 0.1, max: 3 });
  await field.click();
  await userEvent.keyboard("{ArrowUp}".repeat(7));
  await expect.element(field).toHaveValue("3");
  expect(onChange.mock.calls.flat()).toEqual([2.6, 2.7, 2.8, 2.9, 3, 3, 3]);
});

test("the arrow keys step down to the least rate and not below it", async () => {
  const { field, onChange } = await renderField({ value: 0.5, step: 0.1, min: 0 });
  await field.click();
  await userEvent.keyboard("{ArrowDown}".repeat(6));
  await expect.element(field).toHaveValue("0");
  expect(onChange.mock.calls.flat()).toEqual([0.4, 0.3, 0.2, 0.1, 0, 0]);
});

test("an arrow key steps from what was typed", async () => {
  const { field, onChange } = await renderField({ step: 0.1 });
  await typeOver(field, "9,5");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field).toHaveValue("9.6");
  expect(onChange).toHaveBeenLastCalledWith(9.6);
});

test("the arrow keys change nothing in a field without a step", async () => {
  const { field, onChange } = await renderField();
  await field.click();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowUp}");
  await expect.element(field).toHaveValue("10.75");
  expect(onChange).not.toHaveBeenCalled();
});

test("slider and field are in step, both ways", async () => {
  const { field, range, onChange } = await renderField();
  await expect.element(range).toHaveAttribute("aria-valuetext", "10.75%");
  range.element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(field).toHaveValue("10.5");
  expect(onChange).toHaveBeenLastCalledWith(10.5);
  await typeOver(field, "12,5");
  await expect.element(range).toHaveValue("12.5");
});

test("the browser fills in neither field nor slider, and the keyboard has a decimal sign", async () => {
  const { field, range } = await renderField();
  await expect.element(field).toHaveAttribute("autocomplete", "off");
  await expect.element(range).toHaveAttribute("autocomplete", "off");
  await expect.element(field).toHaveAttribute("inputmode", "decimal");
});

test("a disabled field cannot be typed in", async () => {
  const { field } = await renderField({ disabled: true });
  await expect.element(field).toBeDisabled();
});

test.for(["1e1", "no rate", "prime - 0.5", "١٠"])(
  "pasted “%s” is not understood: the old rate stays, and the field says so until it is left",
  async (text) => {
    const { field, onChange } = await renderField();
    await pasteOver(field, text);
    await expect.element(field).toHaveAccessibleDescription(/Only a number goes in here\./);
    await expect.element(field).toHaveValue("10.75");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(field).not.toHaveAccessibleDescription(/Only a number/);
  },
);

test("a letter that is typed does not go in silently", async () => {
  const { field } = await renderField();
  await typeOver(field, "1e1");
  await expect.element(field).toHaveValue("11");
  await expect.element(field).toHaveAccessibleDescription(/Only a number goes in here\./);
});
