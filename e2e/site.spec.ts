import type { Locator } from "@playwright/test";
import { calculatorTabs, toolPath } from "../src/web/site/addresses.ts";
import { layoutShift } from "./page-weight.ts";
import { expect, expectHydrated, holdScripts, openPart, shown, test, visit } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a newcomer lands, reads the guide and moves on to a calculator", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(/\/education\/articles$/);
  const chapters = page
    .getByRole("region", { name: "The Buyer Guide in six chapters" })
    .getByRole("list")
    .first()
    .getByRole("listitem");
  await expect(chapters.getByRole("link")).toHaveCount(6);
  await chapters.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("South African First-Time Buyer Guide");
  await page.getByRole("button", { name: "Open all parts" }).first().click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Affordability/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/calculator\/affordability$/);
});

test("the landing page's slider answers at once, and says what a bank would quote", async ({ page }) => {
  await page.goto("/");
  const slider = page.getByRole("slider").first();
  await expect(page.locator("#home")).toContainText(shown("R19 638"));
  await expect(page.locator("#home")).toContainText(shown("A bank would quote R20 305"));
  await slider.fill("1000000");
  await expect(page.locator("#home")).toContainText(shown("R9 819"));
  await expect(page.locator("#home")).toContainText(shown("A bank would quote R10 152"));
});

test("behind a door each question has its answer, and leads to the page that says the same", async ({
  page,
}) => {
  for (const [door, question, said, there] of [
    ["I want to buy", "What can I afford?", "About R751 000", "About R751 000"],
    ["I want to buy", "Can I get the First Home Finance subsidy?", "Up to R169 265", "R169 265"],
    ["I have a bond", "One of us takes over the bond", "About R40 600 a month", "about R40 600 before tax"],
  ] as const) {
    await page.goto("/tools");
    await expect(page.getByRole("link", { name: question })).toContainText(shown(said));
    await page.goto("/");
    await page.getByRole("heading", { name: door }).click();
    const link = page.locator("#home").getByRole("link", { name: question });
    await expect(link).toContainText(shown(said));
    await link.click();
    await expect(
      page.getByRole("main").getByText(shown(there)).locator("visible=true").first(),
    ).toBeVisible();
  }
});

test("one door is open at a time, and on a wide screen its answers are in three columns under all doors", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const doors = page.locator("#home details[name=doors]");
  const heading = (name: string) => page.getByRole("heading", { name });
  const places = () =>
    doors.locator("h2").evaluateAll((all) => all.map((h2) => h2.getBoundingClientRect().x));
  const before = await places();
  await heading("I want to buy").click();
  await heading("I have a bond").click();
  expect(await doors.evaluateAll((all: HTMLDetailsElement[]) => all.map(({ open }) => open))).toEqual([
    false,
    true,
    false,
  ]);
  expect(await places()).toEqual(before);
  const answers = doors.nth(1).getByRole("listitem");
  const tops = await answers.evaluateAll((all) => all.map((li) => li.getBoundingClientRect().y));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
});

test("on a phone the door that is pressed stays in view when the one before it closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const second = page.getByRole("heading", { name: "I have a bond" });
  await page.getByRole("heading", { name: "I want to buy" }).click();
  await second.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 400));
  await second.click();
  await expect(
    page.getByRole("link", { name: /^Pay your bond off sooner/ }).locator("visible=true"),
  ).toBeVisible();
  await expect(second).toBeInViewport({ ratio: 1 });
});

test("the answers behind a door follow the price that is dragged, and their tool opens with the same one", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("slider").first().fill("1000000");
  await expect(page.locator("#home")).toContainText(shown("R9 819"));
  await page.getByRole("heading", { name: "I want to buy" }).click();
  await expect(page.getByText(shown("Worked out for R1 000 000")).locator("visible=true")).toBeVisible();
  await expect(page.getByText("and the numbers you entered").locator("visible=true")).toHaveCount(0);
  const cash = page.locator("#home").getByRole("link", { name: "Cash you need, and when" });
  const first = (await cash.locator("b").textContent())!;
  expect(first).not.toBe(shown("R134 682"));
  await page.getByRole("slider").first().fill("3000000");
  await expect(page.getByText(shown("Worked out for R3 000 000")).locator("visible=true")).toBeVisible();
  await expect(cash).not.toContainText(first);
  const figure = (await cash.locator("b").textContent())!;
  await cash.click();
  await expect(page.getByLabel("Purchase price", { exact: true }).first()).toHaveValue("3,000,000");
  await expect(page.locator("#answer")).toContainText(figure);
});

