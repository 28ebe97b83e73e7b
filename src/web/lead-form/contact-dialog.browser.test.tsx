import { useReducer } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ContactDialog } from "./contact-dialog.tsx";
import { closedLeadForm, emptyLead, leadForm } from "./lead-form-state.ts";
import { leadVariant, leadVariantNames } from "./lead-variants.ts";

const names = { partnerName: "Partner Home Loans", objectionEmail: "hello@example.com" };
const person = { firstName: "Thandi", lastName: "Nkosi", email: "thandi@example.com", phone: "082 123 4567" };

function Form({ variant }: { variant: (typeof leadVariantNames)[number] }) {
  const filledIn = { ...closedLeadForm, phase: "open", values: { ...emptyLead, ...person } } as const;
  const [state, dispatch] = useReducer(leadForm, filledIn);
  return state.phase !== "closed" && <ContactDialog {...{ variant, names, state, dispatch }} />;
}

afterEach(() => vi.restoreAllMocks());

test("what was sent, who calls, when and what to have ready stand on a card with the thanks", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response('{"success":true}'));
  const screen = await render(<Form variant="landing" />);
  const form = screen.getByRole("dialog");
  await form.getByRole("radio", { name: /Evening/ }).click();
  await form.getByRole("button", { name: "Submit Request" }).click();
  const card = screen.getByRole("alertdialog").getByRole("region", { name: "What happens next" });
  await expect.element(card).toBeVisible();
  expect([...card.element().querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "Thandi Nkosi, 082 123 4567, thandi@example.com. New Home Loan.",
    "Partner Home Loans, a registered bond originator. You pay nothing.",
    "We pass this on within seconds. Hours are in South African time.",
    "Your ID and latest payslip.",
  ]);
});

test.for(leadVariantNames)(
  "%s: a lost request is told in the exact words with one button; then the form offers to keep it",
  async (variant) => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const screen = await render(<Form variant={variant} />);
    const form = screen.getByRole("dialog");
    await form.getByRole("button", { name: leadVariant(variant).submit, exact: true }).click();
    const alert = screen.getByRole("alertdialog");
    await expect.element(alert).toBeVisible();
    expect([...alert.element().querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "There was an error submitting your request. Please try again.",
    ]);
    await expect.element(alert.getByRole("button")).toHaveTextContent("OK");
    expect(form.getByText("Keep this request").query()).toBeNull();
    await alert.getByRole("button").click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(form.getByLabelText("First Name")).toHaveValue("Thandi");
    await expect.element(form.getByRole("region", { name: "Send it later" })).toHaveFocus();
    await form.getByLabelText("First Name").fill("Thandeka");
    await expect.element(form.getByText("Keep this request")).not.toBeInTheDocument();
  },
);
