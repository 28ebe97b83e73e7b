import type { Page } from "@playwright/test";
import { chapters } from "../src/web/guide/chapters.ts";
import { calculatorTabs, guideSections, offerToPurchase } from "../src/web/site/addresses.ts";
import { expect, expectHydrated, holdScripts, shown, test } from "./site.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the costs chapter shows its figure and its fields on the first screen, and wakes when it is touched", async ({
    page,
  }) => {
    await page.goto("/education/understanding-costs");
    await expect(page.locator("strong", { hasText: shown("R320 149") })).toBeInViewport({ ratio: 1 });
    const price = page.getByLabel("Property Price", { exact: true });
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Deposit (%)", { exact: true })).toBeInViewport({ ratio: 1 });
    const asleep = page.locator("astro-island[ssr]:not([client=contact])", { has: price });
    await expect(asleep).toHaveCount(1);
    await price.focus();
    await expect(asleep).toHaveCount(0);
  });

  test("the line at the top says which part is read, opens the list and leads back up", async ({ page }) => {
    await page.goto("/education/loan-process");
    const bar = page.getByRole("navigation", { name: "On this page" });
    await expect(bar.getByRole("link", { name: "Top" })).toBeHidden();
    await bar.getByText("On this page").click();
    await bar.getByRole("link", { name: "Compliance certificates" }).click();
    await expect(bar.getByRole("link", { name: "Compliance certificates" })).toBeHidden();
    await expect(bar.locator("summary")).toContainText("Compliance certificates");
    await expect(page.getByRole("heading", { name: "Compliance certificates" })).toBeInViewport();
    expect((await bar.boundingBox())!.y).toBe(0);
    await bar.getByText("On this page").click();
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("listitem").first()).toBeHidden();
    await bar.getByRole("link", { name: "Top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    const chapters = page.getByRole("navigation", { name: "Guide Sections" });
    await bar.getByText("On this page").click();
    await chapters.getByText("Guide Sections").click();
    await expect(bar.getByRole("listitem").first()).toBeHidden();
    await chapters.getByRole("link", { name: "Expert Tips & Tricks" }).click();
    await expect(page).toHaveURL(/\/education\/tips-tricks$/);
    // A long name gives way.
    await page.goto("/education/getting-started#first-home-finance-check");
    await expect(bar.locator("summary")).toContainText("First Home Finance (FLISP)");
    await expect(bar.getByRole("link", { name: "Top" })).toBeInViewport({ ratio: 1 });
  });
});

for (const island of [
  {
    chapter: "getting-started",
    field: "Gross income of the household a month",
    part: "how-much-first-home-finance-pays",
    first: undefined,
  },
  {
    chapter: "financial-preparation",
    field: "Bond still owed",
    part: "divorce",
    first: "Paid out to you",
  },
])
  test(`${island.chapter}: what is typed while the part wakes is there once it is awake`, async ({
    page,
  }) => {
    await page.goto(`/education/${island.chapter}#${island.part}`);
    if (island.first) {
      // Another part of the chapter is awake already.
      await page.getByLabel(island.first, { exact: true }).focus();
      await expectHydrated(page);
    }
    const letCome = await holdScripts(page);
    const field = page.getByLabel(island.field, { exact: true });
    const asleep = page.locator("astro-island[ssr]:not([client=contact])", { has: field });
    await expect(asleep).toHaveCount(1);
    await field.fill("");
    await field.pressSequentially("15");
    letCome();
    await field.pressSequentially("000", { delay: 80 });
    await expect(asleep).toHaveCount(0);
    await expect(field).toHaveValue("15,000");
  });

test("the fields of a chapter's example stay where they are while one types in them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [chapter, label, amount] of [
    ["financial-preparation", "Income before tax, a month", "95000"],
    ["financial-preparation", "Paid out to you", "95000"],
    ["investment-basics", "Price of the home", "1500000"],
    ["tips-tricks", "Extra each month", "12500"],
    ["tips-tricks", "What you still owe", "850000"],
    ["understanding-costs", "Property Price", "3500000"],
  ] as const) {
    await page.goto(`/education/${chapter}`);
    const field = page.getByLabel(label, { exact: true }).first();
    await field.focus();
    await expectHydrated(page);
    const place = async () => (await field.boundingBox())!.y + (await page.evaluate(() => scrollY));
    const before = await place();
    await field.selectText();
    for (const digit of amount) {
      await page.keyboard.type(digit);
      expect(await place(), `${chapter}, at ${digit}`).toBe(before);
    }
  }
});

