import { useReducer, useRef } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactForm } from "./contact-form.tsx";
import { closedLeadForm, leadForm } from "./lead-form-state.ts";
import type { LeadCalculation } from "./lead-request.ts";
import { type LeadVariantName, leadVariant, leadVariantNames } from "./lead-variants.ts";

const names = { partnerName: "Partner Home Loans", objectionEmail: "hello@example.com" };

function Form({ name, calculation }: { name: LeadVariantName; calculation?: LeadCalculation }) {
  const [state, dispatch] = useReducer(leadForm, { ...closedLeadForm, phase: "open" });
  const parts = { status: useRef(null), offer: useRef(null), submit: useRef(null) };
  return (
    <>
      <output>{state.phase}</output>
      <ContactForm
        variant={leadVariant(name)}
        {...{ names, calculation, state, dispatch }}
        {...parts}
        onCancel={() => undefined}
        onKeep={() => false}
      />
    </>
  );
}

const open = async (name: LeadVariantName, calculation?: LeadCalculation) => {
  const screen = await render(<Form name={name} {...(calculation && { calculation })} />);
  const { submit } = leadVariant(name);
  return {
    screen,
    field: (label: RegExp) => screen.getByRole("textbox", { name: label }),
    send: () => screen.getByRole("button", { name: submit, exact: true }).click(),
    phase: () => screen.getByRole("status").first(),
  };
};

test.for(leadVariantNames)(
  "%s: an empty form is not sent; each field says so, and the first has the focus",
  async (name) => {
    const { screen, field, send, phase } = await open(name);
    await send();
    await expect.element(phase()).toHaveTextContent("open");
    await expect.element(field(/^First Name/)).toHaveFocus();
    for (const [label, asked] of [
      [/^First Name/, "Your first name?"],
      [/^Last Name/, "Your last name?"],
      [/^Email/, "Your email address?"],
      [/^Phone/, "Your phone number?"],
    ] as const) {
      await expect.element(field(label)).toHaveAttribute("aria-invalid", "true");
      await expect.element(field(label)).toHaveAccessibleDescription(asked);
    }
    expect(screen.container.querySelectorAll("[aria-invalid=true]")).toHaveLength(4);
    await field(/^First Name/).fill("Thandi");
    await expect.element(field(/^First Name/)).not.toHaveAttribute("aria-invalid");
    await field(/^First Name/).fill("");
    await userEvent.tab();
    await expect.element(field(/^First Name/)).not.toHaveAttribute("aria-invalid");
  },
);

test.for(leadVariantNames)(
  "%s: who gets the details and what comes of it stands right above the button",
  async (name) => {
    const { screen } = await open(name);
    const { submit } = leadVariant(name);
    const words = screen.getByText(/^By sending this form you ask Partner Home Loans, a registered/);
    const rights = screen.getByText(/You may object, or have it corrected/);
    const paragraph = words.element().closest("p")!;
    expect(rights.element().closest("p")).toBe(paragraph);
    const button = screen.getByRole("button", { name: submit, exact: true }).element();
    const between = button.getBoundingClientRect().top - paragraph.getBoundingClientRect().bottom;
    expect(between).toBeGreaterThanOrEqual(0);
    expect(between).toBeLessThan(24);
    expect(screen.getByText(/^Your calculation/).all()).toHaveLength(0);
  },
);

test("a form with a calculation shows the figures that go along", async () => {
  const { screen } = await open("sensitivity", { loanAmount: 2_000_000, currentRate: 10.75, loanTerm: 20 });
  await expect
    .element(screen.getByText(/^Your calculation is sent along: R2.000.000, 10\.75%, 20 years$/))
    .toBeVisible();
  const figures = [...screen.container.querySelectorAll("aside dd.figures")].map(
    ({ textContent }) => textContent,
  );
  expect(figures).toEqual(["R2\u00a0000\u00a0000", "10.75%", "20 years"]);
});

