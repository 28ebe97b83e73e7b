import type { Locator, Page, Request, Route } from "@playwright/test";
import { consentVersion } from "../src/contract/consent.ts";
import { pageIds } from "../src/contract/page-ids.ts";
import { expectNoViolationsOn } from "./axe.ts";
import { expect, openPart, test, visit } from "./site.ts";

const partner = "Partner Home Loans";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const apology = "There was an error submitting your request.";

type Form = {
  path: string;
  opener: (page: Page) => Locator;
  heading: string;
  submit: string;
  emailLabel: string;
  phoneLabel: string;
  loanTypes: string[];
  thanks: string;
  body: Record<string, unknown>;
  /** What is typed beyond name, e-mail and phone. */
  extras?: (dialog: Locator) => Promise<void>;
  before?: (page: Page) => Promise<void>;
  tellsReason: boolean;
};

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const callBack = "Thank you! A professional loan originator will contact you shortly.";

const forms: Record<string, Form> = {
  landing: {
    path: "/",
    opener: (page) => button(page, "Get Property Financing Help").first(),
    heading: `Connect with a Home Loan Originator @ ${partner}`,
    submit: "Submit Request",
    emailLabel: "Email Address",
    phoneLabel: "Phone Number",
    loanTypes: ["New Home Loan", "Refinancing", "Investment Property"],
    thanks: callBack,
    body: { source: "landing_page" },
    tellsReason: true,
  },
  calculators: {
    path: "/calculator/affordability",
    before: (page) => openPart(page, "You can get a better rate"),
    opener: (page) => button(page, "Get Better Rates"),
    heading: `Connect with a Home Loan Originator @ ${partner}`,
    submit: "Submit Request",
    emailLabel: "Email Address",
    phoneLabel: "Phone Number",
    loanTypes: ["New Home Loan", "Refinancing", "Investment Property"],
    thanks: callBack,
    body: { source: "calculator_app" },
    tellsReason: true,
  },
  guide: {
    path: "/education/articles",
    opener: (page) => page.getByRole("button", { name: "Get Property Financing Help" }).first(),
    heading: `Get Property Financing Help @ ${partner}`,
    submit: "Submit",
    emailLabel: "Email Address",
    phoneLabel: "Phone Number",
    loanTypes: ["First-Time Home Buyer", "Refinancing", "Investment Property"],
    thanks: callBack,
    body: { source: "education_page" },
    tellsReason: true,
  },
  "rate sensitivity": {
    path: "/calculator/sensitivity",
    opener: (page) => button(page, "Get Better Rates").first(),
    heading: "Get Better Interest Rates",
    submit: "Get Better Rates",
    emailLabel: "Email",
    phoneLabel: "Phone",
    loanTypes: ["Refinancing Existing Loan", "New Home Loan", "Investment Property"],
    thanks: "Thank you! A professional loan originator will contact you shortly to discuss better rates.",
    extras: async (dialog) => {
      await dialog.getByText("Your loan today (optional)").click();
      await dialog.getByLabel("Current Lender (optional)").fill("A Bank");
      await dialog.getByLabel("Current Rate").pressSequentially("11,7x5.");
      await expect(dialog.getByLabel("Current Rate")).toHaveValue("11.75");
      await dialog.getByLabel("Loan Balance").pressSequentially("1 250000");
      await expect(dialog.getByLabel("Loan Balance")).toHaveValue("1250000");
      await dialog.getByLabel("Loan Balance").blur();
      await expect(dialog.getByLabel("Loan Balance")).toHaveValue("1,250,000");
    },
    body: {
      source: "interest_sensitivity_calculator",
      currentLender: "A Bank",
      currentRate: "11.75",
      loanBalance: "1,250,000",
      currentCalculation: { loanAmount: 2_000_000, currentRate: 10.75, loanTerm: 20 },
    },
    tellsReason: false,
  },
  "extra payments": {
    path: "/calculator/extra-payment",
    before: async (page) => {
      await page.getByLabel("Extra Monthly Payment (R)", { exact: true }).fill("2000");
      // Pictures and tables follow a moment after the answer, and may move what is below them.
      await expect(
        page.getByRole("button", { name: "Show All 184 Payments", includeHidden: true }),
      ).toBeAttached();
    },
    opener: (page) => button(page, "Get Expert Advice"),
    heading: "Optimize Your Payment Strategy",
    submit: "Get Expert Advice",
    emailLabel: "Email",
    phoneLabel: "Phone",
    loanTypes: ["Refinancing for Better Terms", "Loan Restructuring", "New Home Loan", "Investment Property"],
    thanks:
      "Thank you! A loan originator will contact you to discuss strategies for paying off your loan faster.",
    extras: async (dialog) => {
      await expect(dialog.getByLabel("I am interested in making extra payments")).toBeChecked();
      await dialog.getByText("You can also ask about").click();
      await expect(dialog.locator("details[open]").getByRole("listitem")).toHaveText([
        "Property & Casualty Insurance",
        "Short-term loans for transfer costs",
        "Trust and estate planning",
        "Investment property financing",
      ]);
    },
    body: {
      source: "extra_payment_calculator",
      interestInExtraPayments: true,
      currentCalculation: {
        loanAmount: 2_000_000,
        extraPayment: 2_000,
        potentialSavings: expect.closeTo(746_665, 0),
      },
    },
    tellsReason: false,
  },
};

