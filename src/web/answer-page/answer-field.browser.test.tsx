import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { type Inputs, inputFields } from "#contract/input-fields.ts";
import { answerWith, renderPart } from "#web/testing/numbers-around.tsx";
import { AnswerField } from "./answer-field.tsx";
import { choice, count, type Fields, growth, input, money, month, months, tick } from "./fields.ts";
import { defaultInputs } from "./inputs.ts";

const defaults = defaultInputs(specifiedFigures);

beforeEach(() => sessionStorage.clear());

/** The fields of an answer that are its own, with our figures to start with. */
const own = answerWith(
  {
    rates: money("Rates"),
    growth: growth("Growth"),
    left: months("Time left"),
    days: count("Deposit due after", { max: 365, unit: "days" }),
    goal: month("Done by"),
    name: { kind: "text", label: "Bank" },
    paid: choice("The fee", { cash: "In cash", loan: "Added to the loan" }, "cash"),
    vat: tick("From a developer", false),
  },
  { rates: 1_600, growth: 4, left: 240, days: 7 },
);

const renderOwn = (name: string) => renderPart(own, <AnswerField name={name} />);

test("an amount of ours can be changed, and brought back", async () => {
  const { screen, type, numbers } = await renderOwn("rates");
  await type("Rates", "2500");
  expect(numbers().entered).toEqual({ rates: 2_500 });
  await screen.getByRole("button", { name: "Back to our R1\u00a0600" }).click();
  expect(numbers().entered).toEqual({});
  await expect.element(screen.getByRole("textbox", { name: "Rates" })).toHaveValue("1,600");
});

test("growth may be negative", async () => {
  const { screen, type, numbers } = await renderOwn("growth");
  await type("Growth", "-2,5");
  expect(numbers().entered).toEqual({ growth: -2.5 });
  await expect.element(screen.getByRole("textbox", { name: "Growth" })).toHaveValue("-2.5");
});

test("a length of time is typed as years and months", async () => {
  const { type, numbers } = await renderOwn("left");
  await type("Time left", "17");
  await type("Time left, months", "9");
  expect(numbers().entered).toEqual({ left: 17 * 12 + 9 });
});

