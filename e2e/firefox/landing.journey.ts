import { at, by, drag, expect, has, says, settings, testIn, textOf, valueIn } from "./visitor.ts";

const test = testIn(settings.light);
const slider = "A home for";

test("the thumb on the curve is dragged and moved by keys, and its price goes along", async ({
  visitor: { page },
}) => {
  await page.goto(at("/"));
  await says(page, "#home", "R19 638");
  await drag(page, slider, 150);
  const dragged = Number(await valueIn(page, "slider", slider));
  expect(dragged).toBeGreaterThan(2_500_000);
  await page.keyboard.press("ArrowLeft");
  const price = Number(await valueIn(page, "slider", slider));
  expect(price).toBeLessThan(dragged);
  const spoken = await by("slider", slider, page)
    .map((range) => range.getAttribute("aria-valuetext"))
    .wait();
  const words = spoken?.replaceAll("\u00a0", " ") ?? "";
  expect(words).toContain(`R${price.toLocaleString("en-ZA").replaceAll(/\D/g, " ")}`);
  expect(await textOf(page, "#home")).toContain(`A home for ${words}`);
  await by("link", "Set rate, term and deposit", page).click();
  await has(page, "Purchase Price (R)", price.toLocaleString("en-US"));
});

test("the prime rate is shown over other years by keys", async ({ visitor: { page } }) => {
  await page.goto(at("/#insights"));
  await by("radio", "1 year", page).click();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches("#insights :checked")))
    .toBe(true);
  expect(
    await page.evaluate(() => document.querySelector("#insights :checked")?.getAttribute("value")),
  ).not.toBe("1");
});