const landing = forms.landing as Form;

async function openForm(page: Page, form: Form): Promise<Locator> {
  await visit(page, form.path);
  await form.before?.(page);
  await form.opener(page).click();
  const dialog = page.getByRole("dialog", { name: form.heading, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fillIn(dialog: Locator, form: Form): Promise<void> {
  await dialog.getByLabel("First Name").fill("Thandi");
  await dialog.getByLabel("Last Name").fill("Nkosi");
  await dialog.getByLabel(form.emailLabel, { exact: true }).fill("thandi@example.com");
  await dialog.getByLabel(form.phoneLabel, { exact: true }).fill("082 123 4567");
  await dialog.getByLabel("Loan Type").selectOption("refinance");
}

const offers = (part: Locator) => part.getByText("Offers as well? (optional)");

/** Stands in for the server: notes every request and answers when it is told how. */
async function answering(page: Page) {
  const requests: Request[] = [];
  /** What the nth request carried. */
  const sent = (nth = 0) => (requests[nth]?.postDataJSON() ?? {}) as Record<string, unknown>;
  let waiting: Route | undefined;
  await page.route("**/contact/loan-originator", (route) => {
    requests.push(route.request());
    waiting = route;
  });
  const route = async () => {
    await expect.poll(() => waiting).toBeDefined();
    const taken = waiting as Route;
    waiting = undefined;
    return taken;
  };
  return {
    requests,
    sent,
    success: async () => (await route()).fulfill({ json: { success: true } }),
    // 200 without success is a refusal, too, and leaves the console quiet.
    refusal: async (body: string) =>
      (await route()).fulfill({ status: 200, contentType: "text/plain", body }),
    nothing: async () => (await route()).fulfill({ status: 200, body: "" }),
  };
}

/** In the light scheme and in the dark one; of a page with an open dialog, which is judged by itself, the dialog. */
async function accessible(page: Page, part = "dialog[open]"): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  const looks = [
    { width, colorScheme: "dark" },
    { width, colorScheme: "light" },
  ] as const;
  await expectNoViolationsOn(page, looks, part);
}

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: what is typed is sent as agreed, and the visitor is thanked`, async ({ page }) => {
    const server = await answering(page);
    const dialog = await openForm(page, form);
    await expect(dialog.getByLabel("Loan Type")).toHaveValue("new");
    await expect(dialog.getByLabel("Loan Type").locator("option")).toHaveText(form.loanTypes);
    await expect(dialog.getByText(/By sending this form you ask Partner Home Loans/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Privacy notice" })).toHaveAttribute("href", "/privacy");
    await expect(dialog.getByLabel(/offers about home loans by e-mail/)).not.toBeChecked();
    await expect(dialog.getByLabel(/phone me with offers/)).not.toBeChecked();
    await expect(dialog.getByRole("link", { name: "hello@ikhaya.example" })).toHaveAttribute(
      "href",
      /^mailto:hello@ikhaya\.example\?subject=My%20contact%20request/,
    );
    await accessible(page);
    await fillIn(dialog, form);
    await form.extras?.(dialog);
    await dialog.getByRole("button", { name: form.submit, exact: true }).click();

    await expect(dialog.getByText("Sending your request…")).toBeVisible();
    await expect(dialog).toHaveAttribute("aria-busy", "true");
    await expect(dialog.getByRole("button", { name: "Sending…" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await expect(dialog.locator("input:enabled, select:enabled")).toHaveCount(0);
    await server.success();

    const alert = page.getByRole("alertdialog");
    await expect(alert.getByText(form.thanks, { exact: true })).toBeVisible();
    await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
    await accessible(page);
    expect(server.requests).toHaveLength(1);
    const { requestId, proof, consent, page: openedOn, ...body } = server.sent();
    expect(body).toEqual({
      firstName: "Thandi",
      lastName: "Nkosi",
      email: "thandi@example.com",
      phone: "082 123 4567",
      callTime: "any",
      loanType: "refinance",
      website: "",
      ...form.body,
    });
    expect(requestId).toMatch(uuid);
    expect(openedOn).toBe(new URL(page.url()).pathname);
    expect(proof).toMatch(/^s\.[\w-]+\.[\w-]+\.[\w-]+~\d+$/);
    expect(consent).toEqual({ version: consentVersion, marketingEmail: false, marketingPhone: false });

    await alert.getByRole("button", { name: "OK" }).click();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(form.opener(page)).toBeFocused();

    await form.opener(page).click();
    await expect(dialog.getByLabel("First Name")).toHaveValue("");
    await expect(dialog.getByLabel("Loan Type")).toHaveValue("new");
  });
}

/** One that tells the server's reason, and one with fields of its own that does not: the rest of all forms is one. */
const bothKinds = Object.entries(forms).filter(([name]) => ["landing", "rate sensitivity"].includes(name));

for (const [name, form] of bothKinds) {
  test(`${name}: after a refusal the form stays with all that was typed, and a retry is the same request`, async ({
    page,
  }) => {
    const server = await answering(page);
    const dialog = await openForm(page, form);
    await fillIn(dialog, form);
    const submit = dialog.getByRole("button", { name: form.submit, exact: true });
    await submit.click();
    await server.refusal("Please wait a minute.");
    const alert = page.getByRole("alertdialog");
    const reason = form.tellsReason ? "Please wait a minute." : "Please try again.";
    await expect(alert.getByText(`${apology} ${reason}`, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(alert).toBeHidden();
    await expect(submit).toBeFocused();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Thandi");
    await expect(dialog.getByLabel("Loan Type")).toHaveValue("refinance");
    await page.keyboard.press("Enter");
    await server.nothing();
    await expect(alert.getByText(`${apology} Please try again.`, { exact: true })).toBeVisible();
    expect(server.requests).toHaveLength(2);
    expect(server.sent(1)).toEqual(server.sent(0));
  });
}

test("a corrected request is another request", async ({ page }) => {
  const server = await answering(page);
  const dialog = await openForm(page, landing);
  await fillIn(dialog, landing);
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await server.nothing();
  await page.getByRole("button", { name: "OK" }).click();
  await dialog.getByLabel("Phone Number").fill("083 000 0000");
  await offers(dialog).click();
  await dialog.getByLabel(/phone me with offers/).check();
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await server.success();
  await expect(page.getByText(callBack)).toBeVisible();
  expect(server.sent(1).requestId).not.toBe(server.sent(0).requestId);
  expect(server.sent(1)).toMatchObject({
    phone: "083 000 0000",
    consent: { marketingEmail: false, marketingPhone: true },
  });
});

test("pressed twice, it is sent once; Cancel and Escape wait until it is sent", async ({ page }) => {
  const server = await answering(page);
  const dialog = await openForm(page, landing);
  await fillIn(dialog, landing);
  // Two submits in one moment, faster than any drawing of the page.
  await dialog.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(dialog.getByText("Sending your request…")).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Cancel" }).click({ force: true });
  await expect(dialog).toBeVisible();
  await server.success();
  await expect(page.getByText(callBack)).toBeVisible();
  expect(server.requests).toHaveLength(1);
});

test("Back closes the form over the page and keeps what was typed; the next one leaves the page", async ({
  page,
}) => {
  await visit(page, "/tools");
  await visit(page, "/calculator/calculator");
  const opener = button(page, "Get Better Rates").first();
  await opener.click();
  const name = page.getByRole("dialog").getByLabel("First Name");
  await name.fill("Thandi");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/calculator\/calculator/);
  await opener.click();
  await expect(name).toHaveValue("Thandi");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/tools$/);
});

test("Cancel and Escape close the form, give the focus back and keep what was typed", async ({ page }) => {
  for (const form of [landing, forms["extra payments"] as Form]) {
    const dialog = await openForm(page, form);
    await dialog.getByLabel("First Name").fill("Thandi");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(form.opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("First Name")).toHaveValue("Thandi");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(form.opener(page)).toBeFocused();
  }
});

for (const [name, form] of bothKinds) {
  test(`${name}: what is missing or wrong is said next to its field, and nothing is sent`, async ({
    page,
  }) => {
    const server = await answering(page);
    const dialog = await openForm(page, form);
    const submit = dialog.getByRole("button", { name: form.submit, exact: true });
    const email = dialog.getByLabel(form.emailLabel, { exact: true });
    const phone = dialog.getByLabel(form.phoneLabel, { exact: true });
    await submit.click();
    const firstName = dialog.getByLabel("First Name");
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAccessibleDescription("Your first name?");
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(4);
    await accessible(page);
    await fillIn(dialog, form);
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(0);
    await email.fill("thandi@");
    await phone.fill("");
    await expect(email).toHaveAccessibleDescription("Your whole email address?");
    await submit.click();
    await expect(email).toBeFocused();
    await expect(phone).toHaveAccessibleDescription("Your phone number?");
    await expect(phone).toHaveAttribute("type", "tel");
    expect(server.requests).toHaveLength(0);
  });

  test(`${name}: what only the server knows to be wrong is said next to its field, and what is right it takes`, async ({
    page,
    quiet404,
  }) => {
    quiet404(true);
    const dialog = await openForm(page, form);
    await fillIn(dialog, form);
    await form.extras?.(dialog);
    const phone = dialog.getByLabel(form.phoneLabel, { exact: true });
    await phone.fill("082 123 45");
    await dialog.getByRole("button", { name: form.submit, exact: true }).click();
    const alert = page.getByRole("alertdialog");
    const reason = form.tellsReason ? "Please enter a valid phone number, with" : "Please try again.";
    await expect(alert).toContainText(`${apology} ${reason}`);
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/^Please enter a valid phone number/);
    await phone.fill("082 123 4567");
    await dialog.getByRole("button", { name: form.submit, exact: true }).click();
    await expect(page.getByRole("alertdialog").getByText(form.thanks, { exact: true })).toBeVisible();
  });
}

test("by keyboard alone, and the focus never leaves the form", async ({ page }) => {
  const server = await answering(page);
  await page.goto("/");
  await landing.opener(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: landing.heading });
  await expect(dialog.getByLabel("First Name")).toBeFocused();
  for (const text of ["Thandi", "Nkosi", "thandi@example.com", "082 123 4567", "R"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(dialog.getByRole("radio", { name: "Any time" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "Evening, 17–20" })).toBeChecked();
  await page.keyboard.press("Tab");
  // The address to object to, the privacy notice, Cancel, the button that sends.
  await expect(dialog.getByRole("link", { name: "hello@ikhaya.example" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: "Privacy notice" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Submit Request" })).toBeFocused();
  await page.keyboard.press("Enter");
  await server.success();
  await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(landing.opener(page)).toBeFocused();
  expect(server.sent()).toMatchObject({
    website: "",
    callTime: "evening",
    loanType: "refinance",
    lastName: "Nkosi",
  });
});

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  // What an on-screen keyboard leaves.
  { width: 360, height: 380 },
  { width: 320, height: 380 },
];

for (const name of ["landing", "rate sensitivity", "extra payments"]) {
  const form = forms[name] as Form;
  test(`${name}: the words that the button agrees to are in view whenever the button is, errors or none`, async ({
    page,
  }) => {
    const smallPhone = { width: 360, height: 640 };
    await page.setViewportSize(smallPhone);
    await answering(page);
    const dialog = await openForm(page, form);
    const submit = dialog.getByRole("button", { name: form.submit, exact: true });
    const words = dialog.getByText(/By sending this form you ask/);
    await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: "instant" }));
    for (const part of [submit, words, offers(dialog)]) await expect(part).toBeInViewport({ ratio: 1 });
    await submit.click();
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(4);
    const withErrors = await dialog.evaluate(wordsBesideButton);
    expect(withErrors.seen).toBeGreaterThan(0);
    expect(withErrors.hidden).toEqual([]);

    await fillIn(dialog, form);
    await form.extras?.(dialog);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { seen, hidden } = await dialog.evaluate(wordsBesideButton);
      expect(seen, JSON.stringify(screen)).toBeGreaterThan(0);
      expect(hidden, JSON.stringify(screen)).toEqual([]);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await page.setViewportSize(smallPhone);
    await submit.focus();
    await expect(words).toBeInViewport({ ratio: 1 });
    await submit.click();
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText("Sending your request…")).toBeVisible();
  });
}

/** Scrolls through a form: how often its button is in view, and where the words above it then are not. */
function wordsBesideButton(dialog: Element): { seen: number; hidden: number[] } {
  const button = dialog.querySelector("[type=submit]")!;
  const words = [...dialog.querySelectorAll("p")].find(({ textContent }) =>
    textContent.startsWith("By sending this form"),
  )!;
  const hidden: number[] = [];
  let seen = 0;
  const end = dialog.scrollHeight - dialog.clientHeight;
  for (let top = 0; top < end + 8; top += 8) {
    dialog.scrollTo({ top, behavior: "instant" });
    const { top: upper, bottom: lower } = dialog.getBoundingClientRect();
    const pressable = button.getBoundingClientRect();
    if (pressable.top >= lower || pressable.bottom <= upper) continue;
    seen += 1;
    const shown = words.getBoundingClientRect();
    if (shown.top < Math.max(0, upper) || shown.bottom > Math.min(innerHeight, lower)) hidden.push(top);
  }
  return { seen, hidden };
}

test("on a phone the button is on the first screen, in the dialog and on the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const form of Object.values(forms)) {
    const dialog = await openForm(page, form);
    const submit = dialog.getByRole("button", { name: form.submit, exact: true });
    expect((await submit.boundingBox())?.y, form.path).toBeLessThanOrEqual(700);
  }
  for (const form of pageIds.contact) {
    await page.goto(`/contact/${form}`);
    const submit = page.locator("main [type=submit]");
    expect((await submit.boundingBox())?.y, form).toBeLessThanOrEqual(700);
  }
});

test("on a laptop the form is one screen, from the title to the button", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await openForm(page, landing);
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Submit Request" })).toBeInViewport({ ratio: 1 });
});

test("Enter in a field leads to the words first when they are below the screen, and sends when they are not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  const server = await answering(page);
  const dialog = await openForm(page, landing);
  await fillIn(dialog, landing);
  await dialog.getByLabel("First Name").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Submit Request" })).toBeFocused();
  await expect(dialog.getByText(/By sending this form you ask/)).toBeInViewport({ ratio: 1 });
  expect(server.requests).toHaveLength(0);
  await page.keyboard.press("Enter");
  await server.success();
  await expect(page.getByText(callBack)).toBeVisible();
});

test("a page that is read loads no form before the press; a calculator loads it on the first", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/education/articles", { waitUntil: "networkidle" });
  expect(scripts.filter((url) => /contact-forms|react|client\./.test(url))).toEqual([]);
  await page.goto("/calculator/affordability", { waitUntil: "networkidle" });
  const isForm = (url: string) => url.includes("contact-forms");
  expect(scripts.filter(isForm)).toEqual([]);
  await button(page, "Get Better Rates").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts.some(isForm)).toBe(true);
});

test.describe("when the connection is gone", () => {
  // The browser itself reports a lost request in the console, which is what this test is about.
  test.use({ quietConsole: undefined });

  test("the visitor is asked to try again, and nothing typed is lost", async ({ page }) => {
    await page.route("**/contact/loan-originator", (route) => route.abort());
    const dialog = await openForm(page, landing);
    await fillIn(dialog, landing);
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByText(`${apology} Please try again.`, { exact: true })).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button").click();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Thandi");
    await expect(dialog.getByRole("region", { name: "Send it later" })).toBeFocused();
  });

  for (const name of ["landing", "calculators"] as const) {
    test(`${name}: a form that cannot be loaded says so, and the next press opens it`, async ({ page }) => {
      const form = forms[name] as Form;
      await visit(page, form.path);
      await page.context().setOffline(true);
      await form.opener(page).click();
      await expect(page.getByRole("alert")).toContainText("You are offline.");
      await page.context().setOffline(false);
      await form.opener(page).click();
      await expect(page.getByRole("dialog", { name: form.heading })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }

  test("where the browser calls itself online and nothing arrives, the visitor stays and is told", async ({
    page,
  }) => {
    await visit(page, landing.path);
    await page.route(/contact-forms|\/contact\//, (route) => route.abort());
    await landing.opener(page).click();
    await expect(page.getByRole("alert")).toContainText("You are offline.");
    await page.unroute(/contact-forms|\/contact\//);
    await landing.opener(page).click();
    await expect(page.getByRole("dialog", { name: landing.heading })).toBeVisible();
  });

  for (const [name, path] of [
    ["landing", "landing"],
    ["rate sensitivity", "sensitivity"],
    ["extra payments", "extra-payments"],
  ] as const) {
    test(`${name}: a form whose script a newer build has replaced comes as a page of its own`, async ({
      page,
    }) => {
      const form = forms[name] as Form;
      await page.route("**/contact-forms.*.js*", (route) => route.fulfill({ status: 404 }));
      await visit(page, form.path);
      await form.opener(page).click();
      await expect(page).toHaveURL(new RegExp(`/contact/${path}\\?$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.heading);
    });
  }
});

