import { embedNames, embedPath } from "../src/contract/embed-frame.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, test } from "./site.ts";

const address = (path: string) => `${path}?price=1950000&rate=10.75&term=20&levy=2100&agent=TN12`;

for (const name of embedNames) {
  test(`the frame of ${name} is accessible, in light and dark and in any hue`, async ({ page }) => {
    await page.goto(address(embedPath(name)));
    await expectNoViolations(page);
    await page.goto(`${address(embedPath(name))}&scheme=dark&hue=300`);
    await expectNoViolations(page);
  });

  test(`the frame of ${name} weighs at most 90 kB before it is touched`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) =>
      sizes.push(request.sizes().then((of) => of.responseBodySize + of.responseHeadersSize)),
    );
    await page.goto(address(embedPath(name)), { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  });
}

test("a frame can be used with the keyboard alone, and says its answer", async ({ page }) => {
  await page.goto(address("/embed/loan"));
  // Why a bank quotes more is over the fields.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Purchase Price (R)" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3900000");
  await expect(page.locator("main p strong").first()).toHaveText(/R38.29\d/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("slider", { name: "Purchase Price (R), slider" })).toBeFocused();
});

test("a frame begins with its address, whatever was entered in another of the same tab", async ({ page }) => {
  await page.goto(address("/embed/loan"));
  await page.getByRole("textbox", { name: "Purchase Price (R)" }).fill("3,900,000");
  await expect(page.locator("main p strong").first()).toHaveText(/R38.29\d/);
  await page.goto(address("/embed/loan"));
  await expect(page.getByRole("textbox", { name: "Purchase Price (R)" })).toHaveValue("1,950,000");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("levy and rates of a listing are in the cash that it takes", async ({ page }) => {
  await page.goto("/embed/cash-needed?price=1950000&levy=2100&rates=1400");
  await page.getByText("More numbers").click();
  await expect(page.getByRole("textbox", { name: "Levy a month" })).toHaveValue("2,100");
  await expect(page.getByRole("textbox", { name: "Rates a month" })).toHaveValue("1,400");
});

test("the numbers go along to our own page", async ({ page }) => {
  await page.goto(address("/embed/loan"));
  const [whole] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /all figures and their dates/ }).click(),
  ]);
  await expect(whole.getByRole("textbox", { name: "Purchase Price (R)" })).toHaveValue("1,950,000");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who asks for a call sends the figures and the agent's reference along", async ({ page, context }) => {
    await page.goto(address("/embed/loan"));
    const [form] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Ask for a call" }).click(),
    ]);
    await expect(form.getByText("Your calculation is sent along")).toBeVisible();
    await expect(form.getByText("We will also say that the agent’s reference is TN12.")).toBeVisible();
    await expect(form.locator('input[name="agent"]')).toHaveValue("TN12");
    await expect(form.locator('input[name="currentCalculation.loanAmount"]')).toHaveValue("1950000");
  });

  test("agents can copy the example's code", async ({ page }) => {
    await page.goto("/for-agents");
    await expect(page.getByRole("textbox", { name: "Frame alone" })).toHaveValue(
      /^<iframe src="http.+\/embed\/loan\?price=1950000" /,
    );
    await expect(page.getByRole("textbox", { name: "With the script" })).toHaveValue(/<script async src=/);
  });
});

test("an agent chooses, sees the frame, and copies the code of it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/for-agents");
  await expectNoViolations(page);
  await page.getByRole("combobox", { name: "Answer" }).selectOption("cash-needed");
  await page.getByRole("textbox", { name: "Levy a month" }).fill("2,100");
  await page.getByRole("textbox", { name: "Your reference" }).fill("TN-12!");
  await page.getByRole("combobox", { name: "Light or dark" }).selectOption("dark");
  const wanted = "/embed/cash-needed?price=1950000&levy=2100&scheme=dark&agent=TN12";
  await expect(page.locator("iframe")).toHaveAttribute("src", wanted);
  await page.getByRole("button", { name: "Copy Frame alone" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(wanted.replaceAll("&", "&amp;"));
});
