import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sensitivityBase } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { moreOrLess } from "#web/format/rand.ts";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { described } from "./described.ts";
import { input } from "./fields.ts";
import { inputsLoanAmount } from "./inputs.ts";

const instalment = (change: { interestRate?: number; loanTerm?: number }, loanAmount = 2_000_000) =>
  sensitivityBase({ loanAmount, interestRate: 10.75, loanTerm: 20, ...change }).monthlyPayment;

/** A loan of R2 000 000 over 20 years at 10.75%; the curve of the price, from R0 to R5 000 000, sets the scale. */
const loan = described({
  id: "calculator",
  asks: {
    main: {
      price: input("purchasePrice", "Price"),
      loanTerm: input("loanTerm", "Term", { unit: "years" }),
      rate: input("interestRate", "Rate", { hint: "Ours." }),
    },
  },
  calculate: (_, { inputs }) => instalment(inputs, inputsLoanAmount(inputs)),
  answer: () => ({ figure: "R1", sentence: "a month" }),
  curve: () => ({
    name: "Monthly payment",
    of: (result) => result(),
    changed: (change) => `${moreOrLess(change)} a month`,
  }),
});

/** How far down an instalment is drawn, as a share of the height. */
const down = (payment: number) => 100 * (1 - payment / instalment({}, 5_000_000));

beforeEach(() => sessionStorage.clear());

async function renderPage(width: "phone" | "desktop" = "desktop") {
  await page.viewport(width === "phone" ? 360 : 1024, 768);
  const { screen } = await renderAnswer(loan);
  const slider = (name: string) => screen.getByRole("slider", { name: `${name}, slider` });
  const control = (name: string) => slider(name).element().parentElement!;
  const heights = (name: string) =>
    [...(control(name).querySelector("polyline")?.getAttribute("points") ?? "").matchAll(/,([\d.]+)/g)].map(
      ([, height]) => Number(height),
    );
  const point = (name: string) => {
    const thumb = control(name).querySelector("svg:has(> circle)");
    return ["x", "y"].map((side) => Number.parseFloat(thumb?.getAttribute(side) ?? ""));
  };
  await expect.poll(() => heights("Price")).not.toHaveLength(0);
  return { screen, slider, heights, point };
}

test("each field has the curve of the answer over its range, all on one scale from zero", async () => {
  const { heights } = await renderPage();
  const [term, rate] = [heights("Term"), heights("Rate")];
  expect(term[0]).toBeCloseTo(down(instalment({ loanTerm: 5 })), 1);
  expect(term.at(-1)).toBeCloseTo(down(instalment({ loanTerm: 30 })), 1);
  expect(rate[0]).toBeCloseTo(down(instalment({ interestRate: 5 })), 1);
  expect(rate.at(-1)).toBeCloseTo(down(instalment({ interestRate: 20 })), 1);
});

test("the thumb is on the curve, and keeps to it while it moves", async () => {
  const { slider, point } = await renderPage();
  expect(point("Term")).toEqual([60, expect.closeTo(down(instalment({})), 1)]);
  slider("Term").element().focus();
  await userEvent.keyboard("{End}");
  expect(point("Term")).toEqual([100, expect.closeTo(down(instalment({ loanTerm: 30 })), 1)]);
});

test("a curve of numbers that have no answer is pale, and says no amounts", async () => {
  const { screen, slider } = await renderPage();
  const look = () => {
    const drawn = slider("Price").element().parentElement!;
    const amount = drawn.querySelector("text")!;
    expect(amount.textContent).toMatch(/^R49\s\d{3}$/);
    return [getComputedStyle(drawn.querySelector("polyline")!).opacity, getComputedStyle(amount).visibility];
  };
  expect(look()).toEqual(["1", "visible"]);
  await screen.getByRole("textbox", { name: "Term" }).fill("1250");
  await expect.poll(look).toEqual(["0.4", "hidden"]);
});

test("the other curves follow once the thumb rests", async () => {
  const { slider, heights } = await renderPage();
  const [before = 0] = heights("Rate");
  slider("Term").element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(() => heights("Rate")[0]).not.toBe(before);
});

test("a value beyond the ends takes the end of its curve along, and the slider's", async () => {
  const { screen, slider, point, heights } = await renderPage();
  await screen.getByRole("textbox", { name: "Term" }).fill("36");
  await expect.poll(() => slider("Term").element().getAttribute("max")).toBe("40");
  expect(point("Term")[0]).toBeCloseTo((100 * 31) / 35, 1);
  const longest = 1 - instalment({ loanTerm: 40 }) / instalment({ loanTerm: 36 }, 5_000_000);
  expect(heights("Term").at(-1)).toBeCloseTo(100 * longest, 1);
  await expect.element(slider("Term")).toHaveAccessibleDescription(/ at 40\.$/);
  await screen.getByRole("textbox", { name: "Term" }).fill("20");
  await expect.poll(() => slider("Term").element().getAttribute("max")).toBe("30");
});