test.describe("without scripts", () => {
  // The server's own page has no part in the transitions between pages, and a browser complains of that.
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of [
    ["landing", "landing"],
    ["guide", "guide"],
    ["calculators", "calculators"],
    ["rate sensitivity", "sensitivity"],
    ["extra payments", "extra-payments"],
  ] as const) {
    test(`${name}: the button leads to the same form on a page of its own`, async ({ page }) => {
      const form = forms[name] as Form;
      await page.goto(form.path);
      await form.opener(page).click();
      await expect(page).toHaveURL(new RegExp(`/contact/${path}\\?$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.heading);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      const posted = page.locator("main form");
      await expect(posted).toHaveAttribute("method", "post");
      await expect(posted).toHaveAttribute("action", "/contact/loan-originator");
      await expect(posted.locator("[name=source]")).toHaveValue(String(form.body.source));
      await expect(posted.getByLabel("Loan Type").locator("option")).toHaveText(form.loanTypes);
      await expect(posted.getByLabel("Loan Type")).toHaveValue("new");
      await expect(posted.getByText(/By sending this form you ask Partner Home Loans/)).toBeVisible();
      await expect(posted.getByLabel(/may also send me offers/)).not.toBeChecked();
      await fillIn(posted, form);
      if (name === "rate sensitivity") {
        await posted.getByText("Your loan today (optional)").click();
        await posted.getByLabel("Loan Balance").fill("1 250 000");
      }
      if (name === "extra payments") {
        await posted.getByText("You can also ask about").click();
        await expect(posted.getByRole("listitem")).toHaveCount(4);
      }
      await posted.getByRole("button", { name: form.submit }).click();
      await expect(page).toHaveURL(new RegExp(`/contact/sent/${form.body.source}$`));
      await expect(page.getByText(form.thanks, { exact: true })).toBeVisible();
    });
  }

  for (const [name, path] of [
    ["landing", "landing"],
    ["rate sensitivity", "sensitivity"],
    ["extra payments", "extra-payments"],
  ] as const) {
    test(`${name}: a form that cannot be used comes back filled in, with a sentence next to each wrong field`, async ({
      page,
      quiet404,
    }) => {
      quiet404(true);
      const form = forms[name] as Form;
      await page.goto(`/contact/${path}`);
      const posted = page.locator("main form");
      await fillIn(posted, form);
      await posted.getByRole("radio", { name: /Evening/ }).check();
      await offers(posted).click();
      await posted.getByLabel(/phone me with offers/).check();
      // More than a browser looks at.
      await posted.getByLabel("First Name").fill("-");
      const phone = posted.getByLabel(form.phoneLabel, { exact: true });
      await phone.fill("0000012345");
      const submit = posted.getByRole("button", { name: form.submit, exact: true });
      await submit.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.heading);
      await expect(page.getByRole("alert")).toHaveText(`${apology} Please enter your first name.`);
      await expect(posted.getByLabel("First Name")).toBeFocused();
      await expect(posted.getByLabel("First Name")).toHaveAccessibleDescription(
        "Please enter your first name.",
      );
      await expect(phone).toHaveValue("0000012345");
      await expect(phone).toHaveAccessibleDescription(/^Please enter a valid phone number/);
      await expect(posted.getByLabel("Last Name")).toHaveValue("Nkosi");
      await expect(posted.getByRole("radio", { name: /Evening/ })).toBeChecked();
      await expect(posted.getByLabel("Loan Type")).toHaveValue("refinance");
      await expect(posted.getByLabel(/phone me with offers/)).toBeVisible();
      await expect(posted.getByLabel(/phone me with offers/)).toBeChecked();
      await posted.getByLabel("First Name").fill("Thandi");
      await phone.fill("082 123 4567");
      await submit.click();
      await expect(page).toHaveURL(new RegExp(`/contact/sent/${form.body.source}#call-evening$`));
      await expect(page.getByText("between 17:00 and 20:00.")).toBeInViewport();
      await expect(page.getByText("as soon as they can.")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });

    test(`${name}: the page says for which time it asks, and moves nothing when another is chosen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/contact/${path}`);
      const place = async () => (await page.getByLabel("First Name").boundingBox())?.y;
      const before = await place();
      await expect(page.getByText("as soon as they can.")).toBeVisible();
      await page.getByRole("radio", { name: /Morning/ }).check();
      await expect(page.getByText("between 8:00 and 11:00.")).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("as soon as they can.")).toBeHidden();
      expect(await place()).toBe(before);
    });

    test(`${name}: on a small phone the page's button has all the words in view`, async ({ page }) => {
      const form = forms[name] as Form;
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`/contact/${path}`);
      await page.getByRole("main").getByRole("button", { name: form.submit, exact: true }).focus();
      await expect(page.getByText(/By sending this form you ask/)).toBeInViewport({ ratio: 1 });
    });
  }
});

