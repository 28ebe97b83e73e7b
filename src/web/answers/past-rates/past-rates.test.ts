import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { pastRates } from "./past-rates.tsx";
import { instalmentsInWords } from "./past-rates.words.ts";

const context = toolContext("2026-11-21", specifiedFigures);
type Convention = "nominal" | "effective";
type Given = { asOf: string; margin: number; convention?: Convention; withStretches?: boolean };
const opened = (link: string | object, changed: { today?: string; convention?: Convention } = {}) =>
  toolOpened(pastRates, link, { ...context, ...changed });
const said = (link: string) => {
  const { figure, sentence } = opened(link).answer;
  return `${figure} ${sentence}`.replaceAll("\u00a0", " ");
};

/** One vector is nine points below prime, where the field takes five. */
const typable = vectorsOf("past-rates").filter(({ inputs }) => (inputs as Given).margin >= -5);

test.each(typable)("a link with the inputs of $id gives its figures", ({ inputs, expected }) => {
  const { asOf, convention = "nominal", withStretches } = inputs as Given;
  const { stretches, ...result } = opened(inputs, { today: asOf, convention }).result;
  expect(differences({ ...result, stretches: withStretches ? stretches : null }, expected)).toEqual([]);
});

test("all vectors but the one beyond the field's limit are opened, and that limit is five points below prime", () => {
  expect(vectorsOf("past-rates").length - typable.length).toBe(1);
  expect(opened("margin=-9").values.margin).toBe(-5);
});

const million = "loan=1000000&termYears=20";

/** The picture’s sentence. */
const course = (link: string) => instalmentsInWords(opened(link).result).replaceAll("\u00a0", " ");

test("the sentence says how much more or less the instalment is now, and the picture how far it went", () => {
  expect(said(`${million}&startMonth=2020-08`)).toBe("R2 245 more a month now than when you bought");
  expect(course(`${million}&startMonth=2020-08`)).toBe(
    "Your instalment went from R7 753 to R10 586 in June 2023; today it is R9 998.",
  );
  expect(said(`${million}&startMonth=2008-07`)).toMatch(/^R\d+ \d+ less a month now than when you bought$/);
  expect(course(`${million}&startMonth=2008-07`)).toMatch(
    /^Your instalment went from R13 539 to R8 623 in August 2020; today it is R\d+ \d+\.$/,
  );
});

test("a bond that is repaid says when, and one whose rate stayed says so", () => {
  expect(said(`${million}&startMonth=2002-01`)).toBe("R1 979 less a month at the end than when you bought");
  expect(course(`${million}&startMonth=2002-01`)).toBe(
    "Your instalment went from R11 716 to R14 643 in October 2002; the last, in December 2021, was R9 737.",
  );
  expect(said(`${million}&startMonth=2026-10`)).toBe(
    "R10 152 a month today, the same as at first: the rate did not change",
  );
  expect(course(`${million}&startMonth=2026-10`)).toBe("The rate did not change in this time.");
});

test("a month without rates or without an instalment so far is asked for again", () => {
  for (const startMonth of ["2001-12", "2026-11", "2030-01"]) {
    const { answer } = opened(`${million}&startMonth=${startMonth}`);
    expect(answer.figure).toBeUndefined();
    expect(answer.problem).toBe("Choose a month from January 2002 to October 2026.");
  }
  expect(opened("loan=0").answer.problem).toBe("Enter a loan to see its instalments.");
});

test("to begin with the bond is five years old, and both editions of the figures replay the real days", () => {
  const { values, result, answer } = toolStarted(pastRates, context);
  expect(values.startMonth).toBe("2021-11");
  expect(answer.cards).toHaveLength(8);
  const said = answer.cards
    ?.slice(0, 3)
    .map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
  expect(said).toEqual([
    "Interest at 7.00%: R655 491",
    "Because the rate changed: R338 372 more",
    "Interest so far: R993 863",
  ]);
  const current = toolStarted(pastRates, { ...context, figures: currentFigures });
  expect(current.result.stretches).toEqual(result.stretches);
});
