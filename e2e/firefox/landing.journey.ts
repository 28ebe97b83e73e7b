import { at, by, drag, expect, has, says, settings, testIn, valueIn } from "./visitor.ts";

const test = testIn(settings.light);
const price = "A home for";
const slider = `${price}, slider`;

test("the thumb on the curve is dragged and moved by keys, and its price goes along", async ({
  visitor: { page },
}) => {
  await page.goto(at("/"));
  await says(page, "#home", "R19 638");
  await drag(page, slider, 150);
  const dragged = Number(await valueIn(page, "slider", slider));
  expect(dragged).toBeGreaterThan(2_500_000);
  await page.keyboard.press("ArrowLeft");
  const moved = Number(await valueIn(page, "slider", slider));
  expect(moved).toBeLessThan(dragged);
  const spoken = await by("slider", slider, page)
    .map((range) => range.getAttribute("aria-valuetext"))
    .wait();
  const words = spoken?.replaceAll("\u00a0", " ") ?? "";
  expect(words).toContain(`R${moved.toLocaleString("en-ZA").replaceAll(/\D/g, " ")}`);
  await has(page, price, moved.toLocaleString("en-US"));
  await by("link", "Set rate, term and deposit", page).click();
  await has(page, "Purchase Price (R)", moved.toLocaleString("en-US"));
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
