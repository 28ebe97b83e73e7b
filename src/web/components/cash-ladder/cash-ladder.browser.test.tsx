import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawOnPaper } from "#web/testing/paper.ts";
import { CashLadder } from "./cash-ladder.tsx";

const cash = {
  deposit: 200_000,
  transfer: 41_304,
  transferDuty: 33_786,
  bond: 39_021,
  initiationFee: 6_038,
  total: 320_149,
};

const rows = () =>
  [...page.getByLabelText("Cash you need").element().querySelectorAll("div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
  );

beforeEach(() => page.viewport(1024, 768));

test("the sum runs from the deposit down to the cash", async () => {
  await render(<CashLadder cash={cash} withoutLoan={false} />);
  await page.getByRole("button", { name: "What for?" }).click();
  await expect
    .element(page.getByText(/Buying takes R320.149 in cash: your deposit and the costs\./))
    .toBeVisible();
  await expect.element(page.getByText("Transfer duty")).toBeVisible();
  expect(rows()).toEqual([
    ["Deposit", "R200 000"],
    ["Transfer fees", "R41 304"],
    ["Transfer duty", "R33 786"],
    ["Bond fees", "R39 021"],
    ["Initiation fee", "R6 038"],
    ["Cash you need", "R320 149"],
  ]);
});

test("without a deposit it says that the costs are all", async () => {
  await render(<CashLadder cash={{ ...cash, deposit: 0, total: 120_149 }} withoutLoan={false} />);
  await page.getByRole("button", { name: "What for?" }).click();
  await expect.element(page.getByText(/R120.149 in cash: the costs alone, with no deposit\./)).toBeVisible();
  expect(rows()[0]).toEqual(["Deposit", "R0"]);
});

test("the sum at newer fees is shown only if it differs", async () => {
  const screen = await render(<CashLadder cash={cash} withoutLoan={false} today={325_829} />);
  await page.getByRole("button", { name: "What for?" }).click();
  await expect.element(page.getByText(/At today’s fees it is about R325.829/)).toBeVisible();
  await screen.rerender(<CashLadder cash={cash} withoutLoan={false} today={320_149} />);
  await expect.element(page.getByText(/today’s fees/)).not.toBeInTheDocument();
});

test("without a loan there is the price, and no bond", async () => {
  const paid = { ...cash, deposit: 2_000_000, bond: 0, initiationFee: 0, total: 2_075_090 };
  await render(<CashLadder cash={paid} withoutLoan />);
  await page.getByRole("button", { name: "What for?" }).click();
  await expect
    .element(page.getByText(/R2.075.090 in cash: the whole price and the costs of transfer\./))
    .toBeVisible();
  expect(rows().map(([label]) => label)).toEqual([
    "Price",
    "Transfer fees",
    "Transfer duty",
    "Cash you need",
  ]);
});

test("the sum opens on demand, and on paper it is left to the breakdown of the costs", async () => {
  await render(<CashLadder cash={cash} withoutLoan={false} />);
  const sum = page.getByText("Transfer duty");
  const button = page.getByRole("button", { name: "What for?" });
  await expect.element(sum).not.toBeVisible();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect.element(sum).toBeVisible();
  await drawOnPaper();
  await expect.element(sum).not.toBeVisible();
  await expect.element(page.getByText(/in cash: your deposit and the costs/)).toBeVisible();
});