test("the first answer counts with the rate and the term that were entered, says so, and goes back to ours", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() =>
    sessionStorage.setItem("inputs", "purchasePrice=3050000&interestRate=9&loanTerm=24"),
  );
  await page.goto("/");
  const answer = page.getByRole("region", { name: "A first answer" });
  await expect(answer).toContainText(shown("R25 163"));
  await expect(answer).toContainText("For 24 years at 9.00%, with no deposit; as you entered.");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole("heading", { name: "I want to buy" }).click();
  const offers = page.locator("#home").getByRole("link", { name: "Compare bank offers" });
  await expect(page.getByText("and the numbers you entered").locator("visible=true")).toBeVisible();
  const before = (await offers.textContent())!;
  await answer.getByRole("button", { name: "Use ours" }).click();
  await expect(answer).toContainText(shown("R29 948"));
  await expect(answer).toContainText("For 20 years at 10.75%, with no deposit; your bank may differ.");
  // The answers behind the open door follow.
  await expect(offers).not.toHaveText(before);
});

test("answers that use more of the visitor's numbers than the price say so, behind their own door only", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("tool:rent-or-buy", "rent=17500"));
  await page.evaluate(() => sessionStorage.setItem("inputs", "purchasePrice=2000000"));
  await page.goto("/tools");
  await expect(page.getByText("The answers also use your other numbers.")).toBeVisible();
  await page.goto("/");
  const said = page.getByText("and the numbers you entered").locator("visible=true");
  await page.getByRole("heading", { name: "I want to buy" }).click();
  await expect(said).toBeVisible();
  await page.getByRole("heading", { name: "I invest" }).click();
  await expect(page.getByRole("link", { name: /^Buy to let/ }).locator("visible=true")).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("the landing page's slider counts when it was moved before its script was there", async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("slider").first().fill("1000000");
  letCome();
  await expect(page.locator("#home")).toContainText(shown("R9 819"));
  await page.getByRole("link", { name: "Set rate, term and deposit" }).click();
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,000,000");
});

for (const [path, name, key, words] of [
  ["tools/save-for-a-deposit", "When you can buy", "ArrowRight", "November 2032: R4 925 a month"],
  ["education/financial-preparation", "Left after costs and debts", "ArrowLeft", "R7 400 left after R16 100"],
] as const)
  test(`${path}: a door and a wall count when they were moved before their script was there`, async ({
    page,
  }) => {
    const letCome = await holdScripts(page);
    await page.goto(`/${path}`, { waitUntil: "commit" });
    const slider = page.getByRole("slider", { name });
    await slider.press(key);
    letCome();
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(words.replaceAll(" ", "\\s")));
  });

test("the prime-rate chart changes its period by keyboard and has its table behind it", async ({ page }) => {
  await page.goto("/#insights");
  const periods = page.locator("#insights").getByRole("radio");
  await expect(periods).toHaveCount(4);
  await expect(periods.first()).toBeChecked();
  await periods.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(periods.nth(1)).toBeChecked();
  await expect(page.locator("#insights")).toContainText("10.50%");
  await expect(page.locator("#insights")).toContainText("R1,210,000");
});

