import { beforeEach, expect, test } from "vitest";
import type { Inputs } from "#contract/input-fields.ts";
import { renderPart } from "#web/testing/numbers-around.tsx";
import { affordability } from "./affordability.tsx";
import { BuyingTogetherPart, MinimumExpensesPart, OtherBuyers } from "./income-parts.tsx";

beforeEach(() => sessionStorage.clear());

const renderParts = (kept: Partial<Inputs>) =>
  renderPart(
    affordability,
    <>
      <OtherBuyers />
      <MinimumExpensesPart />
      <BuyingTogetherPart />
    </>,
    { kept },
  );

const nurse = { grossIncome: 30_000, netIncome: 23_500, monthlyExpenses: 4_500, debtRepayments: 2_500 };
const spaced = (text: string) => text.replaceAll("_", "\u00a0");

test("living costs below the law's minimum are raised to it, and the loan is lowered", async () => {
  const { screen } = await renderParts(nurse);
  await screen.getByRole("heading", { name: "The law’s minimum expenses" }).click();
  await expect
    .element(
      screen.getByText(
        spaced(
          "The law’s minimum at your income is R3_265 a month. You entered R2_000, so a bank takes R3_265 unless you prove that you live on less. That lowers the loan that your budget pays for from R1_903_083 to R1_776_340.",
        ),
      ),
    )
    .toBeVisible();
});

test("living costs above the minimum are taken as they are", async () => {
  const { screen } = await renderParts({ ...nurse, monthlyExpenses: 8_500 });
  await screen.getByRole("heading", { name: "The law’s minimum expenses" }).click();
  await expect
    .element(
      screen.getByText(
        /^Your living costs of R6.000 are above the law’s minimum of R3.265, so a bank uses your figure\.$/,
      ),
    )
    .toBeVisible();
});

test("debt above the income leaves nothing, and says so", async () => {
  const { screen } = await renderParts({ ...nurse, debtRepayments: 30_000 });
  await screen.getByRole("heading", { name: "The law’s minimum expenses" }).click();
  await expect.element(screen.getByText(/nothing left for a bond yet/)).toBeVisible();
  await expect.element(screen.getByText(/more than the expenses you entered/)).toBeVisible();
});

test("without an income there is no minimum to speak of", async () => {
  const { screen } = await renderParts({});
  await expect.element(screen.getByText("The law’s minimum expenses")).not.toBeInTheDocument();
});

const first = { grossIncome: 32_000, netIncome: 25_000, monthlyExpenses: 9_000 };

test("a second income makes a loan for two, and says what is left on one", async () => {
  const { screen, type } = await renderParts(first);
  await expect.element(screen.getByText("What each of you pays and owns")).not.toBeInTheDocument();
  await screen.getByText("Buying with somebody").click();
  await type("Second person: gross income a month", "24000");
  await type("Second person: net income a month", "19500");
  await type("Second person: expenses a month", "7000");
  await expect.element(screen.getByText("2 incomes")).toBeVisible();
  await screen.getByRole("heading", { name: "What each of you pays and owns" }).click();
  await type("A loan that you have in mind", "1250000");
  await type("Savings to fall back on", "60000");
  await expect
    .element(
      screen.getByText(
        spaced(
          "Together about R1_682_726; alone R961_558 or R721_168. If the wrong income stops, you are R8_980 short each month; your savings last 6 months.",
        ),
      ),
    )
    .toBeVisible();
});

test("when one leaves, deposits come back first and the rest goes by the agreed shares", async () => {
  const { screen } = await renderParts({
    ...first,
    "people.1.grossIncome": 24_000,
    "people.1.netIncome": 19_500,
    "people.1.expenses": 7_000,
    loan: 1_250_000,
    "leave.price": 1_500_000,
    "leave.deposits.0": 200_000,
    "leave.deposits.1": 50_000,
    "leave.sharePercent.0": 50,
    "leave.sharePercent.1": 50,
  });
  await screen.getByRole("heading", { name: "What each of you pays and owns" }).click();
  await expect
    .element(screen.getByText(spaced("You R422_999, Second person R272_999"), { exact: false }))
    .toBeVisible();
});
