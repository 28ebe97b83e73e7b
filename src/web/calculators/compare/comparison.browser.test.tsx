import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { inputNames } from "#contract/input-fields.ts";
import { Compare } from "#web/compare/compare.tsx";
import { useKeptText, withKeptText } from "#web/compare/use-kept-text.ts";
import { CountInput, MoneyInput, RateInput } from "#web/inputs/input-field.tsx";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { InputsContext, useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { inputsOfText, inputsText } from "#web/inputs/inputs-text.ts";
import { keptToComparePlace } from "#web/inputs/kept-inputs.ts";
import { useInputs } from "#web/inputs/use-inputs.ts";
import { typeOver } from "#web/testing/typing.ts";
import { inputsExtraPayments } from "../extra-payments/inputs-extra-payments.ts";
import { inputsLoan } from "../loan/inputs-loan.ts";
import { inputsSensitivity } from "../rate-sensitivity/inputs-sensitivity.ts";
import { useAffordabilityComparison } from "./affordability-comparison.ts";
import { ComparisonContext, KeptContext, useInputsComparison } from "./comparison-context.ts";
import { useExtraPaymentsComparison } from "./extra-payments-comparison.ts";
import { useLoanComparison } from "./loan-comparison.ts";
import { useSensitivityComparison } from "./sensitivity-comparison.ts";

const defaults = defaultInputs(specifiedFigures);
const today = "2026-11-22";
/** The groups of an amount are parted by no-break spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

beforeEach(() => {
  sessionStorage.clear();
});

function Page({ children }: { children: ReactNode }) {
  const keptText = useKeptText(keptToComparePlace);
  const [inputs, dispatch] = useInputs(defaults);
  const comparison = useInputsComparison(keptText, {
    ...{ inputs, defaults, dispatch, today },
    figures: specifiedFigures,
  });
  return (
    <InputsContext value={{ inputs, dispatch }}>
      <ComparisonContext value={comparison}>
        <KeptContext value={comparison.kept}>
          <MoneyInput name="purchasePrice" label="Price" />
          <CountInput name="loanTerm" label="Term" unit="years" />
          <RateInput name="interestRate" label="Rate" />
          <MoneyInput name="extraPayment" label="Extra" />
          <MoneyInput name="grossIncome" label="Gross" />
          {children}
        </KeptContext>
      </ComparisonContext>
    </InputsContext>
  );
}

function Loan() {
  const { inputs } = useInputsOfPage();
  return <Compare {...useLoanComparison(inputsLoan(inputs, today, specifiedFigures))} />;
}

async function open(tab: ReactNode) {
  const screen = await render(<Page>{tab}</Page>);
  const compare = screen.getByRole("region", { name: "Compare" });
  return {
    screen,
    compare,
    type: (name: string, text: string) => typeOver(screen.getByRole("textbox", { name }), text),
    press: (name: string) => compare.getByRole("button", { name }).click(),
    says: (words: string) => expect.poll(() => plain(compare.element().textContent)).toContain(words),
  };
}

test("a couple sees what ten years more would cost them, also after a reload, and takes the first answer back", async () => {
  const first = await open(<Loan />);
  await first.type("Price", "1500000");
  await first.press("Keep this to compare");
  await first.says("Kept. Change a number to see the difference.");
  await first.type("Term", "30");
  await first.says("R1 283 less a month costs R1 305 690 more over the term.");
  await first.screen.unmount();

  const again = await open(<Loan />);
  await again.says("R1 283 less a month costs R1 305 690 more over the term.");
  const row = (name: string) => again.screen.getByRole("row", { name });
  await expect.element(row("Loan term 20 years 30 years")).toBeVisible();
  await expect.element(row("Monthly payment R14 729 R13 446")).toBeVisible();
  // What was entered is shown only where it differs.
  expect(again.screen.getByRole("row", { name: "Purchase price" }).all()).toHaveLength(0);

  await again.press("Take the kept numbers back");
  await again.says("R1 283 more a month saves R1 305 690 over the term.");
  await expect.element(again.screen.getByRole("textbox", { name: "Term" })).toHaveValue("20");
  await again.press("Stop comparing");
  await expect.element(again.screen.getByRole("table")).not.toBeInTheDocument();
  expect(sessionStorage.getItem(keptToComparePlace)).toBeNull();
});

test("kept numbers without an answer say so, and so do present ones", async () => {
  sessionStorage.setItem(keptToComparePlace, "purchasePrice=0&interestRate=10.75");
  const { says, press, type } = await open(<Loan />);
  await says("The numbers you kept give no answer here.");
  await press("Stop comparing");
  await press("Keep this to compare");
  await type("Price", "0");
  await says("These numbers give no answer to compare with the one you kept.");
});

test("the extra payments are compared by what they save and how soon the loan is paid off", async () => {
  function Extra() {
    return <Compare {...useExtraPaymentsComparison(inputsExtraPayments(useInputsOfPage().inputs))} />;
  }
  const { screen, says, press, type } = await open(<Extra />);
  await press("Keep this to compare");
  await type("Extra", "2000");
  await says("R1 500 more a month saves");
  await says("sooner.");
  await expect.element(screen.getByRole("row", { name: "Extra payment R500 R2 000" })).toBeVisible();
});

test("the rate sensitivity is compared by what a rise of one point adds", async () => {
  function Sensitivity() {
    return <Compare {...useSensitivityComparison(inputsSensitivity(useInputsOfPage().inputs).answer)} />;
  }
  const { says, press, type } = await open(<Sensitivity />);
  await press("Keep this to compare");
  await type("Term", "30");
  await says("less a month, and a rise of 1 percentage point adds R1 362 instead of R1 225.");
});

test("what one could borrow is compared once there is an income", async () => {
  sessionStorage.setItem("inputs", "grossIncome=28000&netIncome=21000&monthlyExpenses=9000");
  const incomeOf = ({ grossIncome, netIncome, monthlyExpenses }: typeof defaults) => ({
    ...{ grossIncome, netIncome, monthlyExpenses },
    ...{ interestRate: 10.5, termYears: 20, nominal: true, stressed: false },
    ...{ stressBuffer: 2.5, dsrGrossCap: 30, dsrNetCap: 40 },
  });
  function Affordability() {
    return <Compare {...useAffordabilityComparison(incomeOf)} />;
  }
  const { compare, says, press, type } = await open(<Affordability />);
  await press("Keep this to compare");
  await type("Gross", "25000");
  await says("You could borrow R90 146 less, at R900 less a month.");
  await type("Gross", "0");
  await says("These numbers give no answer to compare with the one you kept.");
  await press("Stop comparing");
  await expect.element(compare).not.toBeInTheDocument();
});

test("a link with all inputs and all of them kept is short enough to be read", () => {
  const long = { number: 123_456_789_012_345, string: "2026-11-22", boolean: true };
  const every = Object.fromEntries(
    inputNames.map((name) => [name, long[typeof defaults[name] as keyof typeof long]]),
  ) as typeof defaults;
  const text = inputsText({ ...every, linkedValue: false }, defaults);
  const fragment = withKeptText(text, text);
  expect(inputsOfText(fragment, defaults)).toMatchObject({ purchasePrice: long.number });
});