test("an article is found by searching, or by loading more, and leads to the partner", async ({ page }) => {
  await page.goto("/education/articles");
  const links = page.getByRole("link", { name: /^Read on Partner Home Loans/ });
  await expect(links).toHaveCount(0);
  const topics = page.getByRole("heading", { level: 3 });
  await expect(topics).toHaveCount(6);
  // There is nothing yet that these would be more of.
  const more = page.getByRole("button", { name: "Load more" });
  await expect(more).toBeHidden();
  // Some of every topic on top of one that is opened, and the keyboard goes on at the first that is new.
  await page.locator("summary", { hasText: "13 Financial Planning articles" }).click();
  await expect(links).toHaveCount(13);
  await expect(more).toHaveText("Load more (51 remaining)");
  await more.click();
  await expect(links).toHaveCount(23);
  await expect(links.first()).toBeFocused();
  await expect(more).toHaveText("Load more (41 remaining)");
  await more.click();
  await expect(links).toHaveCount(35);
  await page.getByPlaceholder("Search articles…").fill("  REPO rate ");
  await expect(links).not.toHaveCount(35);
  for (const link of await links.all()) {
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://partner.example");
    expect(address.searchParams.get("utm_source")).toBe("property-platform");
    expect(await link.getAttribute("rel")).toContain("nofollow sponsored");
    expect(await link.getAttribute("target")).toBe("_blank");
  }
  await page.getByPlaceholder("Search articles…").fill("no such thing");
  await expect(links).toHaveCount(0);
  // What the guide itself says comes first.
  await page.getByPlaceholder("Search articles…").fill("duty");
  await expect(links).toHaveCount(3);
  const ours = page.getByRole("region", { name: "In our guide 3 parts" }).getByRole("link");
  await expect(ours).toHaveText([/^Transfer duty/, /^VAT instead of duty/, /^A landlord’s duties/]);
  await ours.first().click();
  await expect(page).toHaveURL(/understanding-costs#transfer-duty$/);
  await expect(page.locator("details:has(#transfer-duty)").first()).toHaveAttribute("open");
});

test("a topic leads to this guide, and opens all of its articles below without moving", async ({ page }) => {
  await page.goto("/education/articles");
  const links = page.locator("main a[rel~=sponsored]:visible");
  await expect(page.getByRole("link", { name: "Our guide: A three-month plan 3 months" })).toBeVisible();
  const row = page.locator("summary", { hasText: "13 Financial Planning articles on Partner Home Loans" });
  await row.focus();
  await expect(links).toHaveCount(0);
  const were = await row.boundingBox();
  await row.press("Enter");
  await expect(links).toHaveCount(13);
  await expect(page.getByText("Showing 13 of 64 articles")).toBeVisible();
  expect(await row.boundingBox()).toEqual(were);
  await row.press("Enter");
  await expect(links).toHaveCount(0);
});

test("on a phone the articles of a topic are folded, until more are asked for or searched", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/education/articles");
  const links = page.getByRole("link", { name: /^Read on Partner Home Loans/ });
  await expect(
    page.getByRole("link", { name: `Our guide: Transfer duty ${shown("R33 786")}` }),
  ).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.getByText("9 Legal & Costs articles on Partner Home Loans").click();
  await expect(links).toHaveCount(9);
  await page.getByRole("button", { name: "Load more (55 remaining)" }).click();
  await expect(links).toHaveCount(19);
  await expect(links.first()).toBeFocused();
  // There is room for what is found.
  const search = page.getByPlaceholder("Search articles…");
  await search.focus();
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(120);
  await search.fill("rate");
  await expect(links.first()).toBeVisible();
  const found = await links.count();
  await expect(page.getByRole("heading", { name: `On Partner Home Loans ${found} articles` })).toBeVisible();
});

test("the guide's estimator follows the price and the deposit", async ({ page }) => {
  await page.goto("/education/understanding-costs");
  await openPart(page, "Upfront & Statutory Costs");
  const table = page.getByRole("table", { name: "Upfront & Statutory Costs" });
  await table.scrollIntoViewIfNeeded();
  await expect(table).toContainText(shown("R33 786"));
  await page.getByLabel("Property Price", { exact: true }).focus();
  await expectHydrated(page);
  await page.getByLabel("Property Price", { exact: true }).fill("1500000");
  await page.getByLabel("Deposit (%)", { exact: true }).fill("");
  await expect(table).toContainText(shown("R8 700"));
  await expect(page.getByLabel("Bond Amount (calculated)")).toHaveValue("1,500,000");
  // The parts of the chapter speak of the same home.
  const part = (name: string) => page.locator("summary", { has: page.getByRole("heading", { name }) });
  await expect(part("Transfer duty")).toContainText(shown("R8 700"));
  await expect(part("Interest on your deposit")).toContainText("R0");
});

