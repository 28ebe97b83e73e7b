import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Verdict } from "./verdict.tsx";

const quote = { loanAmount: 2_000_000, interestRate: 10.75, loanTerm: 20, payment: 19_638.32 };

const cash = {
  withoutLoan: false,
  cash: {
    deposit: 0,
    transfer: 41_304,
    transferDuty: 33_786,
    bond: 41_304,
    initiationFee: 6_038,
    total: 122_432,
  },
};

const monthly = { figure: "R19 638", sentence: "a month for 20 years" };
const nothing = () => {};
const ways = { answered: true, onKeep: nothing, onForget: nothing, onSwap: nothing };

type Props = Omit<Parameters<typeof Verdict>[0], "compare">;
type Compare = Parameters<typeof Verdict>[0]["compare"];

/** The verdict over a page of several screens. */
const overPage = (props: Props, comparison?: Compare["comparison"]) => (
  <>
    <Verdict {...props} compare={{ ...ways, comparison }} />
    <pre>{"\n".repeat(120)}</pre>
  </>
);

const bar = page.getByRole("link").first();

/** What the bar says, with ordinary spaces, once the verdict has been scrolled out of view. */
async function barSays(words: string) {
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return bar.query()?.textContent?.replace(/\s+/g, " ").trim();
    })
    .toBe(words);
}

beforeEach(async () => {
  await page.viewport(360, 740);
  scrollTo(0, 0);
});

test("the bank's quote is one quiet line under the instalment and in the bar, and why is one press away", async () => {
  await render(overPage({ ...monthly, quote }));
  const line = page.getByText(/^A bank would quote R20.305 a month\./);
  const why = page.getByText(/Banks charge a twelfth of the yearly rate each month/);
  await expect.element(why).not.toBeVisible();
  await line.click();
  await expect.element(why).toBeVisible();
  await expect.element(page.getByText(/exactly 10\.75% a year/)).toBeVisible();
  await barSays("R19 638 a month for 20 years A bank would quote R20 305");
});

test("where the bank's way of reckoning is used, its quote is the same, and is not said", async () => {
  await render(overPage({ ...monthly, quote: { ...quote, payment: 20_304.58 } }));
  await expect.element(page.getByText("A bank would quote")).not.toBeInTheDocument();
  await barSays("R19 638 a month for 20 years");
});

test("there is no bar while the sentence is in view", async () => {
  await render(overPage(monthly));
  await expect.element(page.getByText(/^R19.638 a month for 20\syears$/).first()).toBeInViewport();
  expect(page.getByRole("link").elements()).toEqual([]);
  await barSays("R19 638 a month for 20 years");
  scrollTo({ top: 0, behavior: "instant" });
  await expect.poll(() => page.getByRole("link").elements()).toEqual([]);
});

test("the bar is there without an answer once something was entered, and says what is missing", async () => {
  const none = { figure: undefined, sentence: "" };
  const { rerender } = await render(overPage({ ...none, problem: "Enter your income." }));
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByText("Enter your income.").first()).not.toBeInViewport();
  expect(page.getByRole("link").elements()).toEqual([]);
  await rerender(overPage({ ...none, problem: "Enter your gross income too." }));
  await barSays("Enter your gross income too.");
});

test("a press changes the bar from a month to cash and back, and it still leads to the answer", async () => {
  await render(overPage({ ...monthly, quote, cash }));
  await barSays("R19 638 a month for 20 years A bank would quote R20 305");
  await page.getByRole("button", { name: "In cash: show the cash you need here" }).click();
  await barSays("R122 432 in cash the costs alone, with no deposit");
  await expect.element(bar).toHaveAttribute("href", "#answer");
  await userEvent.keyboard("{Enter}");
  await barSays("R19 638 a month for 20 years A bank would quote R20 305");
});

test("a buyer without a loan sees the cash in the bar, with nothing to change to", async () => {
  await render(
    overPage({
      figure: "You need no loan",
      sentence: "Your down payment covers the whole price.",
      cash: { withoutLoan: true, cash: { ...cash.cash, deposit: 2_000_000, total: 2_075_090 } },
    }),
  );
  await barSays("R2 075 090 in cash the whole price and the costs of transfer");
  expect(page.getByRole("button", { name: /^(In cash|A month)/ }).elements()).toEqual([]);
});

test("without a figure there is no bar: the answer itself says what to enter", async () => {
  await render(overPage({ figure: undefined, sentence: "", problem: "Enter a purchase price." }));
  await expect.element(page.getByText("Enter a purchase price.").first()).toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByText("Enter a purchase price.").first()).not.toBeInViewport();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("where there was an answer, the bar says why there is none any more", async () => {
  const problem = "Your expenses are R4\u00a0000 more than your net income.";
  const { rerender } = await render(overPage(monthly));
  await barSays("R19 638 a month for 20 years");
  await rerender(overPage({ figure: undefined, sentence: "", problem }));
  await barSays("Your expenses are R4 000 more than your net income.");
});

test("the difference to what is kept is right under the figure, and in the bar", async () => {
  const sentence = "R1 283 less a month costs R1 305 690 more over the term.";
  const short = "R1 305 690 more over the term";
  await render(overPage({ ...monthly, quote }, { sentence, short, rows: [] }));
  const text = document.querySelector("div:has(> p strong)")?.textContent ?? "";
  const places = ["a month for", "A bank would quote", sentence].map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  await barSays(`R19 638 a month for 20 years ${short}`);
});

test("a figure of many letters is in smaller type, so that it fits a phone", async () => {
  const { rerender } = await render(overPage(monthly));
  const size = () => Number.parseFloat(getComputedStyle(document.querySelector("p strong")!).fontSize);
  const short = size();
  await rerender(overPage({ figure: "18 years, 6 months", sentence: "until you have the deposit" }));
  expect(size()).toBeLessThan(short);
});

test("a shorter answer leaves what is under it where it is, and another width has a height of its own", async () => {
  const { rerender } = await render(overPage({ ...monthly, quote }));
  const below = () => document.querySelector("pre")!.getBoundingClientRect().top;
  const start = below();
  await rerender(overPage({ figure: "R0", sentence: "a month" }));
  expect(below()).toBe(start);
  await page.viewport(361, 740);
  await expect.poll(below).toBeLessThan(start);
});
