import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs } from "./inputs.ts";
import { keptInputsPlace } from "./kept-inputs.ts";
import { useInputs } from "./use-inputs.ts";

const defaults = defaultInputs(specifiedFigures);

/** Numbers of every kind, none of them a default, some of them awkward to write. */
const entered: Inputs = {
  ...defaults,
  purchasePrice: 123_456_789_012_345,
  propertyValue: 2_500_000,
  linkedValue: false,
  downPayment: 1,
  interestRate: 0.000001,
  loanTerm: 0,
  offerDate: "2024-11-30",
  transferDate: "2025-02-28",
  firstPaymentDate: "2025-04-01",
  grossIncome: 61_000,
  nominal: false,
  stressed: true,
  stressBuffer: 0,
  extraPaymentDuration: 9999,
  estimatorDeposit: 12.345678,
};

const bare = location.href.split("#")[0] ?? "";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ kept: "by the browser" }, "", bare);
});

afterEach(() => {
  delete window.entered;
  vi.restoreAllMocks();
});

/** A page with inputs, opened as the browser opens it. */
async function openPage(options: Parameters<typeof renderHook>[1] = {}) {
  const { result, act, unmount } = await renderHook(() => useInputs(defaults), options);
  return {
    get inputs() {
      return result.current[0];
    },
    enter: (values: Partial<Inputs>) => act(() => result.current[1]({ type: "change", values })),
    act,
    unmount,
  };
}

for (const [where, options] of [
  ["", {}],
  [" in React's strict mode", { wrapper: StrictMode }],
] as const) {
  test(`a first visit starts with the defaults and keeps nothing${where}`, async () => {
    const page = await openPage(options);
    expect(page.inputs).toEqual(defaults);
    expect(sessionStorage).toHaveLength(0);
  });

  test(`every number is there again, exactly, when the page is opened anew${where}`, async () => {
    const first = await openPage(options);
    await first.enter(entered);
    await first.unmount();
    const second = await openPage(options);
    expect(second.inputs).toEqual(entered);
    await second.unmount();
    expect((await openPage(options)).inputs).toEqual(entered);
  });

  test(`a link's numbers come before the kept ones, and are taken out of the address${where}`, async () => {
    sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000&loanTerm=25");
    history.replaceState(history.state, "", `${bare}#purchasePrice=1250000&interestRate=11.5`);
    const opened = await openPage(options);
    expect(opened.inputs).toEqual({
      ...defaults,
      purchasePrice: 1_250_000,
      propertyValue: 1_250_000,
      interestRate: 11.5,
    });
    expect(location.href).toBe(bare);
    expect(history.state).toEqual({ kept: "by the browser" });
    await opened.enter({ loanTerm: 30 });
    await opened.unmount();
    expect((await openPage(options)).inputs).toMatchObject({ purchasePrice: 1_250_000, loanTerm: 30 });
  });

  test(`what was entered before the page was hydrated is taken over, over the kept numbers${where}`, async () => {
    sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000&loanTerm=25");
    window.entered = { purchasePrice: "R 1,2m", nominal: "0", interestRate: "11,5", unknown: "7" };
    const page = await openPage(options);
    expect(page.inputs).toEqual({
      ...defaults,
      purchasePrice: 1_200_000,
      propertyValue: 1_200_000,
      loanTerm: 25,
      nominal: false,
      interestRate: 11.5,
    });
    // What another part of the page has to take stays for it.
    expect(window.entered).toEqual({ unknown: "7" });
  });
}

test("a loan amount that was entered early moves the price by the down payment", async () => {
  sessionStorage.setItem(keptInputsPlace, "downPayment=400000");
  window.entered = { loanAmount: "1,000,000" };
  const { inputs } = await openPage();
  expect(inputs).toMatchObject({ purchasePrice: 1_400_000, downPayment: 400_000 });
});

test("a link with a loan leaves the incomes that were entered, and one with incomes the loan", async () => {
  sessionStorage.setItem(keptInputsPlace, "loanTerm=25&grossIncome=28000&estimatorPrice=900000");
  history.replaceState(history.state, "", `${bare}#purchasePrice=1250000&interestRate=11.5`);
  const page = await openPage();
  expect(page.inputs).toMatchObject({ loanTerm: 20, grossIncome: 28_000, estimatorPrice: 900_000 });
  location.hash = "netIncome=20000";
  await expect.poll(() => page.inputs.netIncome).toBe(20_000);
  expect(page.inputs).toMatchObject({ grossIncome: 0, purchasePrice: 1_250_000, interestRate: 11.5 });
});

test("a link that is followed on the open page takes the place of its numbers", async () => {
  const page = await openPage();
  await page.enter({ loanTerm: 30 });
  location.hash = "purchasePrice=1250000&interestRate=11.5";
  await expect.poll(() => page.inputs.purchasePrice).toBe(1_250_000);
  expect(page.inputs.loanTerm).toBe(defaults.loanTerm);
  expect(location.href).toBe(bare);
});

test("a fragment that names a part of the page is left where it is, and changes no number", async () => {
  sessionStorage.setItem(keptInputsPlace, "loanTerm=25");
  history.replaceState(history.state, "", `${bare}#answer`);
  const { inputs } = await openPage();
  expect(inputs).toEqual({ ...defaults, loanTerm: 25 });
  expect(location.hash).toBe("#answer");
});

test("back on a page that the browser had kept whole, the numbers are those kept since", async () => {
  const page = await openPage();
  await page.enter({ loanTerm: 30 });
  sessionStorage.setItem(keptInputsPlace, "loanTerm=15");
  const show = (persisted: boolean) =>
    page.act(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
  await show(false);
  expect(page.inputs.loanTerm).toBe(30);
  await show(true);
  expect(page.inputs.loanTerm).toBe(15);
  sessionStorage.clear();
  await show(true);
  expect(page.inputs).toEqual(defaults);
});

test("a number that somebody typed is kept, also where this page begins with it", async () => {
  const page = await openPage();
  await page.enter({ interestRate: defaults.interestRate });
  const kept = new URLSearchParams(sessionStorage.getItem(keptInputsPlace) ?? "");
  expect(kept.get("interestRate")).toBe(String(defaults.interestRate));
});

test("kept text that no field would take counts as not kept", async () => {
  sessionStorage.setItem(keptInputsPlace, "loanTerm=twenty&purchasePrice=-5&transferDate=2025-02-30");
  expect((await openPage()).inputs).toEqual(defaults);
});

test("a browser that keeps nothing does not stop the page", async () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const page = await openPage();
  await page.enter({ loanTerm: 30 });
  expect(page.inputs).toEqual({ ...defaults, loanTerm: 30 });
});

test("the page shows its numbers from then on", async () => {
  document.documentElement.dataset.reopening = "";
  await openPage();
  expect(document.documentElement.dataset.reopening).toBeUndefined();
});

test("a page that is gone listens no more", async () => {
  const page = await openPage();
  await page.unmount();
  sessionStorage.setItem(keptInputsPlace, "loanTerm=15");
  location.hash = "loanTerm=30";
  dispatchEvent(new HashChangeEvent("hashchange"));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(location.hash).toBe("#loanTerm=30");
  expect(page.inputs).toEqual(defaults);
});