test("on a form's own page what is missing is said next to its field, as in the dialog, and goes when it is mended", async ({
  page,
}) => {
  const landing = forms.landing as Form;
  const server = await answering(page);
  await page.goto("/contact/landing");
  const form = page.locator("main form");
  await form.evaluate((element) =>
    element.addEventListener(
      "invalid",
      (event) => setTimeout(() => element.toggleAttribute("data-bubble", !event.defaultPrevented)),
      true,
    ),
  );
  const firstName = form.getByLabel("First Name");
  await form.getByRole("button", { name: landing.submit, exact: true }).click();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription("Your first name?");
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(4);
  await expect(form).not.toHaveAttribute("data-bubble");
  await accessible(page, "html");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(form.getByRole("button", { name: landing.submit, exact: true })).toBeInViewport({ ratio: 1 });
  await fillIn(form, landing);
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  const email = form.getByLabel(landing.emailLabel, { exact: true });
  await email.fill("thandi@");
  await email.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Your whole email address?");
  expect(server.requests).toHaveLength(0);
});

test("the form's own pages are accessible", async ({ page }) => {
  await page.goto("/contact");
  await expect(page).toHaveURL(/\/contact\/landing$/);
  await accessible(page, "html");
  for (const form of ["sensitivity", "extra-payments"]) {
    await page.goto(`/contact/${form}`);
    await accessible(page, "html");
  }
});
