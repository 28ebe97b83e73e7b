import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { changedInputs, defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsOfText } from "#web/answer-page/numbers.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { site } from "#web/site/example-site.ts";
import { typeOver } from "#web/testing/typing.ts";
import { LoanPage } from "../loan/loan-page.tsx";

const { path, title } = calculatorTabs.calculator;
const other = calculatorTabs.affordability;
/** Under its name a tab says what it is for. */
const startingWith = (name: string) => new RegExp(`^${name}`);
const testsOwn = location.href;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", path);
  onTestFinished(() => history.replaceState(null, "", testsOwn));
});

/** The calculators with a price that somebody typed; what a press would open elsewhere is caught. */
async function openPage() {
  const context = { site, today: "2026-11-22", addedPrimeRates: [], edition: "specification" } as const;
  await render(<LoanPage {...context} path={path} />);
  await typeOver(page.getByRole("textbox", { name: "Purchase Price (R)" }), "1500000");
  const opened: string[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      opened.push(link.href);
    },
    { signal: stop.signal },
  );
  const tab = page
    .getByRole("navigation", { name: "Calculators" })
    .getByRole("link", { name: startingWith(other.title) });
  return { tab, opened };
}

const defaults = defaultInputs(specifiedFigures);
const typed = changedInputs(defaults, { purchasePrice: 1_500_000 });

test.for(["ControlOrMeta", "Shift"] as const)(
  "a press on a tab with %s held opens the same numbers in a browser tab or window of its own",
  async (modifier) => {
    const { tab, opened } = await openPage();
    await tab.click({ modifiers: [modifier] });
    expect(opened).toHaveLength(1);
    const { pathname, hash } = new URL(opened[0]!);
    expect(pathname).toBe(other.path);
    expect(inputsOfText(hash.slice(1), defaults)).toEqual(typed);
    expect(location.pathname).toBe(path);
  },
);

test("the menu of a tab's link, the middle button and a key open them as well", async () => {
  const { tab } = await openPage();
  const link = tab.element() as HTMLAnchorElement;
  for (const sign of [
    new MouseEvent("contextmenu", { bubbles: true }),
    new MouseEvent("mousedown", { bubbles: true, button: 1 }),
    new KeyboardEvent("keydown", { bubbles: true, key: "Enter", ctrlKey: true }),
  ]) {
    link.hash = "";
    link.dispatchEvent(sign);
    expect(inputsOfText(link.hash.slice(1), defaults), sign.type).toEqual(typed);
  }
});

test("what is typed after a press is in the next one's link", async () => {
  const { tab, opened } = await openPage();
  await tab.click({ modifiers: ["ControlOrMeta"] });
  await typeOver(page.getByRole("textbox", { name: "Purchase Price (R)" }), "900000");
  await tab.click({ modifiers: ["ControlOrMeta"] });
  expect(inputsOfText(new URL(opened[1]!).hash.slice(1), defaults)?.purchasePrice).toBe(900_000);
});

test("a plain press stays on the page, which has the numbers: none are in the address", async () => {
  const { tab, opened } = await openPage();
  await tab.click();
  await expect.element(page.getByRole("textbox", { name: "Gross Income (pm)" })).toBeVisible();
  expect([location.pathname, location.hash, opened]).toEqual([other.path, "", []]);
  await page.getByRole("link", { name: startingWith(title) }).click();
  await expect.element(page.getByRole("textbox", { name: "Purchase Price (R)" })).toHaveValue("1,500,000");
  expect(location.hash).toBe("");
  await tab.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Gross Income (pm)" })).toBeVisible();
  expect(location.hash).toBe("");
});
