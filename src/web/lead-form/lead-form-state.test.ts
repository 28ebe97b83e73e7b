import { expect, test } from "vitest";
import type { LeadField } from "#contract/lead-problems.ts";
import type { LeadValues } from "#contract/lead-values.ts";
import { closedLeadForm, emptyLead, type LeadFormEvent, leadForm } from "./lead-form-state.ts";

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
  const outcome = { sent: false, message: "Read me.", unreachable: true };
  const failed = after(open, typed, submit(), { type: "answer", outcome });
  expect(failed).toMatchObject({ phase: "failure", unreachable: true, requestId: "first" });
  expect(leadForm(failed, { type: "keep" })).toEqual(closedLeadForm);
  expect(after(open, typed, submit(), answer(false)).unreachable).toBe(false);
  expect(after(open, typed, { type: "keep" }).values.firstName).toBe("Thandi");
});

test("an answer that comes to no question is nothing", () => {
  expect(after(answer(true))).toBe(closedLeadForm);
  expect(after(cancel, acknowledge, typed, submit())).toBe(closedLeadForm);
});

const types = (values: Partial<LeadValues>) => ({ type: "change", values }) as const;
const leave = (field: LeadField) => ({ type: "leave", field }) as const;
const noEmail = "Please enter a valid email address.";

test("a field that is left says what is wrong, and stops saying so once it is mended", () => {
  expect(after(open, types({ email: "thandi@" })).problems).toEqual({});
  const wrong = [open, types({ email: "thandi@" }), leave("email")];
  expect(after(...wrong).problems).toEqual({ email: noEmail });
  expect(after(...wrong, types({ email: "thandi@x" })).problems).toEqual({ email: noEmail });
  expect(after(...wrong, types({ firstName: "Thandi" })).problems).toEqual({ email: noEmail });
  expect(after(...wrong, types({ email: "thandi@x.za" })).problems).toEqual({});
});

test("a required field that is passed by empty is asked for with the others, when the form is sent", () => {
  expect(after(open, leave("firstName")).problems).toEqual({});
  const asked = { type: "wrong", problems: { firstName: "Please enter your first name." } } as const;
  expect(after(open, asked)).toMatchObject({ phase: "open", problems: asked.problems });
  expect(after(open, asked, types({ firstName: "T" })).problems).toEqual({});
});

test("what the server says of a field stays next to it until the field is changed", () => {
  const problems = { phone: "Please enter a valid phone number." };
  const refused = { type: "answer", outcome: { sent: false, message: "Read me.", problems } } as const;
  const back = [open, types({ phone: "+44 1" }), submit(), refused, acknowledge];
  expect(after(...back).problems).toEqual(problems);
  expect(after(...back, leave("phone")).problems).toEqual(problems);
  expect(after(...back, types({ phone: "+44 20 7946 0958" })).problems).toEqual({});
  expect(after(...back, submit("second"), answer(true), acknowledge)).toEqual(closedLeadForm);
});
