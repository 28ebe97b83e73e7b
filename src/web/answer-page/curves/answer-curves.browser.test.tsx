import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { sensitivityBase } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { answerWith, renderPart } from "#web/testing/numbers-around.tsx";
import { AnswerField } from "../answer-field.tsx";
import { input } from "../fields.ts";
import { inputsLoanAmount } from "../inputs.ts";
import { useNumbersOfPage } from "../numbers-context.ts";
import { AnswerCurves } from "./answer-curves.tsx";

const instalment = (change: { interestRate?: number; loanTerm?: number }, loanAmount = 2_000_000) =>
  sensitivityBase({ loanAmount, interestRate: 10.75, loanTerm: 20, ...change }).monthlyPayment;

const curve = () => ({
  name: "Monthly payment",
  of: (inputs: Inputs) => instalment(inputs, inputsLoanAmount(inputs)),
});

/** Fields of a loan of R2 000 000 over 20 years at 10.75%; the slider of the price, from R0 to R8 000 000, sets the scale. */
const loan = answerWith({
  price: input("purchasePrice", "Price"),
  loanTerm: input("loanTerm", "Term"),
  rate: input("interestRate", "Rate"),
});

/** Two of the fields, and curves that follow once typing has paused. */
function TwoFields() {
  const { fields, inputs } = useNumbersOfPage();
  return (
    <AnswerCurves curve={curve} fields={fields} inputs={useDebounced(inputs, tablePause)}>
      <AnswerField name="loanTerm" />
      <AnswerField name="rate" />
    </AnswerCurves>
  );
}

/** How far down an instalment is drawn: R0 at 35 pixels, that of the highest price at 7. */
const down = (payment: number) => 35 - (28 * payment) / instalment({}, 8_000_000);

beforeEach(() => sessionStorage.clear());

async function renderPage() {
  const { screen } = await renderPart(loan, <TwoFields />);
  const slider = (name: string) => screen.getByRole("slider", { name: `${name}, slider` });
  const part = (name: string, tag: "path" | "circle") =>
    slider(name).element().parentElement?.querySelector(tag) ?? undefined;
  const heights = (name: string) => {
    const path = part(name, "path")?.getAttribute("d") ?? "";
    return [...path.matchAll(/,([\d.]+)/g)].map(([, height]) => Number(height));
  };
  const point = (name: string) => {
    const circle = part(name, "circle");
    return circle && [circle.getAttribute("cx"), Number(circle.getAttribute("cy"))];
  };
  await expect.poll(() => heights("Term")).not.toHaveLength(0);
  return { screen, slider, heights, point };
}

test("each slider has the curve of the answer over its range, all on one scale", async () => {
  const { heights } = await renderPage();
  const [term, rate] = [heights("Term"), heights("Rate")];
  expect(term[0]).toBeCloseTo(down(instalment({ loanTerm: 5 })), 1);
  expect(term.at(-1)).toBeCloseTo(down(instalment({ loanTerm: 30 })), 1);
  expect(rate[0]).toBeCloseTo(down(instalment({ interestRate: 5 })), 1);
  expect(rate.at(-1)).toBeCloseTo(down(instalment({ interestRate: 20 })), 1);
});

test("the point is above the thumb, on the curve, and keeps to it while the slider moves", async () => {
  const { slider, point } = await renderPage();
  expect(point("Term")).toEqual(["60.00%", expect.closeTo(down(instalment({})), 1)]);
  slider("Term").element().focus();
  await userEvent.keyboard("{End}");
  expect(point("Term")).toEqual(["100.00%", expect.closeTo(down(instalment({ loanTerm: 30 })), 1)]);
});

test("the other curves follow once the slider rests", async () => {
  const { slider, heights } = await renderPage();
  const [before = 0] = heights("Rate");
  slider("Term").element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(() => heights("Rate")[0]).not.toBe(before);
});

test("a value beyond the slider's ends has no point on the curve", async () => {
  const { screen, point } = await renderPage();
  await screen.getByRole("textbox", { name: "Term" }).fill("40");
  await expect.poll(() => point("Term")).toBeUndefined();
});

test("a slider is described by what its ends mean; the answer is named once for those who see", async () => {
  const { slider } = await renderPage();
  await expect
    .element(slider("Term"))
    .toHaveAccessibleDescription(/^Monthly payment: R42\s\d{3} at 5, R17\s\d{3} at 30\.$/);
  await expect
    .element(slider("Rate"))
    .toHaveAccessibleDescription(/^Monthly payment: R13\s\d{3} at 5%, R\d\d\s\d{3} at 20%\.$/);
});
