import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { callTimes, loanTypesFor } from "./lead.ts";
import { leadRequestSchema } from "./lead-schema.ts";
import { toolIds, tools } from "./tools.ts";

const person = {
  firstName: "Thandi",
  lastName: "Nkosi",
  email: "thandi@example.com",
  phone: "082 123 4567",
  loanType: "refinance",
};
const accepted = (body: unknown) => Value.Check(leadRequestSchema, body);

test("the five bodies of the specification are accepted as they stand", () => {
  for (const source of ["landing_page", "calculator_app", "education_page"])
    expect(accepted({ ...person, source })).toBe(true);
  for (const [currentRate, loanBalance] of [
    ["11.75", "1,250,000"],
    ["", ""],
    [11.75, 1_250_000],
  ]) {
    const source = "interest_sensitivity_calculator";
    const currentCalculation = { loanAmount: 2_000_000, currentRate: 10.75, loanTerm: 20 };
    const extras = { currentLender: "A Bank", currentRate, loanBalance, currentCalculation };
    expect(accepted({ ...person, source, ...extras })).toBe(true);
  }
  const currentCalculation = { loanAmount: 2_000_000, extraPayment: 1_000, potentialSavings: 244_531.07 };
  expect(
    accepted({
      ...person,
      loanType: "restructure",
      source: "extra_payment_calculator",
      interestInExtraPayments: true,
      currentCalculation,
    }),
  ).toBe(true);
});

test.for(toolIds)("a request takes the figures of %s along, and no others", (tool) => {
  const figures = Object.fromEntries(tools[tool].calculation.map((name) => [name, 1_500_000.5]));
  const asked = (currentCalculation: object) =>
    accepted({ ...person, source: "calculator_app", currentCalculation });
  expect(asked({ tool, ...figures })).toBe(true);
  expect(asked({ tool, ...figures, note: "call me" })).toBe(false);
  expect(asked({ tool, [tools[tool].calculation[0]]: "about a million" })).toBe(false);
  expect(asked({ ...figures, tool: "elsewhere" })).toBe(false);
});

test("each time of day to call is accepted, and so is none", () => {
  for (const callTime of [undefined, ...callTimes]) {
    const body = { ...person, source: "landing_page", ...(callTime && { callTime }) };
    expect(accepted(body)).toBe(true);
  }
});

test.for([
  ["a missing field", { email: undefined }],
  ["an unknown field", { admin: true }],
  ["an unknown source", { source: "elsewhere" }],
  ["an unknown loan type", { loanType: "car" }],
  ["an unknown time to call", { callTime: "at night" }],
  ["an empty name", { firstName: "" }],
  ["a name with a line break", { firstName: "Thandi\nBcc: x@example.com" }],
  ["a name of 101 letters", { lastName: "x".repeat(101) }],
  ["a number as a name", { firstName: 1 }],
  ["a request id that is none", { requestId: "1" }],
  ["a consent without its version", { consent: { marketingEmail: true } }],
  ["a calculation with a script", { currentRate: "<script>" }],
] as const)("%s is refused", ([, change]) => {
  expect(accepted(JSON.parse(JSON.stringify({ ...person, source: "landing_page", ...change })))).toBe(false);
});

test("restructuring is offered in the extra-payment form only", () => {
  expect(loanTypesFor("landing_page")).toEqual(["new", "refinance", "investment"]);
  expect(loanTypesFor("extra_payment_calculator")).toContain("restructure");
});
