import { beforeEach, expect, test } from "vitest";
import type { Answer } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { keptToComparePlace } from "#web/answer-page/kept-numbers.ts";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { affordability } from "./affordability/affordability.tsx";
import { buyToLet } from "./buy-to-let/buy-to-let.tsx";
import { compareOffers } from "./compare-offers/compare-offers.tsx";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { loan } from "./loan/loan.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";
import { rentOrBuy } from "./rent-or-buy/rent-or-buy.tsx";
import { saveForADeposit } from "./save-for-a-deposit/save-for-a-deposit.tsx";

const place = keptToComparePlace();
/** The groups of an amount are parted by no-break spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

beforeEach(() => sessionStorage.clear());

async function open<All extends Fields, R>(answer: Answer<All, R>, kept: Entered = {}) {
  const { screen, type } = await renderAnswer(answer, { kept });
  return {
    screen,
    type,
    table: screen.getByRole("table", { name: "The numbers you kept and those of now" }),
    openTable: () => screen.getByText("All differences").click(),
    row: (name: string) => screen.getByRole("row", { name }),
    press: (name: string) => screen.getByRole("button", { name }).click(),
    says: (words: string) =>
      expect.poll(() => plain(document.querySelector("#answer")!.textContent)).toContain(words),
  };
}

test("a couple sees what ten years more would cost them, also after a reload, and takes the first answer back", async () => {
  const first = await open(loan);
  await first.type("Purchase Price (R)", "1500000");
  await first.press("Keep this to compare");
  await first.says("Kept. Now change a number to compare.");
  // Beside the button too, which may be screens below; nothing differs yet that could be taken back.
  await expect.element(first.screen.getByText(/^Kept\. Change a number,/)).toBeVisible();
  expect(first.screen.getByRole("button", { name: "Use the kept numbers" }).all()).toHaveLength(0);
  expect(first.table.all()).toHaveLength(0);
  await first.type("Loan Term (Years)", "30");
  await first.says("R1 283 less a month costs R1 305 690 more over the term.");
  await first.screen.unmount();

  const again = await open(loan);
  await again.says("R1 283 less a month costs R1 305 690 more over the term.");
  await again.openTable();
  await expect.element(again.row("Loan term 20 years 30 years")).toBeVisible();
  await expect.element(again.row("Monthly payment R14 729 R13 446")).toBeVisible();
  // What was entered is shown only where it differs.
  expect(again.table.getByRole("row", { name: "Purchase price" }).all()).toHaveLength(0);

  await again.press("Use the kept numbers");
  await again.says("R1 283 more a month saves R1 305 690 over the term.");
  await expect.element(again.screen.getByRole("textbox", { name: "Loan Term (Years)" })).toHaveValue("20");
  await again.press("Stop comparing");
  await expect.element(again.table).not.toBeInTheDocument();
  expect(sessionStorage.getItem(place)).toBeNull();
});

test("where the curve is the picture, the kept one is drawn in it, and its figures stay where they were", async () => {
  const { screen, press, type, openTable, row } = await open(rentOrBuy);
  const kept = screen.getByText("Kept", { exact: true });
  await expect.element(screen.getByText("home sold, bond repaid")).toBeVisible();
  await press("Keep this to compare");
  await type("Rent a month for a home like it", "18000");
  await expect
    .poll(() => kept.elements().filter((one) => one.closest("svg") && one.checkVisibility()))
    .toHaveLength(1);
  await expect.element(screen.getByText("home sold, bond repaid")).toBeVisible();
  await openTable();
  await expect.element(row("You own if you buy R1 290 985 R1 321 111")).toBeVisible();
});

test("an answer that changes sides is compared by how far it moved", async () => {
  const home = await open(rentOrBuy);
  await home.press("Keep this to compare");
  await home.type("Rent a month for a home like it", "18000");
  await home.says("better off after 10 years if you buy");
  await home.says("R878 712 better for buying than what you kept.");
  await home.screen.unmount();
  sessionStorage.clear();

  const letting = await open(buyToLet);
  await letting.press("Keep this to compare");
  await letting.type("Rent a month", "26000");
  await letting.says("You keep");
  await letting.says("a month better than what you kept.");
});

test("kept numbers without an answer are not compared, and present ones say so", async () => {
  sessionStorage.setItem(place, "purchasePrice=0&interestRate=10.75");
  const { screen, press, says, type } = await open(loan);
  await expect.element(screen.getByRole("button", { name: "Keep this to compare" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Compare" }).all()).toHaveLength(0);
  await press("Keep this to compare");
  await type("Purchase Price (R)", "0");
  await says("These numbers give no answer to compare with the one you kept.");
});

test("the extra payments are compared by what they save and how soon the loan is paid off", async () => {
  const { openTable, row, says, press, type } = await open(extraPayments);
  await press("Keep this to compare");
  await type("Extra Monthly Payment (R)", "2000");
  await says("R1 500 more a month saves");
  await says("sooner.");
  await openTable();
  await expect.element(row("Extra payment R500 R2 000")).toBeVisible();
  await expect.poll(() => document.querySelector("figure svg")?.textContent).toContain("Kept");
});

test("a kept rate that this calculator's field would not take is compared as it is", async () => {
  sessionStorage.setItem(place, "interestRate=30&extraPayment=500");
  const { openTable, row, says } = await open(extraPayments);
  await says("less interest saved than the R");
  await openTable();
  await expect.element(row("Interest rate 30.00% 10.75%")).toBeVisible();
});

test("the rate sensitivity is compared by what the change of the rate adds", async () => {
  const { says, press, type } = await open(rateSensitivity);
  await press("Keep this to compare");
  await type("Loan Term (Years)", "30");
  await says("less a month. The change of the rate makes that R1 362 more; before it was R1 225 more.");
});

test("what one could borrow is compared once there is an income", async () => {
  const { screen, says, press, type } = await open(affordability, {
    grossIncome: 28_000,
    netIncome: 21_000,
    monthlyExpenses: 9_000,
  });
  await press("Keep this to compare");
  await type("Gross Income (pm)", "25000");
  await says("You could borrow R90 146 less, at R900 less a month.");
  await type("Gross Income (pm)", "0");
  await says("These numbers give no answer to compare with the one you kept.");
  await press("Stop comparing");
  await expect.element(screen.getByRole("button", { name: "Stop comparing" })).not.toBeInTheDocument();
});

test("offers that are compared for another time say when the kept figure was, and each row is of both", async () => {
  const { openTable, row, says, press, type } = await open(compareOffers);
  await press("Keep this to compare");
  await type("How long will you keep this home?", "15");
  await says("After 7 years it was R35 282.");
  await openTable();
  await expect.element(row("Net cost R1 501 265 R2 658 008")).toBeVisible();
});

test("who saves more sees how much sooner the deposit is there than in the answer that was kept", async () => {
  const { press, says, type } = await open(saveForADeposit);
  await press("Keep this to compare");
  await type("You save a month", "10000");
  await says("sooner than the 5 years, 11 months that you kept.");
  await type("You save a month", "4000");
  await says("later than the 5 years, 11 months that you kept.");
});
