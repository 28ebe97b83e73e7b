import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { RateInput, TermInput } from "#web/inputs/input-field.tsx";
import { defaultInputs, inputsReducer } from "#web/inputs/inputs.ts";
import { InputsContext } from "#web/inputs/inputs-context.ts";
import { AnswerCurves } from "./answer-curves.tsx";
import type { CurvedAnswer } from "./curves.ts";

/** Ten rand for each year and one for each percent: the term's curve rises to 320, the rate's from 205 to 220. */
const answer: CurvedAnswer = {
  name: "Rand",
  of: ({ loanTerm, interestRate }) => 10 * loanTerm + interestRate,
  sliders: ["loanTerm", "interestRate"],
};

function Page() {
  const [inputs, setInputs] = useState<Inputs>({
    ...defaultInputs(specifiedFigures),
    loanTerm: 20,
    interestRate: 20,
  });
  return (
    <InputsContext value={{ inputs, dispatch: (action) => setInputs(inputsReducer(inputs, action)) }}>
      <AnswerCurves answer={answer}>
        <TermInput name="loanTerm" label="Term" />
        <RateInput name="interestRate" label="Rate" />
      </AnswerCurves>
    </InputsContext>
  );
}

async function renderPage() {
  const screen = await render(<Page />);
  const slider = (name: string) => screen.getByRole("slider", { name: `${name}, slider` });
  const part = (name: string, tag: "path" | "circle") =>
    slider(name).element().parentElement?.querySelector(tag) ?? undefined;
  const path = (name: string) => part(name, "path")?.getAttribute("d") ?? "";
  const point = (name: string) => {
    const circle = part(name, "circle");
    return circle && [circle.getAttribute("cx"), Number(circle.getAttribute("cy"))];
  };
  await expect.poll(() => path("Term")).not.toBe("");
  return { screen, slider, path, point };
}

const heights = (path: string) => [...path.matchAll(/,([\d.]+)/g)].map(([, height]) => Number(height));

test("each slider has the curve of the answer over its range, all on one scale", async () => {
  const { path } = await renderPage();
  const [term, rate] = [heights(path("Term")), heights(path("Rate"))];
  expect([term[0], term.at(-1)]).toEqual([35, 1]);
  // From 205 to 220 where the whole picture is from 70 to 320.
  expect(rate[0]).toBeCloseTo(35 - (34 * 135) / 250, 1);
  expect(rate.at(-1)).toBeCloseTo(35 - (34 * 150) / 250, 1);
});

test("the point is above the thumb, on the curve, and keeps to it while the slider moves", async () => {
  const { slider, point } = await renderPage();
  expect(point("Term")).toEqual(["60.00%", expect.closeTo(35 - (34 * 150) / 250, 5)]);
  slider("Term").element().focus();
  await userEvent.keyboard("{End}");
  expect(point("Term")).toEqual(["100.00%", expect.closeTo(1, 5)]);
});

test("the other curves follow once the slider rests", async () => {
  const { slider, path } = await renderPage();
  const before = heights(path("Rate"));
  slider("Term").element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(() => heights(path("Rate"))[0]).toBeGreaterThan(before[0] ?? 0);
});

test("a value beyond the slider's ends has no point on the curve", async () => {
  const { screen, point } = await renderPage();
  await screen.getByRole("textbox", { name: "Term" }).fill("40");
  await expect.poll(() => point("Term")).toBeUndefined();
});

test("a slider is described by what its ends mean; the answer is named once for those who see", async () => {
  const { screen, slider } = await renderPage();
  await expect.element(slider("Term")).toHaveAccessibleDescription("Rand: R70 at 5, R320 at 30.");
  await expect.element(slider("Rate")).toHaveAccessibleDescription("Rand: R205 at 5%, R220 at 20%.");
  expect(screen.getByText("Rand", { exact: true }).elements()).toHaveLength(1);
});
