import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "#web/site/example-site.ts";
import { AnswerBox } from "./answer-box.tsx";

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

type BoxProps = Omit<Parameters<typeof AnswerBox>[0], "ways">;

/** The answer under fields as high as a screen, so that it is out of view. */
const underFields = (props: BoxProps) => (
  <>
    <pre>{"\n".repeat(60)}</pre>
    <AnswerBox {...props} ways={{ link: () => site.siteUrl, letter: async () => "" }} />
  </>
);

const renderAnswer = (props: BoxProps) => render(underFields(props));

const bar = page.getByRole("link").first();

/** What the bar says, with ordinary spaces. */
const barSays = (words: string) =>
  expect.poll(() => bar.element().textContent?.replace(/\s+/g, " ").trim()).toBe(words);

beforeEach(() => page.viewport(360, 740));

test("the bank's quote is next to the instalment and in the bar, and why is one press away", async () => {
  await renderAnswer({ ...monthly, quote });
  await barSays("R19 638 a month for 20 years Banks would quote you R20 305");
  await expect.element(page.getByText(/^R20.305 a month, as banks quote it$/)).toBeVisible();
  const line = page.getByText("Why more?");
  const why = page.getByText(/Banks charge a twelfth of the yearly rate each month/);
  await expect.element(why).not.toBeVisible();
  await line.click();
  await expect.element(why).toBeVisible();
  await expect.element(page.getByText(/exactly 10\.75% a year/)).toBeVisible();
});

test("where the bank's way of reckoning is used, its quote is the same, and the bar does not repeat it", async () => {
  await renderAnswer({ ...monthly, quote: { ...quote, payment: 20_304.58 } });
  await expect.element(page.getByText("Banks quote the same amount.")).toBeVisible();
  await barSays("R19 638 a month for 20 years");
});

test("a press changes the bar from a month to cash and back, and it still leads to the answer", async () => {
  await renderAnswer({ ...monthly, quote, cash });
  await page.getByRole("button", { name: "In cash: show the cash you need here" }).click();
  await barSays("R122 432 in cash the costs alone, with no deposit");
  await expect.element(bar).toHaveAttribute("href", "#answer");
  await userEvent.keyboard("{Enter}");
  await barSays("R19 638 a month for 20 years Banks would quote you R20 305");
});

test("a buyer without a loan sees the cash in the bar, with nothing to change to", async () => {
  await renderAnswer({
    figure: "You need no loan",
    sentence: "Your down payment covers the whole price.",
    cash: { withoutLoan: true, cash: { ...cash.cash, deposit: 2_000_000, total: 2_075_090 } },
  });
  await barSays("R2 075 090 in cash the whole price and the costs of transfer");
  expect(page.getByRole("button", { name: /^(In cash|A month)/ }).elements()).toEqual([]);
});

test("without a figure there is no bar: the answer itself says what to enter", async () => {
  await renderAnswer({ figure: undefined, sentence: "", problem: "Enter a purchase price." });
  await expect.element(page.getByText("Enter a purchase price.").first()).toBeInTheDocument();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("where there was an answer, the bar says why there is none any more", async () => {
  const problem = "Your expenses are R4\u00a0000 more than your net income.";
  const { rerender } = await renderAnswer(monthly);
  await barSays("R19 638 a month for 20 years");
  await rerender(underFields({ figure: undefined, sentence: "", problem }));
  await barSays("Your expenses are R4 000 more than your net income.");
});

test("what is kept to compare with is right under the figures, and in the bar", async () => {
  const ways = { onKeep: () => {}, onForget: () => {}, onSwap: () => {} };
  const sentence = "R1 283 less a month costs R1 305 690 more over the term.";
  const rows = [{ label: "Loan term", kept: "20 years", now: "30 years" }];
  const short = "R1 305 690 more over the term";
  await renderAnswer({
    ...{ ...monthly, quote, cash, picture: <p>The picture</p> },
    compare: { ...ways, answered: true, comparison: { sentence, short, rows } },
  });
  await barSays(`R19 638 a month for 20 years ${short}`);
  const text = document.querySelector("#answer")?.textContent ?? "";
  const order = ["as banks quote it", sentence, "Stop comparing", "You need", "The picture", "Loan term"];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("while one compares the bar stays until the difference is in view", async () => {
  const ways = { onKeep: () => {}, onForget: () => {}, onSwap: () => {} };
  const sentence = "R1 283 less a month costs R1 305 690 more over the term.";
  await renderAnswer({
    ...{ ...monthly, quote, picture: <pre>{"\n".repeat(60)}</pre> },
    compare: { ...ways, answered: true, comparison: { sentence, rows: [] } },
  });
  const difference = page.getByText(sentence).first();
  const scrollBottomTo = async (place: number) => {
    scrollTo(0, scrollY + place - innerHeight);
    // What is in view is told at the end of a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  await scrollBottomTo(difference.element().getBoundingClientRect().top);
  await expect.element(page.getByText(/^R19.638 a month for 20 years$/).first()).toBeInViewport();
  await expect.element(bar).toHaveAttribute("href", "#answer");
  await scrollBottomTo(difference.element().getBoundingClientRect().bottom + 200);
  await expect.poll(() => page.getByRole("link").elements()).toEqual([]);
});

test("the picture comes right after the figures, before what explains them", async () => {
  await renderAnswer({ ...monthly, quote, cash, picture: <p>The picture</p>, children: <p>The rows</p> });
  const text = document.querySelector("#answer")?.textContent ?? "";
  const order = ["a month for", "as banks quote it", "You need", "The picture", "The rows", "Copy link"];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
