import { beforeEach, expect, test } from "vitest";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { payOffSooner } from "./pay-off-sooner.tsx";

beforeEach(() => sessionStorage.clear());

const answer = () => document.querySelector("#answer")?.textContent.replaceAll("\u00a0", " ");

test("pressing a bonus fills it in, and the bond is done when it says; pressed again it is gone", async () => {
  const { screen } = await renderAnswer(payOffSooner);
  const bonus = screen.getByRole("button", { name: /^R10.000 is done in/ });
  expect(bonus.element().querySelector("small")?.textContent).toBe("Apr 2043");
  const field = screen.getByRole("textbox", { name: "A bonus once a year" });
  const drops = () => document.querySelectorAll("#answer figure line[class*=step]").length;
  expect(drops()).toBe(0);
  await bonus.click();
  await expect.poll(answer).toContain("Done in April 2043,");
  await expect.element(field).toHaveValue("10,000");
  // One for each year in which it is paid.
  await expect.poll(drops).toBeGreaterThan(14);
  await bonus.click();
  await expect.poll(answer).toContain("Done in May 2045,");
  await expect.element(field).toHaveValue("");
});

test("what is owed goes down in stairs: level through a year, then down", async () => {
  await renderAnswer(payOffSooner);
  const line = () => [...document.querySelectorAll("#answer figure path[class*=line]")].at(-1)!;
  const points = line()
    .getAttribute("d")!
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(",").map(Number));
  const slanted = points.filter(
    ([across, down], place) =>
      place > 0 && across !== points[place - 1]![0] && down !== points[place - 1]![1],
  );
  expect(points.length).toBeGreaterThan(30);
  expect(slanted).toEqual([]);
});
