import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { convention } from "./described.ts";
import { type Entered, type Fields, input, money, months, tick } from "./fields.ts";
import { defaultInputs } from "./inputs.ts";
import { keptInputsPlace, keptToolPlace } from "./kept-numbers.ts";
import { sharedFields } from "./numbers.ts";
import { toolText } from "./use-answers.ts";
import { useNumbers } from "./use-numbers.ts";

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

/** The fields of a tool: what all answers share under names of its own, and its own. */
const fields = {
  price: input("purchasePrice", "Price"),
  deposit: input("downPayment", "Deposit"),
  interestRate: input("interestRate", "Rate"),
  termYears: input("loanTerm", "Term"),
  levy: money("Levy"),
  sellerChargesVat: tick("VAT", false),
  remainingMonths: months("Time left"),
  convention,
} satisfies Fields;

const place = keptToolPlace("cash-needed");
const bare = location.href.split("#")[0] ?? "";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ kept: "by the browser" }, "", bare);
});

afterEach(() => {
  delete window.entered;
  vi.restoreAllMocks();
});

type Rendering = Parameters<typeof renderHook>[1];

/** A page with numbers, opened as the browser opens it. */
async function open(asked: Parameters<typeof useNumbers>[0], rendering: Rendering = {}) {
  const { result, act, unmount } = await renderHook(() => useNumbers(asked), rendering);
  return {
    get inputs() {
      return result.current.inputs;
    },
    get entered() {
      return result.current.entered;
    },
    enter: (values: Entered) => act(() => result.current.enter(values)),
    forget: (name: string) => act(() => result.current.forget(name)),
    link: () => toolText(fields, result.current),
    act,
    unmount,
  };
}

/** The calculators have only what all answers share. */
const openPage = (rendering?: Rendering) => open({ fields: sharedFields, starting: defaults }, rendering);
const openTool = (rendering: Rendering = { wrapper: StrictMode }) =>
  open({ fields, starting: defaults, place }, rendering);