for (const [chapter, label, amount, title, shows] of [
  ["understanding-costs", "Property Price", "3500000", "Transfer duty", "R3.5mR162 356"],
  [
    "financial-preparation",
    "Income before tax, a month",
    "45000",
    "Income",
    "R45 000 is what you earn, 6 times",
  ],
] as const)
  test(`${chapter}: the picture of the part "${title}" is drawn for the reader's numbers`, async ({
    page,
  }) => {
    await page.goto(`/education/${chapter}`);
    const ofPart = part(page, title).locator("[data-picture]");
    await expect(ofPart).not.toContainText(shown(shows));
    await page.getByLabel(label, { exact: true }).focus();
    await expectHydrated(page);
    await page.getByLabel(label, { exact: true }).fill(amount);
    await expect(ofPart).toContainText(shown(shows));
    await expect(ofPart.locator("> *")).toHaveCount(1);
  });

test("an amount that is typed while the chapter is still coming is answered", async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto("/education/understanding-costs", { waitUntil: "commit" });
  const price = page.getByLabel("Property Price", { exact: true });
  await price.focus();
  await price.fill("");
  await price.pressSequentially("2.35");
  letCome();
  await price.pressSequentially("m", { delay: 200 });
  await expect(price).toHaveValue("2,350,000");
  await expect(page.locator("astro-island[ssr]:not([client=contact])", { has: price })).toHaveCount(0);
});

test("on a wide screen the line comes once one reads, and a part keeps its width when it opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/education/tips-tricks");
  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(bar).toBeHidden();
  const row = part(page, "The 90-day notice");
  const { x, width } = (await row.boundingBox())!;
  await page.goto("/education/tips-tricks#the-90-day-notice");
  await expect(row).toHaveAttribute("open");
  expect(await row.boundingBox()).toMatchObject({ x, width });
  await expect(bar.locator("summary")).toContainText("The 90-day notice");
  expect((await bar.boundingBox())!.y).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(bar.locator("[aria-current]")).toHaveText("Sources");
});

test("a worked example begins with the chapter's figures, and takes the reader's to the tool", async ({
  page,
}) => {
  await page.goto("/education/investment-basics");
  const example = page.getByRole("region", { name: "Rent in, costs out" });
  await expect(example).toContainText(shown("R5 165"));
  await example.getByRole("textbox", { name: "Rent a month" }).focus();
  await expect(page.locator("astro-island[ssr]:not([client=contact])")).toHaveCount(0);
  await expectHydrated(page);
  await example.getByRole("textbox", { name: "Rent a month" }).fill("16000");
  await expect(example).toContainText("is what you keep each month at first");
  // The parts of the chapter speak of the same home.
  await expect(part(page, "Rules of thumb").locator("> summary")).toContainText("1.3%");
  await example.getByRole("link", { name: /^Go on with these numbers/ }).click();
  await expect(page.getByLabel("Purchase price", { exact: true })).toHaveValue("1,200,000");
});

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const chapterPaths = [...chapters.map(({ path }) => path), offerToPurchase.path];
const part = (page: Page, title: string) =>
  page.locator("details[data-part]", { has: page.getByRole("heading", { name: title, exact: true }) });

test("the guide's front says what the home of the entered price takes, and the articles its duty", async ({
  page,
}) => {
  await page.goto(guideSections.articles.path);
  const costs = page.getByRole("link", { name: guideSections["understanding-costs"].label });
  const duty = page.getByRole("link", { name: "Our guide: Transfer duty" });
  await expect(costs.first()).toContainText(shown("R320 149 in cash at R2 000 000"));
  const main = page.getByRole("main");
  await expect(main).toContainText(
    shown("R320 149 in cash and a bond of R1 800 000 buy a home of R2 000 000"),
  );
  const price = page.getByRole("textbox", { name: "Purchase Price (R)" });
  await price.fill("1200000");
  await expect(main).toContainText(
    shown("R190 384 in cash and a bond of R1 080 000 buy a home of R1 200 000"),
  );
  await expect(costs.first()).toContainText(shown("R190 384 in cash at R1 200 000"));
  await expect(duty).toContainText(shown("R0 on R1 200 000"));
  // The articles take what they say over as it is.
  await page.getByPlaceholder("Search articles").fill("duty");
  await expect(page.getByText("In our guide")).toBeVisible();
  await page.getByPlaceholder("Search articles").fill("");
  await expect(duty).toContainText(shown("R0 on R1 200 000"));
  await costs.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    guideSections["understanding-costs"].heading,
  );
  await expect(page.getByRole("region", { name: "Work out your own costs" })).toContainText(
    shown("R190 384"),
  );
});

