import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serverPage } from "#web/testing/server-page.ts";
import {
  educationDisclaimer,
  liabilityDisclaimer,
  recommendedAdvisers,
  siteDisclaimer,
} from "./disclaimer.content.ts";
import { DisclaimerBanner, FooterDisclaimer } from "./disclaimer.tsx";
import "./disclaimer.script.ts";

function openPage() {
  serverPage(
    <>
      <DisclaimerBanner />
      <main id="main" tabIndex={-1}>
        <h1>Home</h1>
      </main>
      <FooterDisclaimer legalPath="#legal" />
    </>,
  );
  const dialog = page.getByRole("dialog", { name: "Important Legal Disclaimer", includeHidden: true });
  return { dialog, more: page.getByRole("link", { name: "Legal disclaimer" }) };
}

test("the banner says what the figures are worth, and a press closes it and moves on to the content", async () => {
  openPage();
  const banner = page.getByRole("complementary", { name: "Important Disclaimer" });
  await expect.element(banner).toMatchTextContent(siteDisclaimer);
  await banner.getByRole("button", { name: "Close the disclaimer" }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("the legal disclaimer opens over the page, is read, and gives the focus back", async () => {
  const { dialog, more } = openPage();
  await expect.element(dialog).not.toBeVisible();
  await more.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(":modal")).toBe(true);
  expect(location.hash).toBe("");
  await expect.element(dialog).toMatchTextContent(siteDisclaimer);
  await expect.element(dialog).toMatchTextContent(liabilityDisclaimer);
  const advisers = dialog.getByRole("listitem").elements();
  expect(advisers.map(({ textContent }) => textContent)).toEqual(recommendedAdvisers);
  await dialog.getByRole("button", { name: "I Understand" }).click();
  await expect.element(dialog).not.toBeVisible();
  await expect.element(more).toHaveFocus();
});

test("Escape closes the legal disclaimer", async () => {
  const { dialog, more } = openPage();
  await more.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeVisible();
});

test("a press that asks for a new tab is left to the browser", async () => {
  const { dialog, more } = openPage();
  for (const key of ["ctrlKey", "metaKey"]) {
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    let taken = true;
    // Looked at behind the script, and kept from opening a tab in the test.
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    more.element().dispatchEvent(press);
    expect(taken).toBe(false);
    await expect.element(dialog).not.toBeVisible();
  }
});

test("without its script the link leads to the page with the same words", async () => {
  const { more } = openPage();
  await expect.element(more).toHaveAttribute("href", "#legal");
});

test("in the guide the disclaimer says what the guide is for", async () => {
  serverPage(<FooterDisclaimer legalPath="#legal" ofGuide />);
  await expect
    .element(page.getByRole("paragraph").first())
    .toHaveTextContent(`Disclaimer: ${educationDisclaimer} Legal disclaimer`);
});
