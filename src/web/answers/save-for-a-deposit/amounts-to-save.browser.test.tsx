import { beforeEach, expect, test } from "vitest";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { saveForADeposit } from "./save-for-a-deposit.tsx";

beforeEach(() => sessionStorage.clear());

test("an amount that is pressed is saved a month, in place of a month to buy in, and says when one may buy", async () => {
  const { screen, type } = await renderAnswer(saveForADeposit);
  const amount = (name: RegExp) => screen.getByRole("button", { name });
  await expect.element(amount(/^R5\s000 /)).toHaveAttribute("aria-pressed", "true");
  await amount(/^R10\s000 /).click();
  await expect.element(amount(/^R10\s000 /)).toHaveAttribute("aria-pressed", "true");
  await expect
    .element(screen.getByRole("textbox", { name: "You save a month", exact: true }))
    .toHaveValue("10,000");
  // The button and the sentence name one month: "Oct 2029", "in October 2029".
  const [month, year] = document.querySelector("button[aria-pressed=true] small")!.textContent.split(" ") as [
    string,
    string,
  ];
  const sentence = () => document.querySelector("#answer strong")?.closest("p")?.textContent;
  await expect.poll(sentence).toMatch(new RegExp(`in ${month}\\w* ${year}$`));
  const byMonth = screen.getByLabelText("You want to buy in (optional)");
  await byMonth.fill("2040-12");
  await expect.element(amount(/^R10\s000 /)).toHaveAttribute("aria-pressed", "false");
  await amount(/^R15\s000 /).click();
  await expect.element(byMonth).toHaveValue("");
  await type("Price of the home today", "0");
  await expect.poll(() => document.querySelector("button[aria-pressed=true] small")?.textContent).toBe("–");
});
