import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { keptInputsPlace } from "#web/inputs/kept-inputs.ts";
import { keptToolPlace } from "#web/inputs/kept-tools.ts";
import { cashNeededTool } from "./cash-needed/cash-needed.tool.ts";
import { payOffSoonerTool } from "./pay-off-sooner/pay-off-sooner.tool.ts";
import { linkText, useTool } from "./use-tool.ts";

const page = {
  today: "2027-01-18",
  figures: specifiedFigures,
  addedAnnouncementDates: [],
  declaredHolidays: [],
};
const bare = location.href.split("#")[0] ?? "";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", bare);
});
afterEach(() => {
  delete window.entered;
});

async function openTool() {
  const { result, act, unmount } = await renderHook(() => useTool(cashNeededTool, page), {
    wrapper: StrictMode,
  });
  return { state: () => result.current, act, unmount };
}

test("a first visit starts with the calculators' numbers and keeps nothing", async () => {
  const { state } = await openTool();
  expect(state().values).toMatchObject({ price: 2_000_000, deposit: 0, interestRate: 10.75, levy: 0 });
  expect(sessionStorage).toHaveLength(0);
});

test("what the calculators share goes back to them, and the tool's own numbers are there again", async () => {
  const first = await openTool();
  await first.act(() => first.state().enter({ price: 1_500_000, levy: 1_200 }));
  await first.unmount();
  const kept = new URLSearchParams(sessionStorage.getItem(keptInputsPlace) ?? "");
  expect(kept.get("purchasePrice")).toBe("1500000");
  expect(sessionStorage.getItem(keptToolPlace("cash-needed"))).toBe("levy=1200");
  const { state } = await openTool();
  expect(state().values).toMatchObject({ price: 1_500_000, levy: 1_200 });
});

test("a link's numbers come before the kept ones, in its own names, and are taken out of the address", async () => {
  sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000&loanTerm=25");
  sessionStorage.setItem(keptToolPlace("cash-needed"), "levy=800");
  history.replaceState(
    null,
    "",
    `${bare}#price=1500000&deposit=150000&sellerChargesVat=1&convention=effective`,
  );
  const { state } = await openTool();
  expect(state().values).toMatchObject({
    price: 1_500_000,
    deposit: 150_000,
    termYears: 20,
    levy: 0,
    sellerChargesVat: true,
  });
  expect(state().context.convention).toBe("effective");
  expect(location.href).toBe(bare);
});

test("a link of the calculators opens in a tool as well", async () => {
  history.replaceState(null, "", `${bare}#purchasePrice=1250000&interestRate=11.5`);
  const { state } = await openTool();
  expect(state().values).toMatchObject({ price: 1_250_000, interestRate: 11.5 });
});

test("the way interest is reckoned is one choice for all tools", async () => {
  const { state, act } = await openTool();
  await act(() => state().enter({ convention: "effective" }));
  expect(sessionStorage.getItem(keptToolPlace("all"))).toBe("convention=effective");
  expect(state().context.convention).toBe("effective");
});

test("a link holds what the calculators share and what was entered, and opens the same answer", async () => {
  const { state, act, unmount } = await openTool();
  await act(() => state().enter({ price: 1_500_000, occupation: "2027-03-01" }));
  const link = linkText(cashNeededTool.fields, state());
  expect(link).toBe(
    "price=1500000&deposit=0&interestRate=10.75&termYears=20&occupation=2027-03-01&convention=nominal",
  );
  const { figure } = state().answer;
  await unmount();
  sessionStorage.clear();
  history.replaceState(null, "", `${bare}#${link}`);
  expect((await openTool()).state().answer.figure).toBe(figure);
});

test("a link shows the same figures to somebody who has chosen the other way to count interest", async () => {
  const { state, unmount } = await openTool();
  const link = linkText(cashNeededTool.fields, state());
  const { figure, cards } = state().answer;
  await unmount();
  sessionStorage.setItem(keptToolPlace("all"), "convention=effective");
  history.replaceState(null, "", `${bare}#${link}`);
  expect((await openTool()).state().answer).toMatchObject({ figure, cards });
});

test("a number of ours comes back when the visitor's is forgotten", async () => {
  const { state, act } = await openTool();
  const ours = state().values.ratesAndTaxes;
  await act(() => state().enter({ ratesAndTaxes: 5_000 }));
  expect(state().values.ratesAndTaxes).toBe(5_000);
  await act(() => state().forget("ratesAndTaxes"));
  expect(state().values.ratesAndTaxes).toBe(ours);
});

test("what was entered before the page was hydrated counts", async () => {
  window.entered = { price: "R 1,2m", sellerChargesVat: "1", unknown: "7" };
  const { state } = await openTool();
  expect(state().values).toMatchObject({ price: 1_200_000, sellerChargesVat: true });
});

test("a time left that was entered before the page was hydrated has whole years", async () => {
  window.entered = { "remainingMonths-years": "17.5", "remainingMonths-months": "9" };
  const { result } = await renderHook(() => useTool(payOffSoonerTool, page));
  expect(result.current.entered.remainingMonths).toBe(17 * 12 + 9);
});

test("a number that no answer can be worked out from is said so", async () => {
  const { state, act } = await openTool();
  await act(() => state().enter({ price: 2_000_000_000 }));
  expect(state().usable).toBe(false);
  await act(() => state().enter({ price: 1_000_000, depositDays: 9_999 }));
  expect(state().usable).toBe(false);
});