for (const [where, rendering] of [
  ["", {}],
  [" in React's strict mode", { wrapper: StrictMode }],
] as const) {
  test(`a first visit starts with the defaults and keeps nothing${where}`, async () => {
    expect((await openPage(rendering)).inputs).toEqual(defaults);
    const tool = await openTool(rendering);
    expect(tool).toMatchObject({ inputs: defaults, entered: {} });
    expect(sessionStorage).toHaveLength(0);
  });

  test(`every number is there again, exactly, when the page is opened anew${where}`, async () => {
    const first = await openPage(rendering);
    await first.enter(entered);
    await first.unmount();
    const second = await openPage(rendering);
    expect(second.inputs).toEqual(entered);
    await second.unmount();
    expect((await openPage(rendering)).inputs).toEqual(entered);
  });

  test(`a link's numbers come before the kept ones, and are taken out of the address${where}`, async () => {
    sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000&loanTerm=25");
    history.replaceState(history.state, "", `${bare}#purchasePrice=1250000&interestRate=11.5`);
    const opened = await openPage(rendering);
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
    expect((await openPage(rendering)).inputs).toMatchObject({ purchasePrice: 1_250_000, loanTerm: 30 });
  });

  test(`what was entered before the page was hydrated is taken over, over the kept numbers${where}`, async () => {
    sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000&loanTerm=25");
    window.entered = { purchasePrice: "R 1,2m", nominal: "0", interestRate: "11,5", unknown: "7" };
    const page = await openPage(rendering);
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
  sessionStorage.setItem(keptInputsPlace, "loanTerm=25&grossIncome=28000&estimatorDeposit=20");
  history.replaceState(history.state, "", `${bare}#purchasePrice=1250000&interestRate=11.5`);
  const page = await openPage();
  expect(page.inputs).toMatchObject({ loanTerm: 20, grossIncome: 28_000, estimatorDeposit: 20 });
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
  const page = await openTool();
  await page.enter({ termYears: 30, levy: 1_200 });
  sessionStorage.setItem(keptInputsPlace, "loanTerm=15");
  sessionStorage.setItem(place, "levy=800");
  const show = (persisted: boolean) =>
    page.act(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
  await show(false);
  expect(page).toMatchObject({ inputs: { loanTerm: 30 }, entered: { levy: 1_200 } });
  await show(true);
  expect(page).toMatchObject({ inputs: { loanTerm: 15 }, entered: { levy: 800 } });
  sessionStorage.clear();
  await show(true);
  expect(page).toMatchObject({ inputs: defaults, entered: {} });
});

test("a number that somebody typed is kept, also where this page begins with it", async () => {
  const page = await openPage();
  await page.enter({ interestRate: defaults.interestRate });
  const kept = new URLSearchParams(sessionStorage.getItem(keptInputsPlace) ?? "");
  expect(kept.get("interestRate")).toBe(String(defaults.interestRate));
});

test("kept text that no field would take counts as not kept", async () => {
  sessionStorage.setItem(keptInputsPlace, "loanTerm=twenty&purchasePrice=-5&transferDate=2025-02-30");
  sessionStorage.setItem(place, "levy=lots&sellerChargesVat=perhaps&price=5");
  expect((await openPage()).inputs).toEqual(defaults);
  const tool = await openTool();
  expect(tool.inputs).toEqual(defaults);
  expect(tool.entered).not.toHaveProperty("levy");
  expect(tool.entered).not.toHaveProperty("sellerChargesVat");
});

test("a browser that keeps nothing does not stop the page", async () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const page = await openTool();
  await page.enter({ termYears: 30, levy: 1_200 });
  expect(page).toMatchObject({ inputs: { ...defaults, loanTerm: 30 }, entered: { levy: 1_200 } });
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

test("what all answers share goes back to them, and a tool's own numbers are there again", async () => {
  const first = await openTool();
  await first.enter({ price: 1_500_000, levy: 1_200 });
  await first.unmount();
  const kept = new URLSearchParams(sessionStorage.getItem(keptInputsPlace) ?? "");
  expect(kept.get("purchasePrice")).toBe("1500000");
  expect(sessionStorage.getItem(place)).toBe("levy=1200");
  expect(await openTool()).toMatchObject({ inputs: { purchasePrice: 1_500_000 }, entered: { levy: 1_200 } });
  expect((await openPage()).inputs.purchasePrice).toBe(1_500_000);
});

test("a tool's link has its own names, and its numbers come before the kept ones", async () => {
  sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000&loanTerm=25");
  sessionStorage.setItem(place, "levy=800");
  history.replaceState(
    null,
    "",
    `${bare}#price=1500000&deposit=150000&sellerChargesVat=1&convention=effective`,
  );
  const page = await openTool();
  expect(page.inputs).toMatchObject({ purchasePrice: 1_500_000, downPayment: 150_000, loanTerm: 20 });
  expect(page.entered).toEqual({ sellerChargesVat: true, convention: "effective" });
  expect(location.href).toBe(bare);
});

test("a link of the calculators opens in a tool as well", async () => {
  history.replaceState(null, "", `${bare}#purchasePrice=1250000&interestRate=11.5`);
  const { inputs } = await openTool();
  expect(inputs).toMatchObject({ purchasePrice: 1_250_000, interestRate: 11.5 });
});

test("a link of nothing but a tool's own numbers keeps none that all answers share", async () => {
  history.replaceState(null, "", `${bare}#levy=800`);
  expect(await openTool()).toMatchObject({ inputs: defaults, entered: { levy: 800 } });
  expect(sessionStorage.getItem(keptInputsPlace)).toBeNull();
});

test("how interest is counted and the time that is left are one choice for all tools", async () => {
  const first = await openTool();
  await first.enter({ convention: "effective", remainingMonths: 200, levy: 5 });
  await first.unmount();
  expect(sessionStorage.getItem(keptToolPlace("all"))).toBe("convention=effective&remainingMonths=200");
  expect(sessionStorage.getItem(place)).toBe("levy=5");
  // A tool with no field for the time leaves what another has kept of it.
  const other = { fields: { convention, rent: money("Rent") }, starting: defaults };
  const second = await open({ ...other, place: keptToolPlace("rent-or-buy") });
  expect(second.entered).toEqual({ convention: "effective" });
  await second.enter({ convention: "nominal" });
  await second.unmount();
  expect((await openTool()).entered).toEqual({ convention: "nominal", remainingMonths: 200, levy: 5 });
});

test("a link holds what all answers share and what was entered, and opens the same numbers", async () => {
  const page = await openTool();
  await page.enter({ price: 1_500_000, levy: 1_200 });
  const link = page.link();
  expect(link).toBe("price=1500000&deposit=0&interestRate=10.75&termYears=20&levy=1200&convention=nominal");
  const { inputs } = page;
  await page.unmount();
  sessionStorage.clear();
  history.replaceState(null, "", `${bare}#${link}`);
  expect(await openTool()).toMatchObject({ inputs, entered: { levy: 1_200, convention: "nominal" } });
});

test("a link opens with its own way to count interest for somebody who has chosen the other one", async () => {
  const page = await openTool();
  const link = page.link();
  await page.unmount();
  sessionStorage.setItem(keptToolPlace("all"), "convention=effective");
  history.replaceState(null, "", `${bare}#${link}`);
  expect((await openTool()).entered.convention).toBe("nominal");
});

test("a link that does not say how interest is counted leaves the visitor's own choice", async () => {
  sessionStorage.setItem(keptToolPlace("all"), "convention=effective&remainingMonths=200");
  history.replaceState(null, "", `${bare}#levy=800`);
  expect((await openTool()).entered).toEqual({ convention: "effective", levy: 800 });
});

test("a number that is forgotten is entered no more, and not kept", async () => {
  const page = await openTool();
  await page.enter({ levy: 5_000, sellerChargesVat: true });
  await page.forget("levy");
  expect(page.entered).toEqual({ sellerChargesVat: true });
  expect(sessionStorage.getItem(place)).toBe("sellerChargesVat=1");
});

test("what was entered in a tool before it was hydrated counts, a time in whole years", async () => {
  window.entered = {
    price: "R 1,2m",
    sellerChargesVat: "1",
    "remainingMonths-years": "17.5",
    "remainingMonths-months": "9",
    unknown: "7",
  };
  const page = await openTool();
  expect(page.inputs.purchasePrice).toBe(1_200_000);
  expect(page.entered).toEqual({ sellerChargesVat: true, remainingMonths: 17 * 12 + 9 });
  expect(window.entered).toEqual({ unknown: "7" });
});

test("an answer apart from all others shares no number, opens no link and takes only its own fields early", async () => {
  sessionStorage.setItem(keptInputsPlace, "purchasePrice=900000");
  history.replaceState(null, "", `${bare}#levy=800&purchasePrice=5`);
  window.entered = { "second-levy": "1,300", levy: "7" };
  const apart = { fields: { levy: money("Levy") }, place: "chapter:second", prefix: "second-" };
  const page = await open(apart);
  expect(page.entered).toEqual({ levy: 1_300 });
  expect(window.entered).toEqual({ levy: "7" });
  expect(location.hash).toBe("#levy=800&purchasePrice=5");
  await page.unmount();
  expect(sessionStorage.getItem("chapter:second")).toBe("levy=1300");
  expect(sessionStorage.getItem(keptInputsPlace)).toBe("purchasePrice=900000");
  expect((await open(apart)).entered).toEqual({ levy: 1_300 });
});
