import { useReducer } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "#web/site/example-site.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { ContactPage, contactAddress } from "./contact-page.tsx";
import { closedLeadForm, emptyLead, leadForm } from "./lead-form-state.ts";

const recipients = [
  { key: "2.1", name: "Refinance House", loanTypes: ["refinance"] as const },
  { key: "1.1", name: site.partnerName },
];
const names = { partnerName: site.partnerName, recipients, objectionEmail: "hello@example.com" };
const person = { firstName: "Thandi", lastName: "Nkosi", email: "thandi@example.com", phone: "082 123 4567" };

function Form() {
  const filledIn = { ...closedLeadForm, phase: "open", values: { ...emptyLead, ...person } } as const;
  const [state, dispatch] = useReducer(leadForm, filledIn);
  return state.phase !== "closed" && <ContactDialog variant="landing" {...{ names, state, dispatch }} />;
}

test("the form names the partner of the chosen loan type everywhere, and sends that one's key", async () => {
  const bodies: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, { body } = {}) => {
    if (body) bodies.push(String(body));
    return new Response(body ? '{"success":true}' : "token");
  });
  const screen = await render(<Form />);
  const form = screen.getByRole("dialog");
  const offers = form.getByLabelText(/offers about home loans by e-mail/);
  await form.getByText("Offers as well? (optional)").click();
  await offers.click();
  await expect.element(offers).toBeChecked();
  await form.getByLabelText("Loan Type").selectOptions("refinance");
  await expect.poll(() => form.element().textContent).toContain("you ask Refinance House, a registered");
  expect(form.element().textContent).toContain("Home Loan Originator @ Refinance House");
  expect(form.element().textContent).not.toContain(site.partnerName);
  // What was ticked for the other partner is no leave for this one.
  await expect.element(offers).not.toBeChecked();
  await form.getByRole("button", { name: "Submit Request" }).click();
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  expect(JSON.parse(bodies[0]!)).toMatchObject({ loanType: "refinance", partner: "2.1" });
  vi.restoreAllMocks();
});

test("the page without scripts shows the words for the chosen loan type alone, and tells the server both", async () => {
  const split = { ...site, recipients };
  const address = contactAddress("landing", split);
  expect(address.title).toBe(`Connect with a Home Loan Originator @ ${site.partnerName} or Refinance House`);
  // As the server sends it, without React.
  document.body.innerHTML = renderToStaticMarkup(
    <ContactPage form="landing" address={address} site={split} />,
  );
  const shown = () =>
    [...document.querySelectorAll("p")]
      .filter((p) => p.textContent.startsWith("By sending this form") && p.checkVisibility())
      .map((p) => /you ask ([^,]+),/.exec(p.textContent)?.[1]);
  expect(shown()).toEqual([site.partnerName]);
  await page.getByLabelText("Loan Type").selectOptions("refinance");
  expect(shown()).toEqual(["Refinance House"]);
  const hidden = [...document.querySelectorAll<HTMLInputElement>("input[name^=partner]")];
  expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
    "partner.new=1.1",
    "partner.investment=1.1",
    "partner.refinance=2.1",
  ]);
  expect(document.querySelector("input[type=checkbox]")).toBeNull();
});

test("with one partner the page says nothing new", () => {
  const pageOf = (of: typeof site) =>
    renderToStaticMarkup(<ContactPage form="landing" address={contactAddress("landing", of)} site={of} />);
  expect(pageOf(site)).not.toContain('name="partner');
  const renamed = { ...site, partnerName: "New Name", recipients: [{ key: "1.2", name: "New Name" }] };
  expect(pageOf(renamed)).toContain('<input type="hidden" name="partner" value="1.2"/>');
});
