import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rand } from "#web/format/rand.ts";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { described } from "../described.ts";
import { count, input, money } from "../fields.ts";

/** What a fence costs a month: an answer that only this description knows of, under the name of a tool. */
const fence = described({
  id: "save-for-a-deposit",
  asks: {
    main: {
      price: input("purchasePrice", "Price of the home"),
      metres: count("Length", { default: 100, min: 10, max: 999, unit: "metres" }),
      each: money("A metre", { default: 50 }),
    },
  },
  calculate: ({ metres, each }) => metres * each,
  answer: (cost) => ({ figure: cost > 0 ? rand(cost) : undefined, sentence: "a month", problem: "None." }),
  unknown: () => ({
    ask: "What you can pay a month",
    wanted: "up to",
    of: ({ result }) => result,
    says: (cost) => `you pay ${rand(cost)} a month`,
    gives: {
      metres: { a: "a length", find: "most" },
      each: { a: "an amount a metre", find: "most" },
    },
  }),
});

beforeEach(() => {
  sessionStorage.clear();
  return page.viewport(360, 740);
});

const plain = (text: string | null = "") => (text ?? "").replaceAll("\u00a0", " ");

async function open() {
  const { screen } = await renderAnswer(fence);
  const figure = screen.getByRole("button", { name: /Type what you can pay a month$/ });
  const row = screen.getByRole("region", { name: "What you can pay a month" });
  const typed = row.getByRole("textbox", { name: "What you can pay a month" });
  const saysFigure = (text: string) => expect.poll(() => plain(figure.element().textContent)).toBe(text);
  const says = (words: string) => expect.poll(() => plain(row.element().textContent)).toContain(words);
  return { screen, figure, row, typed, saysFigure, says };
}

test("one presses the figure, types what one can pay, says what gives way, uses it and goes back", async () => {
  const { screen, figure, row, typed, saysFigure, says } = await open();
  await expect.element(figure).toHaveAccessibleName("R5\u00a0000. Type what you can pay a month");
  await expect.element(figure).toHaveAttribute("aria-expanded", "false");
  await figure.click();
  await expect.element(typed).toHaveFocus();
  await says("Type it, and you see what the length must be for that.");
  await expect.element(typed).toHaveValue("5,000");
  await expect.element(row.getByRole("button", { name: "Use 100 as the length" })).toBeEnabled();
  await userEvent.keyboard("R 2 525");
  await says("With a length of 50 you pay R2 500 a month.");
  await saysFigure("R5 000");
  await row.getByRole("radio", { name: "Amount a metre" }).click({ force: true });
  await says("With an amount a metre of R25 you pay R2 500 a month.");
  await row.getByRole("button", { name: "Use R25 as the amount a metre" }).click();
  await saysFigure("R2 500");
  await expect.element(screen.getByRole("textbox", { name: "A metre" })).toHaveValue("25");
  const back = screen.getByRole("button", { name: "Back to R50" });
  await expect.element(back).toHaveFocus();
  await back.click();
  await saysFigure("R5 000");
  await expect.element(figure).toHaveFocus();
  await expect.element(back).not.toBeInTheDocument();
});

test("the keyboard alone does all of it, and Escape closes the row", async () => {
  const { screen, figure, row, typed, saysFigure, says } = await open();
  (figure.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(typed).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(figure).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(typed).toHaveFocus();
  await userEvent.keyboard("3000{Tab}{ArrowRight}");
  await says("With an amount a metre of R30 you pay R3 000 a month.");
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  await saysFigure("R3 000");
  await expect.element(screen.getByRole("textbox", { name: "Length" })).toHaveValue("60");
  const back = screen.getByRole("button", { name: "Back to 100" });
  await expect.element(back).toHaveFocus();
  await figure.click();
  await expect.element(typed).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(back).toBeVisible();
  await expect.element(figure).toHaveFocus();
  (back.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await saysFigure("R5 000");
});

test("where no value does, the sentence says how near it comes and what would do it, and nothing can be used", async () => {
  const { figure, row, says } = await open();
  await figure.click();
  await userEvent.keyboard("400");
  await says("Even with a length of 10 you pay R500 a month. An amount a metre of R4 would do it.");
  await expect.element(row.getByRole("button", { name: /^Use/ })).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(row).toBeVisible();
});

test("nothing below the row moves while one types, and the way back goes once the number is another", async () => {
  const { screen, figure, row } = await open();
  await figure.click();
  const height = () => row.element().getBoundingClientRect().height;
  await expect.element(row).toBeVisible();
  const before = height();
  await userEvent.keyboard("2500");
  await expect.element(row.getByRole("button", { name: /^Use/ })).toBeVisible();
  expect(height()).toBe(before);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Back to 100" })).toBeVisible();
  await screen.getByRole("textbox", { name: "Length" }).fill("70");
  await expect.element(screen.getByRole("button", { name: "Back to 100" })).not.toBeInTheDocument();
});
