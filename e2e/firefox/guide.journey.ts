import { inflateSync } from "node:zlib";
import { at, by, expect, has, row, says, settings, testIn, textOf, type } from "./visitor.ts";

const test = testIn(settings.light);

test("a part of a chapter opens, and the estimator reckons", async ({ visitor: { page } }) => {
  await page.setViewport({ width: 360, height: 740 });
  await page.goto(at("/education/loan-process"));
  const inside = "The condition protects you";
  expect(await textOf(page, "main")).not.toContain(inside);
  await row(page, "The suspensive condition in depth").click();
  await says(page, "main", inside);
  await page.goto(at("/education/understanding-costs"));
  await type(page, "Property Price", "1500000");
  await has(page, "Bond Amount (calculated)", "1,350,000");
  await says(page, "main", "R8 700");
});

test("a word is found in the glossary, and its note opens over a chapter", async ({ visitor: { page } }) => {
  await page.goto(at("/glossary"));
  await by("searchbox", "Find a word", page).click();
  await page.keyboard.type("otp");
  await says(page, "main", "1 found");
  await says(page, "main [data-found] dfn", /^Offer to purchase$/);
  await page.goto(at("/education/getting-started"));
  await by("button", "Open all parts", page).click();
  await by("button", "bond", page).click();
  await says(page, ":popover-open", "In the glossary");
});

test("articles are searched, and all of a topic opened", async ({ visitor: { page } }) => {
  await page.goto(at("/education/articles"));
  const links = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("main a[rel~=sponsored]")].filter((one) => one.checkVisibility())
          .length,
    );
  await row(page, "Legal & Costs").click();
  await expect.poll(links).toBe(9);
  await page.locator("input[type=search]").click();
  await page.keyboard.type("duty");
  await expect.poll(links).toBe(3);
});

/** Firefox keeps what a PDF is made of in packed streams. */
function pagesOf(pdf: Buffer): number {
  const packed = pdf.toString("latin1").matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g);
  const objects = [...packed].map(([, stream = ""]) =>
    inflateSync(Buffer.from(stream, "latin1")).toString("latin1"),
  );
  return objects.join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("all of a closed chapter is on paper", async ({ visitor: { page } }) => {
  await page.goto(at("/education/loan-process"));
  const closed = await page.evaluate(() => document.documentElement.scrollHeight / 1000);
  const paper = pagesOf(Buffer.from(await page.pdf({ format: "A4" })));
  // The closed chapter would be as many pages as it has thousands of pixels, or fewer.
  expect(paper).toBeGreaterThan(1.5 * closed);
});
