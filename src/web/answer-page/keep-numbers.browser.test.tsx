import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "#web/site/example-site.ts";
import { KeepNumbers, type WaysToKeep } from "./keep-numbers.tsx";

type Letter = WaysToKeep["letter"];

const nothing = () => {};
const compare = {
  comparison: undefined,
  answered: false,
  onKeep: nothing,
  onForget: nothing,
  onSwap: nothing,
};

/** Opens the ways that are behind one word. */
const openShare = () => page.getByText("Share", { exact: true }).click();

const ways = (letter: Letter, answered = true) => (
  <KeepNumbers answered={answered} link={() => site.siteUrl} letter={letter} compare={compare} />
);

const onePage = page.getByRole("button", { name: "Print on one page" });
const status = () => document.querySelector("[role=status]")?.textContent;
const picture = page.getByRole("button", { name: "Picture to share" });

test("an answer goes on one page or into one picture, and the visitor reads what became of it", async () => {
  const letter = vi.fn<Letter>(async (way) => (way === "picture" ? "Shared." : ""));
  await render(ways(letter));
  await openShare();
  await picture.click();
  await expect.poll(status).toBe("Shared.");
  await onePage.click();
  await expect.poll(status).toBe("");
  expect(letter.mock.calls).toEqual([["picture"], ["paper"]]);
});

test("without an answer there is nothing to pass on", async () => {
  const { rerender } = await render(ways(async () => "", false));
  expect(page.getByRole("button").elements()).toEqual([]);
  await rerender(ways(async () => ""));
  await openShare();
  await expect.element(onePage).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
});

test("a letter whose script cannot be fetched is said to have failed, and can be pressed again", async () => {
  const letter = vi
    .fn<Letter>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("Shared.");
  await render(ways(letter));
  await openShare();
  await picture.click();
  await expect.poll(status).toMatch(/Check your connection and press the button again\.$/);
  await picture.click();
  await expect.poll(status).toBe("Shared.");
});

test("the link is copied; where the browser does not allow that, it is shown", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  onTestFinished(() => copied.mockRestore());
  await render(ways(async () => ""));
  await openShare();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(status).toMatch(/^Link copied\./);
  expect(copied.mock.calls).toEqual([[site.siteUrl]]);
  copied.mockRejectedValueOnce(new DOMException("Denied", "NotAllowedError"));
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect
    .element(page.getByRole("textbox", { name: "Link to these numbers" }))
    .toHaveValue(site.siteUrl);
});
