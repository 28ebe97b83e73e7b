import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WayFromTheOffer, WayToTheKeys } from "./ways.tsx";

// The storage is one for all files of a run.
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const days = { today: "2026-11-27", declaredHolidays: [] };
const slider = () => page.getByRole("slider", { name: "A day on the way, slider" });
const said = () => slider().element().getAttribute("aria-valuetext");
const key = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((row) => row.querySelector("b")?.textContent);

test("the day of the offer gives the day of the keys and of each step, and is there again after a reload", async () => {
  const first = await render(<WayFromTheOffer {...days} />);
  await expect.element(page.getByText("19 Feb 2027", { exact: true })).toBeVisible();
  expect(key()).toEqual(["27 Nov", "30 Dec", "14 Jan", "5 Feb", "19 Feb"]);
  await page.getByLabelText("Offer accepted on").fill("2027-03-01");
  await expect.element(page.getByText("24 May 2027", { exact: true })).toBeVisible();
  await first.unmount();
  await render(<WayFromTheOffer {...days} />);
  await expect.element(page.getByText("24 May 2027", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Go on with this date/ }))
    .toHaveAttribute("href", expect.stringContaining("offerAccepted=2027-03-01"));
});

test("the thumb begins today, and says what one does on each day and what comes next", async () => {
  await render(<WayFromTheOffer {...days} />);
  await page.getByLabelText("Offer accepted on").fill("2026-11-20");
  await expect.element(slider()).toHaveValue("7");
  expect(said()).toMatch(/^27 November 2026: The bank decides\. Deposit by 27 Nov\./);
  const next = () => document.querySelector("[aria-current]")?.textContent;
  expect(next()).toContain("The bank’s written grant");
  slider().element().focus();
  await userEvent.keyboard("{End}");
  expect(said()).toContain("Keys. Read the meters");
  expect(next()).toContain("Registration");
  await userEvent.keyboard("{ArrowLeft}");
  expect(said()).toContain("Deeds office");
});

test("no day, and one that is still being typed, counts as today", async () => {
  await render(<WayFromTheOffer {...days} />);
  await page.getByLabelText("Offer accepted on").fill("0002-01-01");
  await expect.element(page.getByText("19 Feb 2027", { exact: true })).toBeVisible();
  await page.getByLabelText("Offer accepted on").fill("");
  await expect.element(page.getByText("19 Feb 2027", { exact: true })).toBeVisible();
});

test("a declared holiday moves the days that are counted in working days", async () => {
  await render(<WayFromTheOffer {...days} declaredHolidays={["2026-12-01"]} />);
  expect(key()[1]).toBe("31 Dec");
});

test("the first viewing comes three months before the offer", async () => {
  await render(<WayToTheKeys {...days} />);
  await expect.element(page.getByText("24 May 2027", { exact: true })).toBeVisible();
  expect(key()).toEqual(["27 Nov", "1 Mar", "2 Apr", "16 Apr", "24 May"]);
});

test("nothing moves while the thumb goes from day to day", async () => {
  await page.viewport(360, 740);
  await render(<WayFromTheOffer {...days} />);
  const top = () => page.getByRole("list").element().getBoundingClientRect().top;
  const before = top();
  slider().element().focus();
  for (let times = 0; times < 8; times++) {
    await userEvent.keyboard("{PageUp}");
    expect(top()).toBe(before);
  }
  await page.viewport(1024, 768);
});
