import { beforeEach, expect, test } from "vitest";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { switchYourBond } from "./switch-your-bond.tsx";

beforeEach(() => sessionStorage.clear());

test("who never gets ahead is told to stay, and not to give notice", async () => {
  const { screen } = await renderAnswer(switchYourBond);
  const answer = () => screen.container.querySelector("#answer")!.textContent;
  expect(answer()).toMatch(/90.days’ notice R/);
  await screen.getByRole("textbox", { name: "The new bank’s rate", exact: true }).fill("12");
  await expect.poll(answer).toContain("Stay with your bank: this never pays.");
  expect(answer()).not.toMatch(/90.days’ notice R/);
});