test("a count past its limit says so beside the field, which has its unit", async () => {
  const { screen, type } = await renderOwn("days");
  await expect.element(screen.getByText("days")).toBeVisible();
  const field = screen.getByRole("textbox", { name: "Deposit due after" });
  await type("Deposit due after", "400");
  await expect.element(field).toHaveAccessibleDescription("Enter a number from 0 to 365.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

test("a month, a name, a choice and a switch change themselves", async () => {
  const { screen, type, numbers } = await renderPart(
    own,
    <>
      <AnswerField name="goal" />
      <AnswerField name="name" />
      <AnswerField name="paid" />
      <AnswerField name="vat" />
    </>,
  );
  await screen.getByLabelText("Done by").fill("2038-12");
  expect(numbers().entered).toEqual({ goal: "2038-12" });
  await type("Bank", "My bank");
  expect(numbers().entered).toEqual({ goal: "2038-12", name: "My bank" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "The fee" }), "loan");
  await screen.getByRole("checkbox", { name: "From a developer" }).click();
  expect(numbers().entered).toEqual({ goal: "2038-12", name: "My bank", paid: "loan", vat: true });
  expect(numbers().inputs).toEqual(defaults);
});

/** Fields whose values all answers share. */
async function renderShared(fields: Fields, start: Partial<Inputs> = {}) {
  const all = Object.keys(fields).map((name) => <AnswerField key={name} name={name} />);
  const kept = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = "shared" in field ? start[field.shared as keyof Inputs] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return renderPart(answerWith(fields), all, { kept });
}

test("an amount changes itself and no other", async () => {
  const { type, numbers } = await renderShared({ deposit: input("downPayment", "Down payment") });
  await type("Down payment", "250000");
  expect(numbers()).toMatchObject({ inputs: { ...defaults, downPayment: 250_000 }, entered: {} });
});

test("a rate changes itself and no other", async () => {
  const { type, numbers } = await renderShared({ rate: input("interestRate", "Rate") });
  await type("Rate", "11,5");
  expect(numbers()).toMatchObject({ inputs: { ...defaults, interestRate: 11.5 }, entered: {} });
});

test("a count changes itself and no other", async () => {
  const fields = { duration: input("extraPaymentDuration", "For", { unit: "months" }) };
  const { screen, type, numbers } = await renderShared(fields);
  await expect.element(screen.getByText("months")).toBeVisible();
  await type("For", "24");
  expect(numbers()).toMatchObject({ inputs: { ...defaults, extraPaymentDuration: 24 }, entered: {} });
});

test("a date changes itself and no other", async () => {
  const { screen, numbers } = await renderShared({ transferred: input("transferDate", "Transfer") });
  await screen.getByLabelText("Transfer").fill("2025-01-15");
  expect(numbers()).toMatchObject({ inputs: { ...defaults, transferDate: "2025-01-15" }, entered: {} });
});

test("a tick changes itself and no other", async () => {
  const { screen, numbers } = await renderShared({ stressed: input("stressed", "Stress test") });
  await screen.getByRole("checkbox", { name: "Stress test" }).click();
  expect(numbers()).toMatchObject({ inputs: { ...defaults, stressed: true }, entered: {} });
});

test("a loan amount moves the price and leaves the down payment", async () => {
  const fields = { loan: input("loanAmount", "Loan"), deposit: input("downPayment", "Down payment") };
  const { screen, type, numbers } = await renderShared(fields, { downPayment: 400_000 });
  await expect.element(screen.getByRole("textbox", { name: "Loan" })).toHaveValue("1,600,000");
  await type("Loan", "1000000");
  expect(numbers().inputs).toMatchObject({ purchasePrice: 1_400_000, downPayment: 400_000 });
});

test("a linked property value follows the price, one of one's own stays", async () => {
  const { screen, type, numbers } = await renderShared({
    price: input("purchasePrice", "Price"),
    value: input("propertyValue", "Value"),
    linked: input("linkedValue", "Same as the price"),
  });
  const value = screen.getByRole("textbox", { name: "Value" });
  await type("Price", "1500000");
  await expect.element(value).toHaveValue("1,500,000");
  await screen.getByRole("checkbox", { name: "Same as the price" }).click();
  await type("Value", "1750000");
  await type("Price", "1200000");
  await expect.element(value).toHaveValue("1,750,000");
  expect(numbers().inputs).toMatchObject({ purchasePrice: 1_200_000, propertyValue: 1_750_000 });
  await screen.getByRole("checkbox", { name: "Same as the price" }).click();
  await expect.element(value).toHaveValue("1,200,000");
});

test("limits and a pale 0 come from the table of inputs", async () => {
  const { screen, type, numbers } = await renderShared({
    rate: input("interestRate", "Rate"),
    income: input("grossIncome", "Income"),
  });
  await expect.element(screen.getByRole("textbox", { name: "Income" })).toHaveAttribute("placeholder", "0");
  await type("Rate", "99");
  expect(numbers().inputs.interestRate).toBe(inputFields.interestRate.max);
});

test("an answer may have a limit of its own", async () => {
  const fields = { rate: input("affordabilityRate", "Rate", { max: 30 }) };
  const { type, numbers } = await renderShared(fields);
  await type("Rate", "35");
  expect(numbers().inputs.affordabilityRate).toBe(30);
});

for (const typed of ["0", "41"]) {
  test(`a term of ${typed} years stays as typed, and the field says what is wrong with it`, async () => {
    const { screen, type, numbers } = await renderShared({ term: input("loanTerm", "Term") });
    const field = screen.getByRole("textbox", { name: "Term" });
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await type("Term", typed);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription("Enter a term of 1 to 40 years.");
    expect(numbers().inputs.loanTerm).toBe(Number(typed));
  });
}

for (const loanTerm of [1, 40]) {
  test(`nothing is wrong with a term of ${loanTerm}`, async () => {
    const { screen } = await renderShared({ term: input("loanTerm", "Term") }, { loanTerm });
    const field = screen.getByRole("textbox", { name: "Term" });
    await expect.element(field).toHaveValue(String(loanTerm));
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  });
}