test("each chapter begins with the figure that the guide's front says of it, for the numbers that were entered", async ({
  page,
}) => {
  await page.goto(
    `${calculatorTabs.affordability.path}#grossIncome=48000&netIncome=36000&monthlyExpenses=21000&purchasePrice=1800000`,
  );
  await expect(page.getByRole("textbox", { name: "Gross Income" })).toHaveValue("48,000");
  for (const [id, figure] of [
    ["financial-preparation", "R14 400"],
    ["understanding-costs", "R285 866"],
    ["investment-basics", "R5 944"],
    ["tips-tricks", "R263 475"],
  ] as const) {
    await page.goto(guideSections.articles.path);
    const way = page.getByRole("link", { name: guideSections[id].label }).first();
    await expect(way).toContainText(shown(figure));
    await way.click();
    await expect(page.getByRole("main").locator("strong").first()).toHaveText(shown(figure));
  }
});

test.describe("a chapter is closed to its answers", () => {
  const clause = "With this clause the seller may go on showing the home";
  const condition = "The suspensive condition in depth";

  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("a part opens in its place, and an address within it opens what is around it", async ({ page }) => {
      await page.goto("/education/loan-process");
      await expect(page.getByText(clause)).toBeHidden();
      await part(page, condition).locator("> summary").click();
      await expect(page.getByText("The condition protects you")).toBeVisible();
      await expect(page.getByText(clause)).toBeHidden();
      await page.goto("about:blank");
      await page.goto("/education/loan-process#the-72-hour-clause");
      await expect(page.getByRole("heading", { name: "The 72-hour clause" })).toBeInViewport();
      await expect(page.getByText(clause)).toBeVisible();
    });

    test("a link to a part opens it, also when it was closed again", async ({ page }) => {
      await page.goto("/education/understanding-costs");
      const duty = part(page, "Transfer duty");
      const piece = page.getByRole("region", { name: "The cash, piece by piece" });
      for (let time = 0; time < 2; time++) {
        await expect(duty).not.toHaveAttribute("open");
        await piece.getByRole("link", { name: /^Transfer duty/ }).click();
        await expect(duty).toHaveAttribute("open");
        await expect(page.getByRole("heading", { name: "Transfer duty", exact: true })).toBeInViewport();
        await duty.locator("> summary").click();
      }
    });

    for (const [chapter, piece, place] of [
      ["financial-preparation", /^Living costs/, "The sum that the law requires"],
      ["investment-basics", /^Bond/, "With the loan"],
      ["tips-tricks", "Add R500 a month", "Add R500 a month"],
      ["tips-tricks", /^Three more/, "Thousands, for one letter or phone call"],
    ] as const)
      test(`${chapter}: the piece ${piece} of the picture opens its place`, async ({ page }) => {
        await page.goto(`/education/${chapter}`);
        const target = page.getByRole("heading", { name: place, exact: true });
        await expect(target).toBeHidden();
        await page.locator("figure").getByRole("link", { name: piece }).press("Enter");
        await expect(target).toBeInViewport();
      });

    test("a press on a step of the stairs says what to do then, and its name opens its part", async ({
      page,
    }) => {
      await page.goto("/education/getting-started");
      const stairs = page.getByRole("slider", { name: "A step on the way" });
      const { width, height } = (await stairs.boundingBox())!;
      const opening = page.getByRole("region", { name: "From the first viewing to the keys, day by day" });
      await expect(opening.getByText("Take on no new debt")).toBeHidden();
      await stairs.click({ position: { x: 0.7 * width, y: height / 2 } });
      await expect(opening.getByText("Take on no new debt")).toBeVisible();
      await stairs.press("Home");
      await opening.getByRole("link", { name: "First viewing" }).click();
      await expect(part(page, "Before the first viewing")).toHaveAttribute("open");
    });

    test("the parts that were open are open again after a reload, and closed for who comes anew", async ({
      page,
    }) => {
      await page.goto("/education/getting-started");
      await part(page, "Who does what").locator("> summary").click();
      await expect(part(page, "Who does what")).toHaveAttribute("open");
      await page.reload();
      await expect(page.locator("details[data-part][open]")).toHaveCount(1);
      await expect(part(page, "Who does what")).toHaveAttribute("open");
      await page.goto("/education/loan-process");
      await page.goto("/education/getting-started");
      await expect(page.locator("details[data-part][open]")).toHaveCount(0);
    });

    test("one press opens all parts, and closes them", async ({ page }) => {
      await page.goto("/education/loan-process");
      const parts = page.locator("details[data-part]");
      const all = await parts.count();
      const bar = page.getByRole("navigation", { name: "On this page" });
      await bar.getByText("On this page").click();
      await bar.getByRole("button", { name: "Open all parts" }).click();
      await expect(page.locator("details[data-part][open]")).toHaveCount(all);
      await bar.getByText("On this page").click();
      await bar.getByRole("button", { name: "Close all parts" }).click();
      await expect(page.locator("details[data-part][open]")).toHaveCount(0);
    });

    for (const path of chapterPaths)
      test(`${path} has at most eight screens, and no table of it is cut`, async ({ page }) => {
        await page.goto(path);
        expect((await page.locator("main").boundingBox())!.height).toBeLessThan(8 * phone.height);
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll<HTMLDetailsElement>("main details"))
            closed.open = true;
        });
        const cut = await page
          .locator("main :is(div, section):has(> table)")
          .evaluateAll((frames) =>
            frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.textContent),
          );
        expect(cut).toEqual([]);
      });
  });

  test.describe("on a phone without scripts", () => {
    test.use({ viewport: phone, javaScriptEnabled: false });

    test("everything is open, and the list has no button to print it", async ({ page }) => {
      await page.goto("/education/loan-process");
      await expect(page.getByText("The condition protects you")).toBeVisible();
      await expect(page.getByText(clause)).toBeVisible();
      await expect(page.getByText("Find your own first figure")).toBeVisible();
      await expect(page.getByText("Before that you look for a home")).toBeVisible();
      await expect(page.locator("button[data-print-list], button[data-open-parts]").first()).toBeHidden();
      await expect(page.getByRole("link", { name: "Lodgement" })).toBeVisible();
    });
  });

  test("all of it is on paper", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/education/loan-process");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(clause)).toBeVisible();
    await expect(page.getByText("The condition protects you")).toBeVisible();
    await expect(page.locator("summary", { hasText: "The 72-hour clause" })).toBeHidden();
    await expect(page.getByText("Before that you look for a home")).toBeVisible();
  });

  test("on a wide screen too a part is closed to its answer, and opens with its tips", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/education/loan-process");
    const step = part(page, "Step 1: Get Pre-Approved");
    const tips = step.getByText("Pre-approvals often expire");
    await expect(step.getByText("First you find out roughly")).toBeVisible();
    await expect(tips).toBeHidden();
    await step.locator("> summary").click();
    await expect(tips).toBeVisible();
    await expect(page.getByText("The condition protects you")).toBeHidden();
    await page.getByRole("button", { name: "Open all parts" }).click();
    await expect(page.getByText("The condition protects you")).toBeVisible();
    // What the specification does not name stays folded until it is asked for.
    await expect(page.getByText(clause)).toBeHidden();
    await page.getByText("The 72-hour clause", { exact: true }).locator("visible=true").last().click();
    await expect(page.getByText(clause)).toBeVisible();
  });
});

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const)
  test(`at ${width} by ${height} the box beside a chapter never lies over the list of chapters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/education/understanding-costs");
    const list = page.getByRole("navigation", { name: "Guide Sections" });
    const box = page.getByRole("complementary", { name: "Need Expert Help?" });
    for (const y of [0, 900, 100_000]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      const [above, below] = [(await list.boundingBox())!, (await box.boundingBox())!];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    }
  });

for (const path of chapterPaths)
  test(`${path}: what to do fits one page of paper, printed alone`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      window.print = () => {};
      document.querySelector<HTMLElement>("button[data-print-list]")?.click();
    });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeHidden();
    await expect(page.locator("form[data-do-this-now] label").last()).toBeVisible();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  });
