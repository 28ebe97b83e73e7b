import type { ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { renderAnswer, renderPart } from "#web/testing/numbers-around.tsx";
import { SameRates } from "../calculators/same-rates.tsx";
import { affordability } from "./affordability.tsx";

const defaults = defaultInputs(specifiedFigures);
const nurse = { grossIncome: 28_000, netIncome: 21_000, monthlyExpenses: 9000 };

beforeEach(() => sessionStorage.clear());

const textOf = (element: Element) => element.textContent.replaceAll("\u00a0", " ");

/** The whole tab with the numbers of a page, and an address of its own. */
async function renderTab(start: Partial<Inputs> = {}) {
  const location = memoryLocation({ path: calculatorTabs.affordability.path, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => <Router hook={location.hook}>{children}</Router>;
  const { screen, numbers } = await renderAnswer(affordability, { kept: start, wrapper });
  return {
    screen,
    history: location.history,
    inputs: () => numbers().inputs,
    text: () => textOf(screen.container.querySelector("#answer")!),
  };
}

/** The table, and what is always under it. */
async function expectTable(
  { screen }: Pick<Awaited<ReturnType<typeof renderTab>>, "screen">,
  amounts: readonly string[],
) {
  await expect.poll(() => screen.getByRole("cell").elements().map(textOf)).toEqual(amounts);
  await expect.element(screen.getByText(/Rate used: 10\.5% • Nominal\/12/)).toBeVisible();
  for (const name of [/Get Pre-Approved/, /Start Home Loan Application/])
    await expect.element(screen.getByRole("link", { name })).toBeVisible();
  await expect.element(screen.getByText(/Banks may apply additional rules/)).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Export Table" })).toBeVisible();
}

test("before anything is entered there is a worked example, and the table has its figures", async () => {
  const { screen, text } = await renderTab();
  expect(text()).toContain("Enter your gross and net income");
  expect(text()).toContain("About R751 000 for example, on R30 000 a month");
  expect(screen.getByRole("list", { name: "Home loan by method" }).elements()).toEqual([]);
  await expect
    .element(screen.getByRole("heading", { name: "Example: R30\u00a0000 a month before tax" }))
    .toBeVisible();
  await expectTable({ screen }, [
    ...["R7 500", "R751 217"],
    ...["R9 000", "R901 460"],
    ...["R9 400", "R941 525"],
    ...["R7 500", "R751 217"],
  ]);
});

test.for([25_000, 20_000])(
  "with expenses of %i on a net income of 20,000 the figure and the surplus are R0, the DSR rules are theirs, and a sentence says what would help",
  async (monthlyExpenses) => {
    const { screen, text } = await renderTab({ grossIncome: 30_000, netIncome: 20_000, monthlyExpenses });
    await expectTable({ screen }, [
      ...["R0", "R0"],
      ...["R9 000", "R901 460"],
      ...["R8 000", "R801 298"],
      ...["R0", "R0"],
    ]);
    expect(text()).toContain("R0 to borrow, with these expenses");
    await expect
      .element(screen.getByLabelText("Home loan by method").getByText("R901k").first())
      .toBeVisible();
    const above = screen.getByText(/With expenses of R12.000 you could/).element();
    const table = screen.getByRole("table").element();
    expect(above.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test("what is exported of it is the same, with the R0 of each method", async () => {
  const { screen } = await renderTab({ grossIncome: 30_000, netIncome: 20_000, monthlyExpenses: 25_000 });
  const saved: Blob[] = [];
  const saving = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "data:text/csv,";
  });
  // The table follows the answer when typing pauses.
  await expect.element(screen.getByRole("cell", { name: /^R8.000$/ })).toBeVisible();
  await screen.getByRole("button", { name: "Export Table" }).click();
  await expect.poll(() => saved.length).toBe(1);
  const csv = await saved[0]?.text();
  expect(csv?.split("\r\n").slice(1, 5)).toEqual([
    expect.stringMatching(/^"Surplus [^"]+",0\.00,0\.00,/),
    expect.stringMatching(/^"DSR Gross",9000\.00,901460\.\d\d,/),
    expect.stringMatching(/^"DSR Net",8000\.00,801298\.\d\d,/),
    expect.stringMatching(/^"Most Conservative \(min of all\)",0\.00,0\.00,/),
  ]);
  saving.mockRestore();
});

test("one press fills the example in, the next one clears it, and the focus stays on the button", async () => {
  const { screen, inputs, text } = await renderTab();
  await userEvent.tab();
  await screen.getByRole("button", { name: "Fill in this example" }).click();
  expect(inputs()).toEqual({ ...defaults, grossIncome: 30_000, netIncome: 23_500, monthlyExpenses: 16_000 });
  expect(text()).toContain("About R751 000 to borrow, at R7 500 a month");
  const clear = screen.getByRole("button", { name: "Clear the example" });
  await expect.element(clear).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(inputs()).toEqual(defaults);
  await expect.element(screen.getByRole("button", { name: "Fill in this example" })).toHaveFocus();
});

test("until there is an income the example stands pale in the fields, and a moved thumb enters its own number alone", async () => {
  const { screen, inputs, text } = await renderTab();
  const gross = screen.getByRole("textbox", { name: "Gross Income (pm)" });
  await expect.element(gross).toHaveValue("");
  await expect.element(gross).toHaveAttribute("placeholder", "30,000");
  const thumb = screen.getByRole("slider", { name: "Gross Income (pm), slider" });
  await expect.element(thumb).toHaveAttribute("aria-valuetext", "R30\u00a0000");
  (thumb.element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}");
  // At R0 there would be the example's own number again.
  expect(inputs()).toEqual({ ...defaults, grossIncome: 1000 });
  await userEvent.keyboard("{ArrowRight>46/}");
  expect(inputs()).toEqual({ ...defaults, grossIncome: 24_000 });
  expect(text()).toContain("About R600 000 to borrow");
});

test("where expenses take all of it, a phone keeps a curve that leads out of it, whichever field is in use", async () => {
  const [width, height] = [innerWidth, innerHeight];
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(360, 740);
  const { screen } = await renderTab({ ...nurse, monthlyExpenses: 25_000 });
  const slider = (name: string) => screen.getByRole("slider", { name });
  await screen.getByRole("textbox", { name: "Interest Rate (annual %)" }).click();
  await expect.element(slider("Net Income (pm), slider")).toBeVisible();
  expect(slider("Interest Rate (annual %), slider").all()).toHaveLength(0);
  await screen.getByRole("textbox", { name: "Monthly Expenses (pm)" }).fill("9000");
  await screen.getByRole("textbox", { name: "Interest Rate (annual %)" }).click();
  await expect.element(slider("Interest Rate (annual %), slider")).toBeVisible();
});

test("expenses that are entered first are in the example, and stay when a thumb enters an income", async () => {
  const { screen, inputs, text } = await renderTab({ monthlyExpenses: 17_000 });
  expect(text()).toContain("for example, with your expenses");
  (screen.getByRole("slider", { name: "Net Income (pm), slider" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(inputs()).toEqual({ ...defaults, netIncome: 24_000, monthlyExpenses: 17_000 });
});

test("below the incomes it says that they are counted, without a name, and leads to the way to say no", async () => {
  const { screen } = await renderTab();
  await expect.element(screen.getByText(/What you enter is counted without your name\./)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Say no" }))
    .toHaveAttribute("href", "/privacy#opt-out");
});

test("typed one after the other, the numbers of one's own take the example's place, and there is always an answer", async () => {
  const { screen, text } = await renderTab();
  const field = (name: string) => screen.getByRole("textbox", { name, exact: true });
  await field("Net Income (pm)").click();
  for (const digit of "21000") {
    await userEvent.keyboard(digit);
    expect(text()).toMatch(/About R[\d ]+ to borrow, at R[\d ]+ a month/);
  }
  expect(text()).toContain("About R671 000 to borrow, at R6 702 a month");
  expect(text()).toContain("Gross income and expenses are still our example’s.");
  await expect.element(field("Gross Income (pm)")).toHaveAttribute("placeholder", "26,809");
  await expect.element(field("Monthly Expenses (pm)")).toHaveAttribute("placeholder", "14,298");
  await expect
    .element(screen.getByRole("slider", { name: /^What you could/ }))
    .toHaveAttribute("aria-valuetext", "R671\u00a0288 with expenses of R14\u00a0298");
  await field("Gross Income (pm)").fill("26000");
  expect(text()).toContain("At most R781 000 to borrow, at R7 800 a month");
  expect(text()).toContain("Enter your monthly expenses too.");
  await field("Monthly Expenses (pm)").fill("9000");
  expect(text()).toContain("About R781 000 to borrow, at R7 800 a month");
});

test("with an answer each row has its rule under its label", async () => {
  const { screen, text } = await renderTab(nurse);
  expect(text()).toContain("About R841 000 to borrow, at R8 400 a month");
  expect(text()).toContain("30% of gross pay and 40% of net pay decide it.");
  await expect
    .element(screen.getByRole("row", { name: /^DSR Gross\s*debt-service ratio: 30% of gross pay/ }))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Export Table" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Get Pre-Approved/ })).toBeVisible();
});

test("missing expenses are pointed out, and an income that is larger after tax than before takes the answer's place", async () => {
  const { screen, text } = await renderTab({ ...nurse, monthlyExpenses: 0 });
  await expect.element(screen.getByText("Enter your monthly expenses too.")).toBeVisible();
  await expect
    .element(screen.getByRole("textbox", { name: "Monthly Expenses (pm)" }))
    .toHaveAccessibleDescription("Include living costs and existing credit repayments.");
  expect(text()).toMatch(/At most R\d+ 000 to borrow, at R/);
  await screen.getByRole("textbox", { name: "Net Income (pm)" }).fill("31000");
  await expect.element(screen.getByText("Net is more than gross pay: check both.").first()).toBeVisible();
  expect(text()).not.toContain("to borrow, at");
  expect(
    screen
      .getByText(/^See all costs/)
      .element()
      .closest("[inert]"),
  ).not.toBeNull();
  await expect
    .element(screen.getByRole("row", { name: /^Most Conservative.*once both incomes are right/ }))
    .toBeVisible();
});

test("the loan goes to the loan tab with this tab's rate and term, and the incomes stay", async () => {
  const { screen, inputs, history } = await renderTab({ ...nurse, affordabilityTerm: 25 });
  await screen.getByRole("link", { name: /^See all costs at R\d+.\d+$/ }).click();
  expect(history.at(-1)).toBe(calculatorTabs.calculator.path);
  expect(inputs()).toMatchObject({
    ...nurse,
    purchasePrice: 889_659,
    downPayment: 0,
    interestRate: 10.5,
    loanTerm: 25,
  });
});

test("a down payment that is entered already is added to the price, and a new tab gets the same numbers", async () => {
  const { screen, inputs } = await renderTab({ ...nurse, downPayment: 100_000 });
  const link = screen.getByRole("link", { name: /^See all costs/ });
  await expect
    .element(link)
    .toHaveAttribute(
      "href",
      `${calculatorTabs.calculator.path}#purchasePrice=941363&downPayment=100000&interestRate=10.5&loanTerm=20`,
    );
  await expect
    .element(screen.getByText(/down payment of R100.000, that is a home of R941.363/))
    .toBeVisible();
  await link.click();
  expect(inputs()).toMatchObject({ purchasePrice: 941_363, downPayment: 100_000 });
});

/** What either tab says of the rates of both. */
async function renderRates(start: Partial<Inputs>, tab: "affordability" | "calculator") {
  const { screen, numbers } = await renderPart(affordability, <SameRates tab={tab} />, { kept: start });
  return { screen, inputs: () => numbers().inputs, text: () => textOf(screen.container) };
}

test("one press makes the two calculators agree, and another one undoes it", async () => {
  const { screen, inputs, text } = await renderRates({ ...nurse, loanTerm: 25 }, "affordability");
  expect(text()).toContain(
    "Here: 10.5% over 20 years, divided by 12 as banks do. Loan Calculator: 10.75% over 25 years, as an effective rate",
  );
  await screen.getByRole("button", { name: "Use the Loan Calculator’s rate" }).click();
  expect(inputs()).toMatchObject({ affordabilityRate: 10.75, affordabilityTerm: 25, nominal: false });
  expect(text()).toContain("10.75% over 25 years, as an effective rate, so the instalments agree.");
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(inputs()).toEqual({ ...defaults, ...nurse, loanTerm: 25 });
});

test("on the loan tab the press takes the other's rate and term, which that tab may not hold as they are", async () => {
  const { screen, inputs } = await renderRates(
    { ...nurse, affordabilityRate: 45, affordabilityTerm: 30 },
    "calculator",
  );
  await screen.getByRole("button", { name: "Use the Affordability Calculator’s rate" }).click();
  expect(inputs()).toMatchObject({ interestRate: 40, loanTerm: 30, nominal: false });
});

test("at the same rate and term only the way of dividing differs, and the press says so", async () => {
  const { screen, inputs, text } = await renderRates({ ...nurse, interestRate: 10.5 }, "calculator");
  expect(text()).toContain(
    "Here: 10.5%, as an effective rate. Affordability Calculator: 10.5%, divided by 12 as banks do, so its instalment is different.",
  );
  await screen.getByRole("button", { name: "Use the effective rate in both" }).click();
  expect(inputs()).toEqual({ ...defaults, ...nurse, interestRate: 10.5, nominal: false });
});

test("what is typed key by key into a part under the answer stays as it is typed", async () => {
  const { screen, inputs } = await renderTab(nurse);
  const debts = screen.container.querySelector<HTMLInputElement>("[name=debtRepayments]")!;
  for (let part = debts.closest("details"); part; part = part.parentElement!.closest("details"))
    part.open = true;
  await userEvent.click(debts);
  for (const digit of "1500") await userEvent.keyboard(digit);
  expect(debts.value).toBe("1,500");
  expect(inputs().debtRepayments).toBe(1_500);
});

test("the example's picture shows until an income is entered", async () => {
  await page.viewport(1440, 900);
  const { screen } = await renderTab({});
  const picture = screen.getByText(/^In our example: each rule allows a loan/);
  await expect.element(picture).toBeVisible();
  await screen.getByLabelText("Gross Income (pm)", { exact: true }).fill("28000");
  await expect.element(picture).not.toBeInTheDocument();
  await expect
    .element(screen.getByText(/^Largest loan: R25.041 at R1.000, R1.402.27. at R56.000\./).first())
    .toBeInTheDocument();
  await page.viewport(1024, 768);
});

test("a key on the door enters other expenses than the example's, and goes no higher than the next rule", async () => {
  const { screen, inputs } = await renderTab();
  const door = screen.getByRole("slider", { name: /^What you could borrow/ });
  await expect.element(door).toHaveAttribute("aria-valuetext", "R751\u00a0217 with expenses of R16\u00a0000");
  (door.element() as HTMLInputElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => inputs().monthlyExpenses).toBeLessThan(16_000);
  expect(inputs()).toMatchObject({ grossIncome: 0, netIncome: 0 });
  await userEvent.keyboard("{End}");
  await expect.poll(() => inputs().monthlyExpenses).toBe(14_500);
  await expect.element(door).toHaveFocus();
});