test("while its thumb is in use, a curve keeps the end that it was given", async () => {
  const { screen, slider, point } = await renderPage();
  await screen.getByRole("textbox", { name: "Term" }).fill("40");
  await expect.poll(() => slider("Term").element().getAttribute("max")).toBe("40");
  slider("Term").element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(() => point("Term")[0]).toBe(0);
  // Its answers are drawn anew by then.
  await expect.element(screen.getByRole("textbox", { name: "Term" })).toHaveValue("5");
  await new Promise((settled) => setTimeout(settled, 400));
  await expect.element(slider("Term")).toHaveAttribute("max", "40");
});

test("a small amount has a shorter curve, but not while the thumb that sets it is in use", async () => {
  const { screen, slider } = await renderPage();
  slider("Price").element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(screen.getByRole("textbox", { name: "Price" })).toHaveValue("150,000");
  await new Promise((settled) => setTimeout(settled, 400));
  await expect.element(slider("Price")).toHaveAttribute("max", "5000000");
  await screen.getByRole("textbox", { name: "Price" }).fill("180000");
  await expect.poll(() => slider("Price").element().getAttribute("max")).toBe("1000000");
});

test("a curve is described by what its ends mean", async () => {
  const { slider } = await renderPage();
  await expect
    .element(slider("Term"))
    .toHaveAccessibleDescription(/^Monthly payment: R42\s\d{3} at 5, R17\s\d{3} at 30\.$/);
  await expect
    .element(slider("Rate"))
    .toHaveAccessibleDescription(/^Monthly payment: R13\s\d{3} at 5%, R31\s\d{3} at 20%\.$/);
});

test("on a phone the other fields say what a step of them changes, in rows that are always as high", async () => {
  const { screen } = await renderPage("phone");
  const rowOf = (name: string) => screen.getByRole("textbox", { name }).element().closest("[data-curved]")!;
  const step = (name: string) => (rowOf(name).lastElementChild as HTMLElement).innerText;
  const heights = () => {
    const tops = ["Price", "Term", "Rate"].map((name) => rowOf(name).querySelector("label + span")!);
    return tops.map((value) => value.getBoundingClientRect().height);
  };
  const before = heights();
  expect(["Price", "Term", "Rate"].map(step)).toEqual([
    "",
    "+1 year: R280 less a month",
    expect.stringMatching(/^\+1 point: R1\s225 more a month$/),
  ]);
  await screen.getByRole("textbox", { name: "Term" }).click();
  await expect.poll(() => step("Price")).toMatch(/^\+R100\s000: R982 more a month$/);
  expect(step("Term")).toBe("");
  // At the end of its range a step goes back.
  await screen.getByRole("textbox", { name: "Term" }).fill("30");
  await screen.getByRole("textbox", { name: "Price" }).click();
  await expect.poll(() => step("Term")).toMatch(/^\u22121 year: R\d+ more a month$/);
  // What cannot be answered has none.
  await screen.getByRole("textbox", { name: "Term" }).fill("1250");
  await expect.poll(() => step("Rate")).toBe("");
  expect(heights()).toEqual(before);
  await page.viewport(320, 740);
  expect((rowOf("Rate").lastElementChild as HTMLElement).checkVisibility()).toBe(false);
});

test("a phone shows the curve of the field in use, over all rows, which stay where they are", async () => {
  const { screen, slider } = await renderPage("phone");
  const row = (name: string) => screen.getByRole("textbox", { name }).element();
  const top = (element: Element) => element.getBoundingClientRect().top + scrollY;
  await expect.element(slider("Price")).toBeVisible();
  await expect.element(slider("Rate")).not.toBeInTheDocument();
  const underThumb = () =>
    [...document.querySelectorAll("svg [data-value]")].filter((text) => text.checkVisibility());
  expect(underThumb()).toHaveLength(0);
  const before = ["Price", "Term", "Rate"].map((name) => top(row(name)));
  await userEvent.click(row("Rate"));
  await expect.element(slider("Rate")).toBeVisible();
  await expect.element(slider("Price")).not.toBeInTheDocument();
  // Its row is further down.
  expect(underThumb().map((text) => text.textContent)).toEqual(["10.75%"]);
  expect(["Price", "Term", "Rate"].map((name) => top(row(name)))).toEqual(before);
  expect(top(slider("Rate").element())).toBeLessThan(before[0]!);
  const tap = () =>
    document
      .querySelector('label[for="field-loanTerm"]')!
      .dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true, cancelable: true }));
  // A tap on a name leaves the keyboard down, unless it is the one in use.
  expect(tap()).toBe(false);
  await expect.element(slider("Term")).toBeVisible();
  expect(tap()).toBe(true);
});
