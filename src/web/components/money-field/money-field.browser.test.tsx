import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { maxAmount } from "#contract/input-fields.ts";
import { typeEarly } from "#web/testing/type-early.tsx";
import { pasteOver, typeOver } from "#web/testing/typing.ts";
import { WithCurves } from "#web/testing/with-curves.tsx";
import { MoneyField } from "./money-field.tsx";

const range = { min: 0, max: 2_000_000, step: 10_000, ticks: [0, 1_000_000, 2_000_000] };
const hint = "What you pay from your own money.";

type FieldProps = Partial<ComponentProps<typeof MoneyField>>;

/** A field whose owner keeps its amount, as a page does. */
function OwnedField({ value: start = 0, onChange, ...rest }: FieldProps) {
  const [value, setValue] = useState(start);
  function change(amount: number) {
    setValue(amount);
    onChange?.(amount);
  }
  return (
    <WithCurves ranges={{ downPayment: range }}>
      <MoneyField name="downPayment" label="Down payment" value={value} onChange={change} {...rest} />
    </WithCurves>
  );
}

async function renderField(props: FieldProps = {}) {
  const onChange = vi.fn<(amount: number) => void>();
  const screen = await render(<OwnedField onChange={onChange} {...props} />);
  const field = screen.getByRole("textbox", { name: "Down payment" });
  return { field, onChange, slider: screen.getByRole("slider", { name: "Down payment, slider" }) };
}

const caretOf = (input: Element) => (input as HTMLInputElement).selectionStart;

test("an amount is grouped with commas while it is typed, and each key tells the amount so far", async () => {
  const { field, onChange } = await renderField({ startsEmpty: true });
  await field.click();
  for (const [key, text] of [
    ["1", "1"],
    ["2", "12"],
    ["5", "125"],
    ["0", "1,250"],
    ["0", "12,500"],
    ["0", "125,000"],
    ["0", "1,250,000"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(field).toHaveValue(text);
  }
  expect(onChange.mock.calls.flat()).toEqual([1, 12, 125, 1250, 12_500, 125_000, 1_250_000]);
});

test("the caret stays behind the digit that was typed in the middle of an amount", async () => {
  const { field } = await renderField({ value: 1_250_000 });
  await field.click();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}9");
  await expect.element(field).toHaveValue("12,950,000");
  expect(caretOf(field.element())).toBe("12,9".length);
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("1,250,000");
  expect(caretOf(field.element())).toBe("1,2".length);
});

test("what was typed can be undone, and done again", async () => {
  const { field, onChange } = await renderField({ value: 1250 });
  await field.click();
  await userEvent.keyboard("{End}7");
  await expect.element(field).toHaveValue("12,507");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field).toHaveValue("1,250");
  expect(onChange).toHaveBeenLastCalledWith(1250);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(field).toHaveValue("12,507");
  expect(onChange).toHaveBeenLastCalledWith(12_507);
});

test("a figure typed behind a lone 0 replaces it", async () => {
  const { field, onChange } = await renderField();
  await expect.element(field).toHaveValue("0");
  await field.click();
  await userEvent.keyboard("{End}30000");
  await expect.element(field).toHaveValue("30,000");
  expect(onChange).toHaveBeenLastCalledWith(30_000);
});

test("a figure typed in front of a lone 0 replaces it: 30000 is not 300000", async () => {
  const { field, onChange } = await renderField();
  await field.click();
  await userEvent.keyboard("{Home}30000");
  await expect.element(field).toHaveValue("30,000");
  expect(onChange).toHaveBeenLastCalledWith(30_000);
});

test("leading zeros never stay, whether they were typed or left by a deleted digit", async () => {
  const { field, onChange } = await renderField({ startsEmpty: true });
  await field.click();
  await userEvent.keyboard("007");
  await expect.element(field).toHaveValue("7");
  await userEvent.keyboard("000500");
  await expect.element(field).toHaveValue("7,000,500");
  await userEvent.keyboard("{Home}{Delete}");
  await expect.element(field).toHaveValue("500");
  expect(onChange).toHaveBeenLastCalledWith(500);
});

test("a 0 typed in front of an amount leaves the caret where it was", async () => {
  const { field } = await renderField({ value: 5000 });
  await field.click();
  await userEvent.keyboard("{Home}0");
  await expect.element(field).toHaveValue("5,000");
  await userEvent.keyboard("7");
  await expect.element(field).toHaveValue("75,000");
});

