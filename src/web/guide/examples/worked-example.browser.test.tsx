import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keptAnswersPlace, keptInputsPlace } from "#web/answer-page/kept-numbers.ts";
import { BudgetExample } from "./budget-example.tsx";
import { DivorceExample } from "./divorce-example.tsx";
import { ExtraExample } from "./extra-example.tsx";
import { LettingExample } from "./letting-example.tsx";

const page = { today: "2026-11-21", edition: "specification", addedPrimeRates: [] } as const;

// The storage is one for all files of a run.
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test("what was typed is there again after a reload, and an example left alone keeps nothing", async () => {
  const example = () => <LettingExample {...page} />;
  const first = await render(example());
  expect(sessionStorage).toHaveLength(0);
  await first.getByLabelText("Rent a month").fill("11000");
  await first.getByLabelText("Deposit").fill("15");
  await first.unmount();
  const again = await render(example());
  await expect.element(again.getByLabelText("Rent a month")).toHaveValue("11,000");
  await expect.element(again.getByLabelText("Deposit")).toHaveValue("15");
  await expect.element(again.getByLabelText("Price of the home")).toHaveValue("1,200,000");
  await again.getByLabelText("Rent a month").fill("9500");
  await again.getByLabelText("Deposit").fill("20");
  // What somebody typed is kept, also where the chapter starts with it.
  expect(sessionStorage.getItem(keptAnswersPlace("letting-example"))).toBe("rent=9500&deposit=20");
});

test("the bond of the calculators takes the place of the chapter's, but not of what was typed here", async () => {
  sessionStorage.setItem(
    keptInputsPlace,
    "purchasePrice=3000000&downPayment=300000&interestRate=11&loanTerm=30",
  );
  sessionStorage.setItem(keptAnswersPlace("extra-example"), "years=25");
  const screen = await render(<ExtraExample {...page} />);
  await expect.element(screen.getByLabelText("What you still owe")).toHaveValue("2,700,000");
  await expect.element(screen.getByLabelText("Interest rate")).toHaveValue("11");
  await expect.element(screen.getByLabelText("Years left")).toHaveValue("25");
  await expect.element(screen.getByLabelText("Extra each month")).toHaveValue("500");
});

test("an income and a price of the calculators take the place of the chapters', each where it was entered", async () => {
  sessionStorage.setItem(keptInputsPlace, "grossIncome=48000&netIncome=36000&monthlyExpenses=21000");
  const budget = await render(<BudgetExample {...page} />);
  await expect.element(budget.getByLabelText("Income before tax, a month")).toHaveValue("48,000");
  await expect.element(budget.getByLabelText("Paid out to you")).toHaveValue("36,000");
  await expect.element(budget.getByLabelText("Living costs and debts")).toHaveValue("21,000");
  const flat = await render(<LettingExample {...page} />);
  await expect.element(flat.getByLabelText("Price of the home")).toHaveValue("1,200,000");
  await expect.element(flat.getByLabelText("Rent a month")).toHaveValue("9,500");
  await flat.unmount();
  sessionStorage.setItem(keptInputsPlace, "purchasePrice=1800000");
  const home = await render(<LettingExample {...page} />);
  await expect.element(home.getByLabelText("Price of the home")).toHaveValue("1,800,000");
  await expect.element(home.getByLabelText("Rent a month")).toHaveValue("14,400");
});

test("the rent is pulled up until it pays for all, on a scale that stays", async () => {
  const screen = await render(<LettingExample {...page} />);
  const slider = screen.getByRole("slider", { name: "Rent, slider" });
  await expect.element(slider).toHaveAttribute("max", "19000");
  slider.element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(screen.getByLabelText("Rent a month")).toHaveValue("9,600");
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByLabelText("Rent a month")).toHaveValue("19,000");
  await expect.element(screen.getByText(/is what you keep each month/).first()).toBeVisible();
  await expect.element(slider).toHaveAttribute("max", "19000");
});

