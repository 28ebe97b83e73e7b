import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WayFromTheOffer, WayToTheKeys } from "./ways.tsx";

// The storage is one for all files of a run.
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const days = { today: "2026-11-27", declaredHolidays: [] };
const slider = () => page.getByRole("slider", { name: /^A (step|day) on the way, slider$/ });
const said = () => slider().element().getAttribute("aria-valuetext");
const key = () => [...document.querySelectorAll("li b")].map(({ textContent }) => textContent);

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

test("the thumb begins at today, and says who has the papers then, what one does and where it is explained", async () => {
  await render(<WayFromTheOffer {...days} />);
  await page.getByLabelText("Offer accepted on").fill("2026-10-22");
  await expect.element(slider()).toHaveValue("36");
  expect(said()).toMatch(/^27 November 2026: With you\. The bank’s written grant\. At the latest\./);
  const shown = () =>
    [...document.querySelectorAll("li a")]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  slider().element().focus();
  await userEvent.keyboard("{End}");
  expect(said()).toContain("Registration: it is yours. Read the meters");
  expect(shown()).toEqual([expect.stringContaining("Registration: it is yours")]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(shown()).toEqual([expect.stringContaining("Lodgement")]);
});

test("a press on a step, also at its outer edge, goes to it", async () => {
  await page.viewport(360, 740);
  await render(<WayToTheKeys {...days} />);
  const { width, height } = slider().element().getBoundingClientRect();
  for (const [step, across] of [0.02, 0.22, 0.58, 0.62, 0.98].entries()) {
    await slider().click({ position: { x: width * across, y: height - 40 } });
    await expect.element(slider()).toHaveValue(String([0, 1, 2, 3, 4][step]));
  }
  await page.viewport(1024, 768);
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

test("the first viewing comes three months before the offer, and the day under the thumb is the figure", async () => {
  await render(<WayToTheKeys {...days} />);
  await expect.element(page.getByText("24 May 2027", { exact: true })).toBeVisible();
  expect(key()).toEqual(["27 Nov", "1 Mar", "2 Apr", "16 Apr", "24 May"]);
  const spans = [...document.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  expect(spans).toEqual(expect.arrayContaining(["94 daysstill free", "84 daysbound by your signature"]));
  slider().element().focus();
  await userEvent.keyboard("{End}{ArrowLeft}");
  await expect.element(page.getByText("16 Apr 2027", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^You pay costs and duty/ })).toBeVisible();
});

test("nothing moves while the thumb goes from day to day", async () => {
  await page.viewport(360, 740);
  await render(<WayFromTheOffer {...days} />);
  const top = () => document.querySelector("figcaption")!.getBoundingClientRect().top;
  const before = top();
  slider().element().focus();
  for (let times = 0; times < 9; times++) {
    await userEvent.keyboard("{PageUp}");
    expect(top()).toBe(before);
  }
  await page.viewport(1024, 768);
});
