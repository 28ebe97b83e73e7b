import { beforeEach, expect, test } from "vitest";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { buyToLet } from "./buy-to-let/buy-to-let.tsx";
import { cashNeeded } from "./cash-needed/cash-needed.tsx";
import { loan } from "./loan/loan.tsx";
import { rentOrBuy } from "./rent-or-buy/rent-or-buy.tsx";

beforeEach(() => sessionStorage.clear());

const kept = { purchasePrice: 0 };
const isOld = () => document.querySelector("#answer figure")?.closest("[inert]") !== null;

test.for([
  ["rent or buy", () => renderAnswer(rentOrBuy, { kept }), "Rent a month for a home like it"],
  ["buy to let", () => renderAnswer(buyToLet, { kept }), "Rent a month"],
] as const)("%s: while there is no price, the rent that follows it is empty", async ([, open, name]) => {
  const { screen, type } = await open();
  const rent = screen.getByRole("textbox", { name, exact: true });
  await expect.element(rent).toHaveValue("");
  await type("Purchase price", "1000000");
  await expect.element(rent).not.toHaveValue("");
});

test("an emptied price leaves the last curve, and pale in their fields the amounts that followed it", async () => {
  const { screen, type } = await renderAnswer(buyToLet);
  const curve = () => document.querySelector("[data-curved=rent] path")?.getAttribute("d");
  const before = curve();
  await type("Purchase price", "0");
  for (const [name, amount] of [
    ["Rent a month", "16,000"],
    ["Deposit", "400,000"],
  ] as const) {
    const field = screen.getByRole("textbox", { name, exact: true });
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveAttribute("placeholder", amount);
  }
  await expect.poll(() => document.querySelector("[class*=step]:not(:empty)")).toBeNull();
  expect(curve()).toBe(before);
});

test("a picture over the fields is none to read or to press while it is of other numbers than the visitor's", async () => {
  const { type } = await renderAnswer(cashNeeded, { kept });
  await expect.poll(isOld).toBe(true);
  await type("Purchase price", "1000000");
  await expect.poll(isOld).toBe(false);
});

test("who needs no loan sees a home without a bank in it, and no picture of the loan before", async () => {
  const { screen, type } = await renderAnswer(loan);
  await type("Down Payment (R)", "2000000");
  const picture = () => document.querySelector("#answer figure")?.textContent.replaceAll("\u00a0", " ");
  await expect.poll(picture).toContain("The home is yours from the first day.");
  // Along the term and the rate there is nothing to pay: their curves would be flat.
  await screen.getByRole("textbox", { name: "Loan Term (Years)" }).click();
  expect(document.querySelector("[data-curved=loanTerm]")?.className).not.toContain("used");
  expect(picture()).not.toContain("R2 000 000");
  expect(isOld()).toBe(false);
});
