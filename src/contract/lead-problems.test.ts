import { expect, test } from "vitest";
import { leadLimits } from "./lead.ts";
import { leadProblem, leadProblems } from "./lead-problems.ts";

const anyPhone = () => true;
const right = { firstName: "Thandi", lastName: "Nkosi", email: "thandi@example.com", phone: "082 123 4567" };

test("a form that can be sent has no problems, the optional fields filled in or not", () => {
  expect(leadProblems(right, anyPhone)).toEqual({});
  const loan = { currentLender: "A Bank", currentRate: "11,75 %", loanBalance: "R 1,250,000" };
  expect(leadProblems({ ...right, ...loan }, anyPhone)).toEqual({});
});

test("an empty form names what must be filled in, in the order of the form", () => {
  expect(Object.entries(leadProblems({}, anyPhone))).toEqual([
    ["firstName", "Please enter your first name."],
    ["lastName", "Please enter your last name."],
    ["email", "Please enter your email address."],
    ["phone", "Please enter your phone number."],
  ]);
});

test.for([
  "thandi",
  "thandi@x",
  "thandi@example.com, sipho@example.com",
  "a..b@example.com",
  '"x"<a@example.com>',
])("%s is no e-mail address", (typed) =>
  expect(leadProblem("email", typed, anyPhone)).toBe("Please enter a valid email address."),
);

test("a phone number is what the given check says of it", () => {
  const asked: string[] = [];
  const problem = leadProblem("phone", "082 12", (typed) => {
    asked.push(typed);
    return false;
  });
  expect(problem).toMatch(/^Please enter a valid phone number/);
  expect(asked).toEqual(["082 12"]);
});

test.for([
  ["firstName", "x".repeat(leadLimits.name + 1), "Please check the first name."],
  ["lastName", "Nkosi\nBcc: all@example.com", "Please check the last name."],
  ["currentLender", "x".repeat(leadLimits.lender + 1), "Please check the current lender."],
  ["currentRate", "about eleven", "Please check the current rate."],
  ["loanBalance", "a million", "Please check the loan balance."],
] as const)("what no form sends in %s is asked to be checked", ([field, typed, sentence]) => {
  expect(leadProblem(field, typed, anyPhone)).toBe(sentence);
});