test("the step of living costs is pulled, and what is left is never above what is paid out", async () => {
  const screen = await render(<BudgetExample {...page} />);
  (screen.getByRole("slider").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(screen.getByLabelText("Living costs and debts")).toHaveValue("15,900");
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByLabelText("Living costs and debts")).toHaveValue("0");
});

test("the bar of the extra is pulled to what it saves, by round amounts and on a scale that stays", async () => {
  const screen = await render(<ExtraExample {...page} />);
  const extra = screen.getByRole("textbox", { name: "Extra each month" });
  const slider = screen.getByRole("slider", { name: "The chosen way, slider" });
  const most = slider.element().getAttribute("max");
  slider.element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  await expect.element(extra).toHaveValue("600");
  await userEvent.keyboard("{End}");
  await expect.element(extra).toHaveValue("5,200");
  await expect.element(slider).toHaveAttribute("max", most!);
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(extra).toHaveValue("0");
});

test("the chosen way gives the figure, and its own field and thumb where it has a number", async () => {
  const example = () => <ExtraExample today="2026-11-21" edition="specification" addedPrimeRates={[]} />;
  const screen = await render(example());
  await screen.getByRole("radio", { name: /^R10\s000 paid in early, once/ }).click();
  await expect
    .element(screen.getByText(/of interest saved on R1\s000\s000 by R10\s000 paid/).first())
    .toBeVisible();
  const lumpSum = screen.getByRole("textbox", { name: "Paid in early, once" });
  screen.getByRole("slider", { name: "The chosen way, slider" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(lumpSum).toHaveValue("11,000");
  await screen.unmount();
  const again = await render(example());
  await expect.element(again.getByRole("textbox", { name: "Paid in early, once" })).toHaveValue("11,000");
  await again.getByRole("radio", { name: /^a 13th instalment/ }).click();
  await expect.poll(() => again.getByRole("slider").all()).toHaveLength(0);
});

test("back on a page that the browser had kept whole, an example has the numbers of now", async () => {
  const screen = await render(<LettingExample {...page} />);
  await screen.getByLabelText("Rent a month").fill("11000");
  sessionStorage.setItem(keptAnswersPlace("letting-example"), "deposit=15");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(screen.getByLabelText("Deposit")).toHaveValue("15");
  await expect.element(screen.getByLabelText("Rent a month")).toHaveValue("9,500");
});

test("of what was typed early an example takes only its own", async () => {
  window.entered = { "letting-example-rent": "11000", purchasePrice: "900000" };
  const screen = await render(<LettingExample {...page} />);
  await expect.element(screen.getByLabelText("Rent a month")).toHaveValue("11,000");
  expect(window.entered).toEqual({ purchasePrice: "900000" });
  delete window.entered;
});

test("what was typed early stays within its limit, like what is typed later", async () => {
  window.entered = { "letting-example-deposit": "150" };
  const screen = await render(<LettingExample {...page} />);
  delete window.entered;
  await expect.element(screen.getByLabelText("Deposit")).toHaveValue("100");
});

test("an example follows what is typed, and what was typed before it was there", async () => {
  window.entered = { "extra-example-rate": "8,75", "extra-example-owed": "1,2m" };
  const screen = await render(<ExtraExample {...page} />);
  delete window.entered;
  await expect.element(screen.getByLabelText("Interest rate")).toHaveValue("8.75");
  await expect.element(screen.getByLabelText("What you still owe")).toHaveValue("1,200,000");
  const link = screen.getByRole("link", { name: /^Go on/ });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("interestRate=8.75"));
  await screen.getByLabelText("What you still owe").fill("2000000");
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("balance=2000000"));
  await screen.getByRole("textbox", { name: "Extra each month" }).fill("0");
  await expect.element(screen.getByText(/what you would pay in/).first()).toBeVisible();
});

test("one who takes over a bond that is larger than the home pays nothing out, and is told what is missing", async () => {
  const screen = await render(<DivorceExample />);
  await screen.getByLabelText("Bond still owed").fill("1600000");
  await expect
    .element(screen.getByText(/pays for that too, it is R1\u00a0600\u00a0000/).first())
    .toBeVisible();
  await expect.element(screen.getByText(/worth less than the bond/).first()).toBeVisible();
});
