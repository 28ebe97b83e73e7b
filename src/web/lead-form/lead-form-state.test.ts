import { expect, test } from "vitest";
import type { LeadField } from "#contract/lead-problems.ts";
import { closedLeadForm, emptyLead, isKeepable, type LeadFormEvent, leadForm } from "./lead-form-state.ts";

const after = (...events: LeadFormEvent[]) => events.reduce(leadForm, closedLeadForm);

const open = { type: "open" } as const;
const typed = { type: "change", values: { firstName: "Thandi", loanType: "refinance" } } as const;
const submit = (requestId = "first") => ({ type: "submit", requestId }) as const;
const answer = (sent: boolean) => ({ type: "answer", outcome: { sent, message: "Read me." } }) as const;
const acknowledge = { type: "acknowledge" } as const;
const cancel = { type: "cancel" } as const;

test("a request goes from the button to the thanks, and the form is empty again", () => {
  expect(after(open).phase).toBe("open");
  expect(after(open, typed, submit())).toMatchObject({ phase: "submitting", requestId: "first" });
  expect(after(open, typed, submit(), answer(true))).toMatchObject({ phase: "success", message: "Read me." });
  expect(after(open, typed, submit(), answer(true), acknowledge)).toEqual(closedLeadForm);
  expect(emptyLead).toMatchObject({
    loanType: "new",
    interestInExtraPayments: true,
    marketingEmail: false,
    marketingPhone: false,
  });
});

test("after a failure the form is open again with all that was typed", () => {
  const { phase, values } = after(open, typed, submit(), answer(false), acknowledge);
  expect(phase).toBe("open");
  expect(values).toEqual({ ...emptyLead, firstName: "Thandi", loanType: "refinance" });
});

test("while it is sending, a second submit, Cancel and typing change nothing", () => {
  const sending = after(open, typed, submit());
  for (const event of [submit("second"), cancel, typed, open, acknowledge]) {
    expect(leadForm(sending, event)).toBe(sending);
  }
});

test("a retry of the same values keeps its id; changed values get another", () => {
  const failed = [open, typed, submit(), answer(false), acknowledge];
  expect(after(...failed, submit("second")).requestId).toBe("first");
  const changed = { type: "change", values: { phone: "0821234567" } } as const;
  expect(after(...failed, changed, submit("second")).requestId).toBe("second");
  expect(after(...failed, cancel, open, submit("second")).requestId).toBe("first");
});

test("Cancel closes and keeps what was typed", () => {
  const again = after(open, typed, cancel, open);
  expect(again).toMatchObject({ phase: "open", values: { firstName: "Thandi" } });
});

test("a request that did not reach the server may wait on the device; the form is done with it", () => {
  const lost = { type: "answer", outcome: { sent: false, message: "Read me.", unreachable: true } } as const;
  const keep = { type: "keep" } as const;
  const failed = [open, typed, submit(), lost, acknowledge];
  expect(after(...failed)).toMatchObject({ phase: "open", unreachable: true, requestId: "first" });
  expect(isKeepable(after(...failed))).toBe(true);
  expect(after(...failed, keep)).toEqual(closedLeadForm);
  // Only after the message was read, only what did not arrive, and only as it was sent.
  expect(after(open, typed, submit(), lost, keep).phase).toBe("failure");
  for (const events of [
    [open, typed],
    [open, typed, submit(), answer(false), acknowledge],
    [...failed, typed],
    [...failed, submit(), answer(false), acknowledge],
  ]) {
    expect(isKeepable(after(...events))).toBe(false);
    expect(after(...events, keep).values.firstName).toBe("Thandi");
  }
});

test("an answer that comes to no question is nothing", () => {
  expect(after(answer(true))).toBe(closedLeadForm);
  expect(after(cancel, acknowledge, typed, submit())).toBe(closedLeadForm);
});

const check = (field: LeadField, problem: string) => ({ type: "check", field, problem }) as const;
const says = "The browser’s own words.";

test("what the browser says of a field stays next to it until it says nothing", () => {
  const wrong = [open, check("email", says), check("phone", says)];
  expect(after(...wrong).problems).toEqual({ email: says, phone: says });
  expect(after(...wrong, typed).problems).toEqual({ email: says, phone: says });
  expect(after(...wrong, check("email", "")).problems).toEqual({ phone: says });
});

test("what kept a form from being sent is next to its fields", () => {
  const asked = { type: "wrong", problems: { firstName: says } } as const;
  expect(after(open, asked)).toMatchObject({ phase: "open", problems: asked.problems });
});

test("what the server says of a field stays next to it until the field is looked at again", () => {
  const problems = { phone: "Please enter a valid phone number." };
  const refused = { type: "answer", outcome: { sent: false, message: "Read me.", problems } } as const;
  const back = [open, typed, submit(), refused, acknowledge];
  expect(after(...back).problems).toEqual(problems);
  expect(after(...back, check("phone", "")).problems).toEqual({});
  expect(after(...back, submit("second"), answer(true), acknowledge)).toEqual(closedLeadForm);
});

test("the type of the page is chosen at first, and never over what the visitor chose", () => {
  const onInvestment = { type: "open", loanType: "investment" } as const;
  expect(after(onInvestment).values.loanType).toBe("investment");
  const chosen = { type: "change", values: { loanType: "refinance" } } as const;
  expect(after(open, chosen, { type: "cancel" }, onInvestment).values.loanType).toBe("refinance");
});
