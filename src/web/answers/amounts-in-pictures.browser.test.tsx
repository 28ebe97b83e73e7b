import { beforeEach, expect, test } from "vitest";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { compareOffers } from "./compare-offers/compare-offers.tsx";
import { nextRateDecision } from "./next-rate-decision/next-rate-decision.tsx";
import { pastRates } from "./past-rates/past-rates.tsx";

beforeEach(() => sessionStorage.clear());

const written = () => [...document.querySelectorAll("#answer svg text")].map((text) => text.textContent);
const figure = () => document.querySelector("#answer strong")!.textContent;

test("the gap between two offers says the amount of the answer, where it is high enough", async () => {
  const { type } = await renderAnswer(compareOffers);
  expect(written()).toContain(`${figure()} less`);
  await type("How long will you keep this home?", "1");
  await expect.poll(() => written().filter((text) => text?.endsWith(" less"))).toEqual([]);
});

test("each tip of the fork says what its decision is a month, and the chosen one what the answer says", async () => {
  await renderAnswer(nextRateDecision);
  const amounts = written().filter((text) => /R\d|same/.test(text ?? ""));
  expect(amounts).toHaveLength(5);
  expect(amounts).toContain(`+${figure()}`);
});

test("the instalments at both ends of the picture are what the answer is the difference of", async () => {
  await renderAnswer(pastRates);
  const amountOf = (text: string | null | undefined) => Number(text?.replace(/\D/g, ""));
  const then = written().find((text) => text?.endsWith(" then"));
  const now = written()[written().indexOf("now") - 1];
  expect(Math.abs(amountOf(now) - amountOf(then))).toBe(amountOf(figure()));
});