test("a tick for offers is not folded away again", async () => {
  const { screen } = await open("landing");
  const box = screen.getByLabelText(/phone me with offers/);
  await expect.element(box).not.toBeVisible();
  await screen.getByText("Offers as well? (optional)").click();
  await box.click();
  await box.click();
  await expect.element(box).toBeVisible();
  await expect.element(box).not.toBeChecked();
});

test.for(leadVariantNames)("%s: an address that is none is said when it is left", async (name) => {
  const { field } = await open(name);
  const email = field(/^Email/);
  await email.fill("thandi@");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(email).toHaveAccessibleDescription("Your whole email address?");
  await email.fill("thandi@example");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
});

test("what the browser takes is sent: the rest only the server can know", async () => {
  const { field, send, phase } = await open("landing");
  await field(/^First Name/).fill("Thandi");
  await field(/^Last Name/).fill("Nkosi");
  await field(/^Email/).fill("thandi@x");
  await field(/^Phone/).fill("082 123 45");
  await send();
  await expect.element(phase()).toHaveTextContent("submitting");
});

test("a phone number that is only begun is asked for when its field is left", async () => {
  const { field, send, phase } = await open("landing");
  await field(/^Phone/).fill("082 12");
  await userEvent.tab();
  await expect.element(field(/^Phone/)).toHaveAccessibleDescription("Your whole phone number?");
  await field(/^First Name/).fill("Thandi");
  await field(/^Last Name/).fill("Nkosi");
  await field(/^Email/).fill("thandi@example.com");
  await send();
  await expect.element(phase()).toHaveTextContent("open");
  await expect.element(field(/^Phone/)).toHaveFocus();
  await field(/^Phone/).fill("082 123 4567");
  await expect.element(field(/^Phone/)).toHaveAccessibleDescription("");
});

test("a press on the button is not lost when the field that it leaves turns out wrong", async () => {
  const { screen, field, send, phase } = await open("landing");
  await field(/^First Name/).fill("Thandi");
  await field(/^Last Name/).fill("Nkosi");
  await field(/^Phone/).fill("082 123 4567");
  await field(/^Email/).fill("thandi@");
  const button = screen.getByRole("button", { name: "Submit Request" });
  // At its upper edge: the message makes the form a line longer.
  await button.click({ position: { x: 20, y: 3 } });
  await expect.element(field(/^Email/)).toHaveFocus();
  await expect.element(phase()).toHaveTextContent("open");
  await field(/^Email/).fill("thandi@example.com");
  await send();
  await expect.element(phase()).toHaveTextContent("submitting");
});

test("a field that is passed by empty is not complained of before the form is sent", async () => {
  const { screen, field } = await open("landing");
  await field(/^First Name/).click();
  await userEvent.tab();
  await expect.element(field(/^Last Name/)).toHaveFocus();
  expect(screen.container.querySelector("[aria-invalid=true]")).toBeNull();
});

test("the figures of today's loan keep digits only, and are never in the way of sending", async () => {
  const { screen, field, send, phase } = await open("sensitivity");
  await field(/^First Name/).fill("Thandi");
  await field(/^Last Name/).fill("Nkosi");
  await field(/^Email/).fill("thandi@example.com");
  await field(/^Phone/).fill("082 123 4567");
  await screen.getByText("Your loan today (optional)").click();
  await screen.getByLabelText("Current Rate (%)").fill("11,7x5");
  await screen.getByLabelText("Loan Balance (R)").fill("1 250000");
  await userEvent.tab();
  await expect.element(screen.getByLabelText("Loan Balance (R)")).toHaveValue("1,250,000");
  const times = screen.getByRole("group", { name: "Best Time to Call (optional), SA time" });
  await times.getByRole("radio", { name: "Evening, 17–20" }).click();
  await expect.element(times.getByRole("radio", { name: "Evening, 17–20" })).toBeChecked();
  await send();
  await expect.element(phase()).toHaveTextContent("submitting");
});
