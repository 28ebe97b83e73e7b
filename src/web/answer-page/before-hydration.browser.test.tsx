import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { serverPage } from "#web/testing/server-page.ts";

const firstIsland = document.body.appendChild(document.createElement("astro-island"));
firstIsland.setAttribute("ssr", "");
firstIsland.innerHTML = `
  <input name="purchasePrice" value="1,000,000">
  <input name="interestRate" value="10.25">
  <input name="loanTerm" type="range" min="5" max="30" value="40">
  <input name="linkedValue" type="checkbox" checked>
  <input name="nominal" type="checkbox" checked>`;
const fieldOf = (name: string) => firstIsland.querySelector<HTMLInputElement>(`[name=${name}]`)!;
fieldOf("purchasePrice").value = "1,000,0009";
fieldOf("nominal").checked = false;
await import("./before-hydration.script.ts");
const enteredBefore = window.entered;
firstIsland.remove();

beforeEach(() => {
  window.entered = {};
});

/** An island as the server sends it, and the moment at which React has hydrated it. */
function island() {
  const container = serverPage(
    <form>
      <input name="purchasePrice" aria-label="Price" />
      <input name="linkedValue" type="checkbox" aria-label="Same as the price" />
      <label>
        <input name="loan-schedule" type="radio" value="monthly" /> By month
      </label>
      <button type="button">
        <span>Export</span>
      </button>
      <button type="button" data-keeps="">
        Keep
      </button>
      <button type="submit">Send</button>
      <a href="#as-sent">On with it</a>
    </form>,
  );
  const element = document.createElement("astro-island");
  element.setAttribute("ssr", "");
  element.append(...container.childNodes);
  container.append(element);
  const pressed = vi.fn<(name: string) => void>();
  element.addEventListener("click", ({ target }) => pressed((target as Element).textContent.trim()));
  element.addEventListener("submit", (event) => event.preventDefault());
  function hydrated() {
    element.removeAttribute("ssr");
    element.dispatchEvent(new CustomEvent("astro:hydrate"));
  }
  return { pressed, hydrated };
}

test("what was entered while the page was being read is noted, and not what it came with", () => {
  expect(enteredBefore).toEqual({ purchasePrice: "1,000,0009", nominal: "0" });
});

test("the press that enters a figure marks it whole, the next one puts the caret", async () => {
  const figure = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => figure.remove());
  Object.assign(figure, { inputMode: "numeric", value: "14,000" });
  const marked = () => figure.value.slice(figure.selectionStart!, figure.selectionEnd!);
  await userEvent.click(figure);
  expect(marked()).toBe("14,000");
  await userEvent.keyboard("12000");
  expect(figure.value).toBe("12000");
  await userEvent.click(figure);
  expect(marked()).toBe("");
});

test("what is typed and ticked is noted by the field's name, and told once", async () => {
  island();
  await page.getByRole("textbox", { name: "Price" }).click();
  await userEvent.keyboard("R 1,2m");
  await page.getByRole("checkbox", { name: "Same as the price" }).click();
  expect(window.entered).toEqual({ purchasePrice: "R 1,2m", linkedValue: "1" });
  await page.getByRole("checkbox", { name: "Same as the price" }).click();
  expect(takeEntered(() => true)).toEqual([
    ["purchasePrice", "R 1,2m"],
    ["linkedValue", "0"],
  ]);
  expect(takeEntered(() => true)).toEqual([]);
});

test("once it has been hydrated and told, nothing more is noted of an island; of one that still sleeps it is", async () => {
  const { hydrated } = island();
  hydrated();
  takeEntered(() => true);
  await page.getByRole("textbox", { name: "Price" }).fill("5");
  expect(window.entered).toBeUndefined();
  island();
  await page.getByRole("textbox", { name: "Price" }).last().fill("7");
  expect(window.entered).toEqual({ purchasePrice: "7" });
});

test("a press on what React has not hydrated is held, and made once when it has", async () => {
  const { pressed, hydrated } = island();
  await page.getByText("Export").click();
  expect(pressed).not.toHaveBeenCalled();
  hydrated();
  expect(pressed.mock.calls).toEqual([["Export"]]);
  hydrated();
  expect(pressed).toHaveBeenCalledTimes(1);
  await page.getByText("Export").click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("what was entered after the press that keeps the numbers is told once they are kept", async () => {
  const { pressed, hydrated } = island();
  const price = page.getByRole("textbox", { name: "Price" });
  await price.fill("5");
  await page.getByText("Keep").click();
  await price.fill("7");
  const noted: unknown[] = [];
  pressed.mockImplementation(() => noted.push({ ...window.entered }));
  const told = () => noted.push({ ...window.entered });
  addEventListener("entered", told, { once: true });
  hydrated();
  expect(noted).toEqual([{ purchasePrice: "5" }, { purchasePrice: "7" }]);
});

test("a choice that was pressed early is chosen when React has hydrated it", async () => {
  const { hydrated } = island();
  const choice = page.getByRole("radio", { name: "By month" });
  await choice.click({ force: true });
  await expect.element(choice).not.toBeChecked();
  hydrated();
  await expect.element(choice).toBeChecked();
});

test("a press on a link waits for React where something was entered, and then goes where the link leads by then", async () => {
  const { pressed, hydrated } = island();
  onTestFinished(() => history.replaceState(history.state, "", " "));
  const link = page.getByRole("link", { name: "On with it" });
  await page.getByRole("textbox", { name: "Price" }).fill("5");
  await link.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(location.hash).toBe("");
  (link.element() as HTMLAnchorElement).hash = "with-price-5";
  hydrated();
  expect(location.hash).toBe("#with-price-5");
});

test("a press on a link is not held for nothing: where nothing was entered, or React cannot come", async () => {
  island();
  onTestFinished(() => history.replaceState(history.state, "", " "));
  const link = page.getByRole("link", { name: "On with it" });
  await link.click();
  expect(location.hash).toBe("#as-sent");
  history.replaceState(history.state, "", "#");
  await page.getByRole("textbox", { name: "Price" }).fill("5");
  await link.click();
  expect(location.hash).toBe("");
  link.element().closest("astro-island")?.dispatchEvent(new CustomEvent("astro:hydration-error"));
  expect(location.hash).toBe("#as-sent");
});

test("a form is sent without React", async () => {
  const { pressed } = island();
  await page.getByRole("button", { name: "Send" }).click();
  expect(pressed.mock.calls).toEqual([["Send"]]);
});

test("a press elsewhere on the page is left alone", async () => {
  const pressed = vi.fn<() => void>();
  const outside = serverPage(<button type="button">Menu</button>);
  outside.addEventListener("click", pressed);
  onTestFinished(() => outside.removeEventListener("click", pressed));
  await page.getByRole("button", { name: "Menu" }).click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
