import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pasteOver, typeOver } from "#web/testing/typing.ts";
import { WithCurves } from "#web/testing/with-curves.tsx";
import { DigitsField } from "./digits-field.tsx";

type FieldProps = Partial<ComponentProps<typeof DigitsField>>;

/** A field whose owner keeps its count, as a page does. */
function OwnedField({ value: start = 20, onChange, ...rest }: FieldProps) {
  const [value, setValue] = useState(start);
  function change(count: number) {
    setValue(count);
    onChange?.(count);
  }
  return (
    <WithCurves ranges={{ loanTerm: { min: 5, max: 30, step: 1, ticks: [5, 30] } }}>
      <DigitsField name="loanTerm" label="Term" unit="years" value={value} onChange={change} {...rest} />
    </WithCurves>
  );
}

async function renderField(props: FieldProps = {}) {
  const onChange = vi.fn<(count: number) => void>();
  const screen = await render(<OwnedField onChange={onChange} {...props} />);
  const field = screen.getByRole("textbox", { name: "Term" });
  return { field, range: screen.getByRole("slider", { name: "Term, slider" }), onChange };
}

test("only digits go in", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "-2 5 years");
  await expect.element(field).toHaveValue("25");
  expect(onChange).toHaveBeenLastCalledWith(25);
});

for (const [typed, count] of [
  ["1.5", 1],
  ["20.5", 20],
  ["17,5", 17],
  ["0.5", 0],
] as const) {
  test(`${typed} typed is ${count}, with a word about what is left out until the field is left`, async () => {
    const { field, onChange } = await renderField({ hint: "From 1 to 40." });
    await typeOver(field, typed);
    await expect.element(field).toHaveValue(String(count));
    await expect.element(field).toHaveAccessibleDescription("Whole years only.");
    expect(onChange).toHaveBeenLastCalledWith(count);
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription("From 1 to 40.");
    await expect.element(field).toHaveValue(String(count));
  });
}

test("a pasted 20.5 years is 20", async () => {
  const { field, onChange } = await renderField();
  await pasteOver(field, "20.5 years");
  await expect.element(field).toHaveValue("20");
  expect(onChange).toHaveBeenLastCalledWith(20);
});

test("of a pasted text its digits are taken", async () => {
  const { field, onChange } = await renderField();
  await pasteOver(field, "30 years");
  await expect.element(field).toHaveValue("30");
  expect(onChange).toHaveBeenLastCalledWith(30);
});

test("a fifth digit does not go in", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "12345");
  await expect.element(field).toHaveValue("1234");
  expect(onChange).toHaveBeenLastCalledWith(1234);
});

test("an emptied field means 0, and shows it once it is left", async () => {
  const { field, onChange } = await renderField();
  await typeOver(field, "{Backspace}");
  await expect.element(field).toHaveValue("");
  expect(onChange).toHaveBeenLastCalledWith(0);
  await userEvent.tab();
  await expect.element(field).toHaveValue("0");
});

for (const [where, key] of [
  ["behind", "{End}"],
  ["in front of", "{Home}"],
] as const) {
  test(`a digit typed ${where} a lone 0 replaces it`, async () => {
    const { field, onChange } = await renderField({ value: 0 });
    await field.click();
    await userEvent.keyboard(`${key}25`);
    await expect.element(field).toHaveValue("25");
    expect(onChange).toHaveBeenLastCalledWith(25);
  });
}

test("what is wrong and what is asked for are said with the field", async () => {
  const { field } = await renderField({ hint: "In whole years.", error: "Enter a term." });
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription("Enter a term. In whole years.");
});

test("slider and field are in step, both ways", async () => {
  const { field, range, onChange } = await renderField();
  range.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(field).toHaveValue("21");
  expect(onChange).toHaveBeenLastCalledWith(21);
  await typeOver(field, "15");
  await expect.element(range).toHaveValue("15");
  await expect.element(range).toHaveAttribute("aria-valuetext", "15");
});

test("the browser fills in neither field nor slider, and the keyboard is one for numbers", async () => {
  const { field, range } = await renderField();
  await expect.element(field).toHaveAttribute("autocomplete", "off");
  await expect.element(range).toHaveAttribute("autocomplete", "off");
  await expect.element(field).toHaveAttribute("inputmode", "numeric");
});
