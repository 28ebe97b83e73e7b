import { beforeEach, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { loan } from "./loan.tsx";

beforeEach(() => sessionStorage.clear());

type Write = {
  /** The name of the field, or "" outside of all fields. */
  field: string;
  /** A part of a slider's curve, which shows the answer. */
  curve: boolean;
  what: string;
};

const fieldOf = (element: Element) =>
  element.closest("div:has(> label, > * > label):has(input)")?.querySelector("input")?.name ?? "";

/** The loan calculator with all its fields open; `writesOf` lists the attributes that a key in a field writes in them. */
async function openFields() {
  const { screen } = await renderAnswer(loan, { kept: { purchasePrice: 5_000_000, downPayment: 15_000 } });
  await screen.getByText("Advanced options").click();
  const form = screen.container.querySelector("form")!;
  const sentence = screen.container.querySelector("#answer p")!;
  const curves = () =>
    [...form.querySelectorAll("polyline")].map((line) => line.getAttribute("points")).join();
  await expect.poll(() => form.querySelectorAll("polyline").length).toBe(4);
  // The curve of the deposit goes up to the kept price.
  const deposit = form.querySelector<HTMLInputElement>("input[type=range][name=downPayment]")!;
  await expect.poll(() => deposit.max).toBe("5000000");
  const writes: Write[] = [];
  const seen = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      const element = target as Element;
      const what = `${element.localName}.${attributeName}`;
      writes.push({ field: fieldOf(element), curve: element.closest("svg") !== null, what });
    }
  });
  onTestFinished(() => seen.disconnect());
  return async (label: string) => {
    await screen.getByRole("textbox", { name: label, exact: true }).click();
    await userEvent.keyboard("{End}");
    const before = { curves: curves(), sentence: sentence.textContent };
    writes.length = 0;
    for (const each of screen.container.querySelectorAll("form:has(label)"))
      seen.observe(each, { attributes: true, subtree: true });
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => sentence.textContent).not.toBe(before.sentence);
    // The curves follow last, and are drawn all at once.
    await expect.poll(curves).not.toBe(before.curves);
    return [...writes];
  };
}

test.for([
  ["Purchase Price (R)", "purchasePrice", ["propertyValue", "downPayment"], 15],
  ["Down Payment (R)", "downPayment", [], 15],
  // 2 years lie left of the curve, which then reaches there: the slider has a new end, and its name and type anew.
  ["Loan Term (Years)", "loanTerm", [], 15 + 3],
  ["Interest Rate (% per annum)", "interestRate", [], 15],
] as const)(
  "a key in %s writes no attribute of a field that does not depend on it, and few of its own",
  async ([label, name, dependent, most]) => {
    const writes = await (await openFields())(label);
    const inFields = writes.filter(({ curve }) => !curve);
    const own = inFields.filter(({ field }) => field === name);
    expect(own.map(({ what }) => what)).toContain("input.value");
    expect(own.length).toBeLessThanOrEqual(most);
    const others = inFields.filter(({ field }) => field !== name);
    expect([...new Set(others.map(({ field }) => field))]).toEqual(dependent);
    // A curve with a new end has a new step, too.
    expect(others.length).toBeLessThanOrEqual(4 * dependent.length + 1);
    // Of each curve its line, its ground, the heights of its thumb and of the amounts at its ends, long and short, and how much it
    // is lifted. Of one also the places across, and of one with a new end its marks.
    expect(writes.length - inFields.length).toBeLessThanOrEqual(4 * 9 + 8 + 5 * dependent.length);
  },
);
