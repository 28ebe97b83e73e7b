import { type ReactNode, useReducer } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { type Inputs, inputFields } from "#contract/input-fields.ts";
import { typeOver } from "#web/testing/typing.ts";
import { CheckInput, CountInput, DateInput, MoneyInput, RateInput, TermInput } from "./input-field.tsx";
import { defaultInputs, inputsReducer } from "./inputs.ts";
import { InputsContext } from "./inputs-context.ts";

const defaults = defaultInputs(specifiedFigures);

/** Fields around the inputs of a page, and those inputs as they are now. */
async function renderFields(fields: ReactNode, start: Partial<Inputs> = {}) {
  const seen = vi.fn<(inputs: Inputs) => void>();
  function Page() {
    const [inputs, dispatch] = useReducer(inputsReducer, { ...defaults, ...start });
    seen(inputs);
    return <InputsContext value={{ inputs, dispatch }}>{fields}</InputsContext>;
  }
  const screen = await render(<Page />);
  const type = (name: string, text: string) => typeOver(screen.getByRole("textbox", { name }), text);
  return { screen, type, inputs: () => seen.mock.lastCall?.[0] };
}

test("a money input changes its amount and no other", async () => {
  const { type, inputs } = await renderFields(<MoneyInput name="downPayment" label="Down payment" />);
  await type("Down payment", "250000");
  expect(inputs()).toEqual({ ...defaults, downPayment: 250_000 });
});

test("a rate input changes its rate and no other", async () => {
  const { type, inputs } = await renderFields(<RateInput name="interestRate" label="Rate" />);
  await type("Rate", "11,5");
  expect(inputs()).toEqual({ ...defaults, interestRate: 11.5 });
});

test("a count input changes its count and no other", async () => {
  const { screen, type, inputs } = await renderFields(
    <CountInput name="extraPaymentDuration" label="For" unit="months" />,
  );
  await expect.element(screen.getByText("months")).toBeVisible();
  await type("For", "24");
  expect(inputs()).toEqual({ ...defaults, extraPaymentDuration: 24 });
});

test("a date input changes its date and no other", async () => {
  const { screen, inputs } = await renderFields(<DateInput name="transferDate" label="Transfer" />);
  await screen.getByLabelText("Transfer").fill("2025-01-15");
  expect(inputs()).toEqual({ ...defaults, transferDate: "2025-01-15" });
});

test("a choice changes itself and no other", async () => {
  const { screen, inputs } = await renderFields(<CheckInput name="stressed" label="Stress test" />);
  await screen.getByRole("checkbox", { name: "Stress test" }).click();
  expect(inputs()).toEqual({ ...defaults, stressed: true });
});

test("a linked property value follows the price, one of one's own stays", async () => {
  const { screen, type, inputs } = await renderFields(
    <>
      <MoneyInput name="purchasePrice" label="Price" />
      <MoneyInput name="propertyValue" label="Value" />
      <CheckInput name="linkedValue" label="Same as the price" />
    </>,
  );
  const value = screen.getByRole("textbox", { name: "Value" });
  await type("Price", "1500000");
  await expect.element(value).toHaveValue("1,500,000");
  await screen.getByRole("checkbox", { name: "Same as the price" }).click();
  await type("Value", "1750000");
  await type("Price", "1200000");
  await expect.element(value).toHaveValue("1,750,000");
  expect(inputs()).toMatchObject({ purchasePrice: 1_200_000, propertyValue: 1_750_000 });
  await screen.getByRole("checkbox", { name: "Same as the price" }).click();
  await expect.element(value).toHaveValue("1,200,000");
});

test("limits, slider and a pale 0 come from the table of inputs", async () => {
  const { screen, type, inputs } = await renderFields(
    <>
      <RateInput name="interestRate" label="Rate" />
      <MoneyInput name="grossIncome" label="Income" />
    </>,
  );
  const slider = screen.getByRole("slider", { name: "Rate, slider" });
  await expect.element(slider).toHaveAttribute("max", String(inputFields.interestRate.slider.max));
  await expect.element(screen.getByRole("textbox", { name: "Income" })).toHaveAttribute("placeholder", "0");
  await type("Rate", "99");
  expect(inputs()?.interestRate).toBe(inputFields.interestRate.max);
});

test("a tab may have a limit of its own", async () => {
  const { type, inputs } = await renderFields(<RateInput name="affordabilityRate" label="Rate" max={30} />);
  await type("Rate", "35");
  expect(inputs()?.affordabilityRate).toBe(30);
});

for (const typed of ["0", "41"]) {
  test(`a term of ${typed} years stays as typed, and the field says what is wrong with it`, async () => {
    const { screen, type, inputs } = await renderFields(<TermInput name="loanTerm" label="Term" />);
    const field = screen.getByRole("textbox", { name: "Term" });
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await type("Term", typed);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription("Enter a term of 1 to 40 years.");
    expect(inputs()?.loanTerm).toBe(Number(typed));
  });
}

for (const loanTerm of [1, 40]) {
  test(`nothing is wrong with a term of ${loanTerm}`, async () => {
    const { screen } = await renderFields(<TermInput name="loanTerm" label="Term" />, { loanTerm });
    await expect.element(screen.getByRole("textbox", { name: "Term" })).toHaveValue(String(loanTerm));
    await expect.element(screen.getByRole("textbox", { name: "Term" })).not.toHaveAttribute("aria-invalid");
  });
}