test("the checklist takes ticks and forgets them", async ({ page }) => {
  await page.goto("/education/loan-process");
  const tick = page.getByRole("checkbox", { name: "Certified copy of ID" });
  await openPart(page, "Required Documents Checklist");
  await tick.check();
  await page.reload();
  // The part is open again.
  await expect(tick).not.toBeChecked();
});

test("on a phone every page has the same head, 52 px high with one menu, and a short foot", async ({
  page,
}) => {
  const guide = ["/education/articles", "/education/loan-process", "/glossary", "/offer-to-purchase"];
  const answers = ["/calculator/calculator", "/tools", toolPath("rent-or-buy")];
  const others = ["/contact/landing", "/privacy", "/legal", "/paia", "/for-agents"];
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", ...guide, ...answers, ...others]) {
      await page.goto(path);
      const head = page.locator("header").first();
      expect((await head.boundingBox())?.height, `${path} at ${width}`).toBe(52);
      await expect(head.locator("summary")).toHaveText("Menu");
      if (path !== "/") await expect(head.getByRole("link", { name: /Home$/ }).first()).toBeVisible();
      const foot = await page.locator("footer").boundingBox();
      expect(foot?.height, `${path} at ${width}`).toBeLessThanOrEqual(440);
    }
  }
});

test("on a small phone the answer is near the top, and the first field on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of Object.values(calculatorTabs)) {
    await page.goto(path);
    const sentence = await page.locator("#answer p").first().boundingBox();
    expect(sentence?.y, path).toBeLessThanOrEqual(330);
    const field = await page.getByRole("main").getByRole("textbox").first().boundingBox();
    expect(field?.y, path).toBeLessThanOrEqual(740);
  }
});

test("the step of a trail that is the page itself is no stop for the keyboard", async ({ page }) => {
  await page.goto("/education/loan-process");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link")).toHaveText(["Home", "Buyer Guide"]);
  await expect(trail.locator("[aria-current=page]")).toHaveText("The South African Mortgage Loan Process");
});

async function bottomOf(drawn: Locator): Promise<number> {
  const box = await drawn.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

test("on a small phone answer and picture are within the first two screens", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(calculatorTabs.sensitivity.path);
  const curve = page.getByRole("slider", { name: "The rate changes by, slider" });
  expect(await bottomOf(curve), "the curve that is the picture").toBeLessThanOrEqual(740);
  for (const tab of ["calculator", "extra-payment"] as const) {
    await page.goto(calculatorTabs[tab].path);
    expect(await bottomOf(page.locator("#answer figure svg").first()), tab).toBeLessThanOrEqual(2 * 740);
  }
  await visit(page, calculatorTabs.affordability.path);
  await page.getByRole("button", { name: "Fill in this example" }).click();
  // A wide screen's pale picture of the example is there too until then, unseen.
  const picture = page.locator("#answer figure svg").filter({ visible: true }).first();
  expect(await bottomOf(picture)).toBeLessThanOrEqual(2 * 740);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the first field that is touched has its curve", async ({ page }) => {
    await visit(page, calculatorTabs.calculator.path);
    await page.getByLabel("Loan Term (Years)", { exact: true }).tap();
    await expect(page.getByRole("slider", { name: "Loan Term (Years), slider" })).toBeVisible();
    await expect(page.getByRole("slider", { name: "Purchase Price (R), slider" })).toBeHidden();
  });
});