test("letters and signs do not go in", async () => {
  const { field, onChange } = await renderField({ startsEmpty: true });
  await field.click();
  await userEvent.keyboard("-a1 b2e3");
  await expect.element(field).toHaveValue("123");
  expect(onChange).toHaveBeenLastCalledWith(123);
});

test.each([
  ["1.2m", "1,200,000"],
  ["R 1,2m", "1,200,000"],
  ["850k", "850,000"],
  ["1,250,000", "1,250,000"],
])("typed “%s” is %s, as it is when pasted", async (keys, text) => {
  const { field } = await renderField({ startsEmpty: true });
  await field.click();
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(text);
  await expect.element(field).toHaveAccessibleDescription("");
});

test("a k after an amount that the slider has set multiplies that amount, not what was typed before", async () => {
  const { field, slider } = await renderField();
  await typeOver(field, "15");
  await slider.fill("20000");
  await field.click();
  await userEvent.keyboard("{End}k");
  await expect.element(field).toHaveValue("20,000,000");
});

test("cents do not go in, with a word about it, and round the amount when the field is left", async () => {
  const { field, onChange } = await renderField({ startsEmpty: true, hint });
  await expect.element(field).toHaveAccessibleDescription(hint);
  await field.click();
  await userEvent.keyboard("15000.50");
  await expect.element(field).toHaveValue("15,000");
  await expect.element(field).toHaveAccessibleDescription("Whole rand only: the cents are rounded.");
  expect(onChange).toHaveBeenLastCalledWith(15_000);
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(hint);
  await expect.element(field).toHaveValue("15,001");
  expect(onChange).toHaveBeenLastCalledWith(15_001);
});

test.for([
  ["1250000.50", "1,250,001"],
  ["1250000.49", "1,250,000"],
  ["1250000.50{Backspace}", "125,000"],
  ["1250000.50{Home}9", "91,250,000"],
] as const)("%s typed is R%s once the field is left", async ([keys, shown]) => {
  const { field } = await renderField({ startsEmpty: true });
  await field.click();
  await userEvent.keyboard(keys);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
});

test.for(["1e6", "12345678901234567890", "no amount", "10%", "١٢٣", "１２３"])(
  "pasted “%s” is not understood: the old amount stays, and the field says so",
  async (text) => {
    const { field, onChange } = await renderField({ value: 5000, hint });
    await pasteOver(field, text);
    await expect.element(field).toHaveAccessibleDescription(/^Only a number goes in here\./);
    await expect.element(field).toHaveValue("5,000");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{End}7");
    await expect.element(field).toHaveAccessibleDescription(hint);
  },
);

test("a share that is typed where an amount goes does not become one in silence", async () => {
  const { field } = await renderField({ value: 5000, hint });
  await typeOver(field, "10%");
  await expect.element(field).toHaveAccessibleDescription(/^Only a number goes in here\./);
  await userEvent.keyboard("0");
  await expect.element(field).toHaveAccessibleDescription(hint);
});

test("cents in what is pasted are rounded with a word about it", async () => {
  const { field } = await renderField({ value: 5000 });
  await pasteOver(field, "12,34");
  await expect.element(field).toHaveValue("12");
  await expect.element(field).toHaveAccessibleDescription("Whole rand only: the cents are rounded.");
});

test("who comes back to an amount goes on with its rand", async () => {
  const { field } = await renderField({ startsEmpty: true });
  await field.click();
  await userEvent.keyboard("15000.5");
  await userEvent.tab();
  await field.click();
  await userEvent.keyboard("{End}5");
  await expect.element(field).toHaveValue("150,015");
});

for (const [early, value, more, shown] of [
  ["2.", 2, "35m", "2,350,000"],
  ["2.5", 3, "m", "2,500,000"],
  ["1,2", 1, "m", "1,200,000"],
  ["15000.", 15_000, "50", "15,000"],
  ["150", 150, "00", "15,000"],
] as const) {
  test(`“${early}” that was typed before the field was there goes on as ${early}${more}`, async () => {
    await typeEarly(<OwnedField value={value} />, early);
    await userEvent.keyboard(`{End}${more}`);
    await expect.element(page.getByRole("textbox", { name: "Down payment" })).toHaveValue(shown);
  });
}

for (const [typed, shown] of [
  ["15000,50", "15,000"],
  ["1,500,000", "1,500,000"],
  ["950,000", "950,000"],
] as const) {
  test(`${typed} typed with its own commas is R${shown}`, async () => {
    const { field } = await renderField({ startsEmpty: true });
    await field.click();
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(shown);
  });
}

