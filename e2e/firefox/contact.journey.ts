import { at, by, expect, says, settings, testIn, textOf, type } from "./visitor.ts";

const test = testIn(settings.light);
const opener = "Get Property Financing Help";
const thanks = "Thank you! A professional loan originator will contact you shortly.";
const typed = {
  "First Name": "Thandi",
  "Last Name": "Nkosi",
  "Email Address": "thandi@example.com",
  "Phone Number": "082 123 4567",
};

test("a form opens over the page, says what is missing beside its field, and is sent", async ({
  visitor: { page },
}) => {
  await page.goto(at("/"));
  await by("button", opener, page).click();
  const inside = "dialog[open]";
  await says(page, inside, "Connect with a Home Loan Originator");
  await by("button", "Submit Request", page).click();
  const wrong = () => page.evaluate(() => document.querySelectorAll("dialog [aria-invalid=true]").length);
  await expect.poll(wrong).toBe(4);
  const focused = await page.evaluate(
    () => (document.activeElement as HTMLInputElement).labels?.[0]?.innerText,
  );
  expect(focused).toContain("First Name");
  expect(await textOf(page, inside)).toContain("Your first name?");
  for (const [label, text] of Object.entries(typed)) await type(page, label, text);
  await expect.poll(wrong).toBe(0);
  await by("button", "Submit Request", page).click();
  await says(page, "[role=alertdialog]", thanks);
  await by("button", "OK", page).click();
  await expect.poll(() => page.evaluate(() => document.querySelector("dialog[open]"))).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(opener);
});

test("Escape closes a form, and what was typed is there again", async ({ visitor: { page } }) => {
  await page.goto(at("/calculator/calculator"));
  await by("button", "Get Better Rates", page).click();
  await type(page, "First Name", "Thandi");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.querySelector("dialog[open]"))).toBeNull();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLInputElement>("[name=firstName]")?.value))
    .toBe("Thandi");
});