test("on a phone the guide has a menu, which lies above the chapter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/education/understanding-costs");
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "Get Help" }).click({ trial: true });
  await page.locator("header").getByRole("link", { name: "Work it out" }).click();
  await expect(page).toHaveURL(/\/tools$/);
});

test("the contact dialog opens on the first press and gives the focus back", async ({ page }) => {
  await page.goto("/");
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const opener = page.locator("#contact").getByRole("button", { name: "Get Property Financing Help" });
  await opener.click();
  await expect(
    page.getByRole("dialog", { name: /Connect with a Home Loan Originator @ Partner Home Loans/ }),
  ).toBeVisible();
  expect(scripts.some((address) => address.includes("contact"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the disclaimer's banner goes when it is dismissed, and its dialog says who to ask", async ({
  page,
}) => {
  await page.goto("/");
  const banner = page.getByText("Important Disclaimer");
  await expect(banner).toBeVisible();
  await page
    .getByRole("button", { name: /close|dismiss/i })
    .first()
    .click();
  await expect(banner).toBeHidden();
  await page.getByRole("link", { name: "Legal disclaimer" }).click();
  await expect(page.getByRole("dialog", { name: "Important Legal Disclaimer" })).toBeVisible();
  await page.getByRole("button", { name: "I Understand" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("what is pressed before its script is there counts as soon as it has come", async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto("/education/articles", { waitUntil: "commit" });
  await page.locator("summary", { hasText: "13 Financial Planning articles" }).click();
  const more = page.getByRole("button", { name: "Load more" });
  await expect(more).toBeHidden();
  letCome();
  await expect(page.getByText("Showing 13 of 64 articles")).toBeVisible();
  await expect(more).toHaveText("Load more (51 remaining)");
  await page.waitForLoadState();
  await page.getByRole("link", { name: "Legal disclaimer" }).click();
  await expect(page.getByRole("dialog", { name: "Important Legal Disclaimer" })).toBeVisible();
});

test("who moves the landing page's slider and goes on before its script is there takes the price along", async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const slider = page.getByRole("slider", { name: "A home for" });
  await slider.focus();
  for (let step = 0; step < 3; step += 1) await slider.press("ArrowRight");
  await page.getByRole("link", { name: "Set rate, term and deposit" }).click();
  letCome();
  await expect(page).toHaveURL(/\/calculator\/calculator/);
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("2,150,000");
});

test("the period of the prime rate's chart is chosen without its script", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const insights = page.locator("#insights");
  await expect(insights.getByRole("figure")).toHaveCount(1);
  const caption = await insights.locator("figcaption:visible").textContent();
  await insights.getByRole("radio", { name: "All" }).check();
  await expect(insights.getByRole("figure")).toHaveCount(1);
  await expect(insights.locator("figcaption:visible")).not.toHaveText(caption ?? "");
});

test.describe("under Trusted Types", () => {
  // The browser reports each refusal in the console, which is what this test is about.
  test.use({ quietConsole: undefined });

  test("no text becomes markup or code in any page, and only this site's own scripts may be added", async ({
    page,
  }) => {
    for (const path of [
      "/",
      "/calculator/calculator",
      "/education/articles",
      "/contact/landing",
      "/offline",
    ]) {
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"], path).toContain(
        "require-trusted-types-for 'script'",
      );
      const refused = (assign: string) =>
        page.evaluate((kind) => {
          try {
            if (kind === "markup") document.createElement("p").innerHTML = "<b>bold</b>";
            else document.createElement("script").src = kind;
            return false;
          } catch {
            return true;
          }
        }, assign);
      expect(await refused("markup"), path).toBe(true);
      expect(await refused("https://elsewhere.example/x.js"), path).toBe(true);
      expect(await refused("/_astro/x.js"), path).toBe(false);
    }
  });
});

test("who only reads the landing page, the articles or the glossary fetches no React", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const react = () => scripts.filter((path) => /\/react\./.test(path));
  for (const path of ["/", "/education/articles", "/glossary"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(react()).toEqual([]);
  }
  await page.getByLabel("Find a word").focus();
  await expect.poll(react).not.toEqual([]);
});