for (const [text, shown, amount] of [
  ["R 1,2m", "1,200,000", 1_200_000],
  ["R 1 250 000,00", "1,250,000", 1_250_000],
  ["1,250,000.50", "1,250,001", 1_250_001],
  ["about R850k", "850,000", 850_000],
  ["1.250.000", "1,250,000", 1_250_000],
  ["0007", "7", 7],
] as const) {
  test(`pasted “${text}” is R${shown}`, async () => {
    const { field, onChange } = await renderField({ startsEmpty: true });
    await pasteOver(field, text);
    await expect.element(field).toHaveValue(shown);
    expect(onChange.mock.calls).toEqual([[amount]]);
  });
}

test("a pasted text without an amount changes nothing", async () => {
  const { field, onChange } = await renderField({ value: 1_250_000 });
  await pasteOver(field, "abc");
  await expect.element(field).toHaveValue("1,250,000");
  expect(onChange).not.toHaveBeenCalled();
});

test("a sixteenth digit does not go in", async () => {
  const { field, onChange } = await renderField({ startsEmpty: true });
  await field.click();
  await userEvent.keyboard("1234567890123456");
  await expect.element(field).toHaveValue("123,456,789,012,345");
  expect(onChange).toHaveBeenLastCalledWith(123_456_789_012_345);
});

test("an amount above a thousand million rand stays as typed, and the field says that it is too much", async () => {
  const { field, onChange } = await renderField({ value: maxAmount, hint });
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await field.click();
  await userEvent.keyboard("{End}{Backspace}1");
  await expect.element(field).toHaveValue("1,000,000,001");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  const problem = "Enter an amount up to R1\u00a0000\u00a0000\u00a0000.";
  await expect.element(field).toHaveAccessibleDescription(`${problem} ${hint}`);
  expect(onChange).toHaveBeenLastCalledWith(maxAmount + 1);
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await expect.element(field).toHaveAccessibleDescription(hint);
});

test("a field that starts empty shows a pale 0 that is not its value", async () => {
  const { field } = await renderField({ startsEmpty: true });
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveAttribute("placeholder", "0");
});

test("an emptied field means 0, and shows it once it is left", async () => {
  const { field, onChange } = await renderField({ value: 500 });
  await typeOver(field, "{Backspace}");
  await expect.element(field).toHaveValue("");
  expect(onChange).toHaveBeenLastCalledWith(0);
  await userEvent.tab();
  await expect.element(field).toHaveValue("0");
});

test("an amount set elsewhere takes the place of what was typed", async () => {
  const onChange = () => {};
  const field = { name: "downPayment", label: "Down payment", onChange };
  const screen = await render(<MoneyField {...field} value={500} />);
  const input = screen.getByRole("textbox", { name: "Down payment" });
  await typeOver(input, "7");
  await screen.rerender(<MoneyField {...field} value={7} />);
  await expect.element(input).toHaveValue("7");
  await screen.rerender(<MoneyField {...field} value={1_750_000} />);
  await expect.element(input).toHaveValue("1,750,000");
});

test("slider and field are in step, both ways", async () => {
  const { field, slider, onChange } = await renderField({ value: 500_000 });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "R500\u00a0000");
  slider.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(field).toHaveValue("510,000");
  expect(onChange).toHaveBeenLastCalledWith(510_000);
  await typeOver(field, "1200000");
  await expect.element(slider).toHaveValue("1200000");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "R1\u00a0200\u00a0000");
});

test("an amount past the slider's end stays exact in the field, the slider is at its end", async () => {
  const { field, slider } = await renderField({ value: 3_456_789 });
  await expect.element(field).toHaveValue("3,456,789");
  await expect.element(slider).toHaveValue("2000000");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "R3\u00a0456\u00a0789");
});

test("the browser fills in neither field nor slider, and the keyboard is one for numbers", async () => {
  const { field, slider } = await renderField();
  await expect.element(field).toHaveAttribute("autocomplete", "off");
  await expect.element(slider).toHaveAttribute("autocomplete", "off");
  await expect.element(field).toHaveAttribute("inputmode", "numeric");
});

test("a disabled field cannot be typed in, and complains of nothing", async () => {
  const { field } = await renderField({ value: maxAmount + 1, disabled: true });
  await expect.element(field).toBeDisabled();
  await expect.element(field).toHaveValue("1,000,000,001");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});
