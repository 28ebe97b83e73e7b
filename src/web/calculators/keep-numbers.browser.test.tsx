import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "#web/site/example-site.ts";
import { WaysToKeep } from "./calculator-context.ts";
import { KeepNumbers } from "./keep-numbers.tsx";

type Letter = NonNullable<WaysToKeep["letter"]>;

const said = { figure: "R19 638", sentence: "a month for 20 years" };

function renderWays(letter?: Letter, answer: typeof said | undefined = said) {
  return render(
    <WaysToKeep value={{ link: () => site.siteUrl, ...(letter && { letter }) }}>
      <KeepNumbers said={answer} />
    </WaysToKeep>,
  );
}

const onePage = page.getByRole("button", { name: "Print on one page" });
const status = () => document.querySelector("[role=status]")?.textContent;
const picture = page.getByRole("button", { name: "Picture to share" });

test("an answer goes on one page or into one picture, and the visitor reads what became of it", async () => {
  const letter = vi.fn<Letter>(async (way) => (way === "picture" ? "Shared." : ""));
  await renderWays(letter);
  await picture.click();
  await expect.poll(status).toBe("Shared.");
  await onePage.click();
  await expect.poll(status).toBe("");
  expect(letter.mock.calls).toEqual([
    ["picture", said],
    ["paper", said],
  ]);
});

test("without an answer, or on a page that has no letter, there is only the link and the whole page", async () => {
  const { rerender } = await renderWays();
  await expect.element(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await rerender(
    <WaysToKeep value={{ link: () => site.siteUrl, letter: async () => "" }}>
      <KeepNumbers said={undefined} />
    </WaysToKeep>,
  );
  await expect.element(onePage).not.toBeInTheDocument();
});

test("a letter whose script cannot be fetched is said to have failed, and can be pressed again", async () => {
  const letter = vi
    .fn<Letter>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("Shared.");
  await renderWays(letter);
  await picture.click();
  await expect.poll(status).toMatch(/Check your connection and press the button again\.$/);
  await picture.click();
  await expect.poll(status).toBe("Shared.");
});
