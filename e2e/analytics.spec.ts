import type { Page } from "@playwright/test";
import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { analyticsPaths } from "../src/contract/analytics.ts";
import {
  actionSchema,
  conversionSchema,
  eventSchema,
  pageviewSchema,
} from "../src/contract/analytics-schema.ts";
import { leadRequestPath } from "../src/contract/lead.ts";
import { type AnalyticsCall, allTold, expect, openPart, test, visit } from "./site.ts";

const schemas: Record<string, TSchema> = {
  [analyticsPaths.pageview]: pageviewSchema,
  [analyticsPaths.event]: eventSchema,
  [analyticsPaths.conversion]: conversionSchema,
  [analyticsPaths.action]: actionSchema,
};

// Whatever a test is about, every body that a page sends is one that the server takes.
test.afterEach(({ analytics }) => {
  for (const { path, body } of analytics) {
    expect(Value.Errors(schemas[path] ?? {}, body), `${path} ${JSON.stringify(body)}`).toEqual([]);
  }
});

const pageviews = (calls: readonly AnalyticsCall[]) =>
  calls.filter(({ path }) => path === analyticsPaths.pageview).map(({ body }) => body);

/** Type, element and, where there is one, value of the events of some types. */
const events = (calls: readonly AnalyticsCall[], ...types: string[]) =>
  calls
    .filter(({ path, body }) => path === analyticsPaths.event && types.includes(String(body.type)))
    .map(({ body: { type, element, value } }) =>
      value === undefined ? [type, element] : [type, element, value],
    );

/** A page whose tracker is at work. */
async function open(page: Page, path: string): Promise<void> {
  const counted = page.waitForRequest((request) => request.url().endsWith(analyticsPaths.pageview));
  await visit(page, path);
  await counted;
}

/** Hides the tab, as far as its page can tell. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

/** Shows it again. */
const show = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

test("a full load is a page view with all that the specification lists", async ({
  page,
  analytics,
  baseURL,
}) => {
  const query = "?utm_source=a%20letter&utm_campaign=spring&x=1";
  await open(page, `/${query}#insights`);
  await expect.poll(() => pageviews(analytics)).toHaveLength(1);
  const [view = {}] = pageviews(analytics);
  expect(view).toEqual({
    sessionId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    visitorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    path: `/${query}`,
    title: "Home",
    pageUrl: `${baseURL}/${query}`,
    referrer: "",
    utmParams: { utm_source: "a letter", utm_campaign: "spring" },
    userAgent: await page.evaluate(() => navigator.userAgent),
    device: "desktop",
    browser: "Chrome",
    os: "Linux",
    language: "en-US",
    resolution: "1280x720",
    timezone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    isReturning: false,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(view.sessionId).not.toBe(view.visitorId);
  await expect
    .poll(() => events(analytics, "route_change", "page_view"))
    .toEqual([
      ["route_change", "home"],
      ["page_view", "home page"],
    ]);
});

test("pages have the specification's names and titles", async ({ page, analytics, quiet404 }) => {
  quiet404(true);
  const names = () => events(analytics, "route_change").map(([, name]) => name);
  const paths = ["/home", "/education/tips-tricks", "/privacy", "/contact/landing", "/nothing"];
  for (const [index, path] of paths.entries()) {
    await open(page, path);
    await expect.poll(names).toHaveLength(index + 1);
  }
  await expect
    .poll(() => pageviews(analytics).map(({ path, title }) => [path, title]))
    .toEqual([
      ["/home", "Home"],
      ["/education/tips-tricks", "Education – tips tricks"],
      ["/privacy", "Privacy notice | Ikhaya"],
      ["/contact/landing", expect.stringContaining("Connect with a Home Loan Originator")],
      ["/nothing", "Page not found | Ikhaya"],
    ]);
  expect(names()).toEqual(["home", "education", "other", "other", "other"]);
});

test("a change of tab is a page view and a tab view, and so is Back", async ({ page, analytics }) => {
  await open(page, "/calculator/affordability?utm_source=x");
  const tab = page.getByRole("link", { name: /^Extra Payments/ });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", "page");
  await page.goBack();
  const paths = ["/calculator/affordability?utm_source=x", "/calculator/extra-payment?utm_source=x"];
  await expect
    .poll(() => pageviews(analytics).map(({ path, title }) => [path, title]))
    .toEqual([
      [paths[0], "Calculator – affordability"],
      [paths[1], "Calculator – extra payment"],
      [paths[0], "Calculator – affordability"],
    ]);
  expect(String(pageviews(analytics)[1]?.referrer)).toMatch(/\/calculator\/affordability\?utm_source=x$/);
  await expect
    .poll(() => events(analytics, "calculator_tab_view"))
    .toEqual([
      ["calculator_tab_view", "affordability"],
      ["calculator_tab_view", "extra-payment"],
      ["calculator_tab_view", "affordability"],
    ]);
  // What comes after the # is the visitor's own.
  await page.evaluate(() => history.replaceState(null, "", "#price=1234567"));
  await page.getByRole("link", { name: /^Rate Sensitivity/ }).click();
  await expect.poll(() => pageviews(analytics)).toHaveLength(4);
  expect(JSON.stringify(analytics)).not.toContain("1234567");
});

test("hiding the tab is an exit, and tells how fast the page was, once", async ({ page, analytics }) => {
  await page.addInitScript(() => {
    const isMeasuring = ({ target }: Event) =>
      target instanceof HTMLScriptElement && target.src.includes("page-speed");
    const note = (event: Event) => isMeasuring(event) && Object.assign(window, { measuring: true });
    document.addEventListener("load", note, true);
  });
  await open(page, "/education/tips-tricks?x=1");
  // The first press ends the search for the largest picture or text, which must have been found by then.
  await page.evaluate(
    () =>
      new Promise<void>((found) =>
        new PerformanceObserver(() => found()).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );
  await page.getByRole("main").click();
  await page.waitForFunction(() => "measuring" in window);
  // Its observers hear of what was before, and what they put off is done, before those that ask after them.
  await page.evaluate(async () => {
    for (const type of ["paint", "largest-contentful-paint"])
      await new Promise((heard) => new PerformanceObserver(heard).observe({ type, buffered: true }));
    for (let task = 0; task < 2; task += 1) await new Promise((done) => setTimeout(done));
  });
  await hide(page);
  await hide(page);
  await expect
    .poll(() => events(analytics, "exit"))
    .toEqual([
      ["exit", "page_hidden"],
      ["exit", "page_hidden"],
    ]);
  const sent = () => analytics.filter(({ path }) => path === analyticsPaths.action).map(({ body }) => body);
  await expect.poll(sent).toHaveLength(1);
  const actions = sent();
  expect(actions[0]).toMatchObject({ action: "web_vitals", url: expect.stringMatching(/tips-tricks\?x=1$/) });
  expect(Object.keys(actions[0] ?? {}).sort()).toEqual(["action", "data", "timestamp", "url", "userAgent"]);
  const { path, LCP, CLS } = (actions[0]?.data ?? {}) as Record<string, unknown>;
  expect(path).toBe("/education/tips-tricks");
  expect(LCP).toBeGreaterThan(0);
  expect(Number.isInteger(LCP)).toBe(true);
  expect(CLS).toBeGreaterThanOrEqual(0);
});

test("what waits to be sent when the page is left is sent then", async ({ page, analytics }) => {
  // The tracker sends one call a task. Here the next task comes late, and none after that.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, after = 2_000) => setTimeout(run, after) });
  });
  await open(page, "/home");
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await hide(page);
  await expect
    .poll(() => events(analytics, "route_change", "page_view", "exit"))
    .toEqual([
      ["route_change", "home"],
      ["page_view", "home page"],
      ["exit", "page_hidden"],
    ]);
});

test("scrolling counts the highest quarter reached, each once a page view", async ({ page, analytics }) => {
  await open(page, "/education/tips-tricks");
  /** Scrolls there, without the way, and waits as long as the tracker does for a pause; its wait begins first. */
  const to = (share: number) =>
    page.evaluate(
      (part) =>
        new Promise<void>((paused) => {
          addEventListener("scroll", () => setTimeout(paused, 200), { once: true });
          const top = (document.documentElement.scrollHeight - innerHeight) * part;
          scrollTo({ top, behavior: "instant" });
        }),
      share,
    );
  const reached = () => events(analytics, "scroll").map(([, depth]) => depth);
  await to(0.1);
  await to(0.6);
  await expect.poll(reached).toEqual(["50%"]);
  await to(0.3);
  await to(1);
  await expect.poll(reached).toEqual(["50%", "100%"]);
  await to(0);
  await to(1);
  await allTold(page, analytics);
  expect(reached()).toEqual(["50%", "100%"]);
});

test("the landing page's sections are seen and left, on / only", async ({ page, analytics }) => {
  await open(page, "/");
  await expect.poll(() => events(analytics, "section_view")).toContainEqual(["section_view", "home"]);
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect.poll(() => events(analytics, "section_view")).toContainEqual(["section_view", "contact"]);
  await expect
    .poll(() => events(analytics, "section_exit"))
    .toContainEqual(["section_exit", "home", expect.stringMatching(/^\d+s$/)]);
  await hide(page);
  await expect
    .poll(() => events(analytics, "section_exit"))
    .toContainEqual(["section_exit", "contact", expect.stringMatching(/^\d+s$/)]);
  analytics.length = 0;
  await open(page, "/home");
  await allTold(page, analytics);
  expect(events(analytics, "section_view")).toEqual([]);
});

test("a section in view is left when the tab is hidden, and seen anew when it is shown again", async ({
  page,
  analytics,
}) => {
  await open(page, "/");
  const ofHome = () => events(analytics, "section_view", "section_exit").filter(([, id]) => id === "home");
  await expect.poll(ofHome).toEqual([["section_view", "home"]]);
  const exit = ["section_exit", "home", expect.stringMatching(/^\d+s$/)];
  await hide(page);
  await show(page);
  await expect.poll(ofHome).toEqual([["section_view", "home"], exit, ["section_view", "home"]]);
  await hide(page);
  await expect.poll(ofHome).toEqual([["section_view", "home"], exit, ["section_view", "home"], exit]);
});

test("ticks in the checklist are told to nobody", async ({ page, analytics }) => {
  await open(page, "/education/loan-process");
  await openPart(page, "Required Documents Checklist");
  await page.getByRole("checkbox", { name: "Certified copy of ID" }).check();
  await page.getByRole("checkbox", { name: "Signed offer to purchase" }).check();
  await hide(page);
  await expect.poll(() => events(analytics, "exit")).toHaveLength(1);
  expect(events(analytics, "input", "click")).toEqual([]);
});

test("what is pressed, changed and opened before the tracker is there counts once it is", async ({
  page,
  analytics,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/tracker-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/education/getting-started#questions-people-ask");
  await page.evaluate(() =>
    addEventListener("click", (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
  );
  await page.locator("header").getByRole("link", { name: "Calculator" }).click();
  await page.getByText("Can I buy with no deposit?").last().click();
  expect(analytics).toEqual([]);
  held.resolve();
  await expect
    .poll(() => events(analytics, "edu_header_click", "faq_open"))
    .toEqual([
      ["edu_header_click", "calculator_cta"],
      ["faq_open", "Can I buy with no deposit?"],
    ]);
});

test("every changed field is counted once, and shows its value only if it is a figure", async ({
  page,
  analytics,
}) => {
  await open(page, "/calculator/calculator");
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill("");
    await page.getByLabel(label, { exact: true }).pressSequentially(text);
    await page.keyboard.press("Tab");
  };
  await type("Purchase Price (R)", "1500000");
  await type("Interest Rate (% per annum)", "11,5");
  await page.getByRole("slider", { name: /^Loan Term/ }).press("ArrowRight");
  await page.getByText("Advanced options").click();
  await page.getByLabel("Link to purchase price").uncheck();
  await page.getByLabel(/^Transfer Date/).fill("2026-02-01");
  await page.getByRole("heading", { level: 1 }).click();
  await expect
    .poll(() => events(analytics, "input"))
    .toEqual([
      ["input", "purchasePrice", "1,500,000"],
      ["input", "interestRate", "11.5"],
      ["input", "loanTerm", "21"],
      ["input", "linkedValue", "false"],
      ["input", "transferDate", "2026-02-01"],
    ]);
  analytics.length = 0;
  await open(page, "/");
  await page.locator("#insights").getByRole("radio", { name: "5 years" }).check();
  await page.getByRole("slider").first().press("ArrowRight");
  await expect
    .poll(() => events(analytics, "input"))
    .toEqual([
      ["input", "prime-period", "5years"],
      ["input", "purchasePrice", "1550000"],
    ]);
});

test("marked links and buttons are counted under their names", async ({ page, analytics }) => {
  const presses = () =>
    events(
      analytics,
      "click",
      "nav_click",
      "cta_click",
      "footer_click",
      "feature_click",
      "insight_view",
      "edu_header_click",
      "edu_nav_click",
    );
  const press = async (
    path: string,
    ...names: [role: "link" | "button", name: string | RegExp, place?: string][]
  ) => {
    await open(page, path);
    // The page stays, so that all of them can be pressed.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    for (const [role, name, place = "body"] of names) {
      await page.locator(place).getByRole(role, { name }).first().click();
    }
  };
  await press(
    "/",
    ["link", "Features", "header"],
    ["link", "Use Calculators"],
    ["link", /Affordability Calculator/, "#home"],
    ["link", /^Explore Property Cost/],
    ["link", "Loan Calculator", "footer"],
  );
  await page.locator("#insights li").first().click();
  await expect.poll(presses).toHaveLength(6);
  await press(
    "/education/getting-started",
    ["link", /Back/, "header"],
    ["link", "Calculator", "header"],
    ["link", /Financial Preparation/, "nav[aria-label='Guide Sections']"],
  );
  await expect.poll(presses).toHaveLength(9);
  await press("/calculator/sensitivity", ["link", /Get Pre-Approved/]);
  await expect.poll(presses).toEqual([
    ["nav_click", "features"],
    ["cta_click", "use_calculators"],
    ["cta_click", "hero_affordability"],
    ["feature_click", "property_costs"],
    ["footer_click", "loan_calculator"],
    ["insight_view", "prime_rate"],
    ["edu_header_click", "back_home"],
    ["edu_header_click", "calculator_cta"],
    ["edu_nav_click", "financial-preparation"],
    ["cta_click", "get_pre_approved"],
  ]);
});

test("a marker without words of its own is a click on its tag", async ({ page, analytics }) => {
  await open(page, "/legal");
  await page.evaluate(() => {
    const button = Object.assign(document.createElement("button"), { textContent: "Try me" });
    button.dataset.trackEvent = "";
    delete button.dataset.trackEvent;
    button.dataset.trackName = "tried";
    const other = Object.assign(document.createElement("button"), { textContent: "And me" });
    other.dataset.trackEvent = "odd_click";
    document.querySelector("main")?.append(button, other);
  });
  await page.getByRole("button", { name: "Try me" }).click();
  await page.getByRole("button", { name: "And me" }).click();
  await expect
    .poll(() => events(analytics, "click", "odd_click"))
    .toEqual([
      ["click", "tried"],
      ["odd_click", "button"],
    ]);
});

test("articles are seen, searched, pressed and read", async ({ page, context, analytics }) => {
  await context.route("https://partner.example/**", (route) => route.fulfill({ body: "An article" }));
  await open(page, "/education/articles");
  await page.locator("summary", { hasText: "First-Time Buyers" }).click();
  const card = page.locator("[data-article-id]").first();
  const id = await card.getAttribute("data-article-id");
  await card.scrollIntoViewIfNeeded();
  const seen = () => events(analytics, "article_impression").filter(([, element]) => element === id);
  await expect.poll(seen).toEqual([["article_impression", id]]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(card).not.toBeInViewport();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("heading").dispatchEvent("click");
  await card.getByRole("link").click();
  await card.getByRole("link").click({ button: "middle" });
  await expect
    .poll(() => events(analytics, "article_view", "article_click"))
    .toEqual([
      ["article_view", id],
      ["article_view", id],
      ["article_click", id],
      ["article_view", id],
      ["article_click", id],
    ]);
  expect(seen()).toHaveLength(1);
  await page.getByPlaceholder("Search articles…").fill("Bond");
  await expect
    .poll(() => events(analytics, "article_search"))
    .toEqual([["article_search", "articles", "Bond"]]);
  await page.getByPlaceholder("Search articles…").fill("Nomvula Dlamini");
  await expect
    .poll(() => events(analytics, "article_search"))
    .toEqual([
      ["article_search", "articles", "Bond"],
      ["article_search", "articles"],
    ]);
});

test("a question that is opened is counted, not one that is closed", async ({ page, analytics }) => {
  await open(page, "/education/getting-started");
  // The part that they stand in is closed at first.
  await page.getByRole("button", { name: "Open all parts" }).first().click();
  const question = page.getByText("Can I buy with no deposit?").last();
  await question.click();
  await expect.poll(() => events(analytics, "faq_open")).toHaveLength(1);
  await question.click();
  await page.getByText("Does pre-approval mean I have the loan?").last().click();
  await expect
    .poll(() => events(analytics, "faq_open"))
    .toEqual([
      ["faq_open", "Can I buy with no deposit?"],
      ["faq_open", "Does pre-approval mean I have the loan?"],
    ]);
});

test("files that are saved are counted by their names", async ({ page, analytics }) => {
  await open(page, "/calculator/sensitivity");
  for (const name of ["Export Table", "Export Chart"]) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    await saved;
  }
  await page
    .getByRole("link", { name: /^Loan Calculator/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  await page.getByRole("radio", { name: "Yearly" }).check();
  await page.getByRole("button", { name: "Export" }).click();
  await expect
    .poll(() => events(analytics, "schedule_export", "chart_export"))
    .toEqual([
      ["schedule_export", "interest-sensitivity-analysis"],
      ["chart_export", "interest-sensitivity-chart"],
      ["schedule_export", "loan-schedule-yearly"],
    ]);
});

const person = {
  firstName: "Nomvula",
  lastName: "Dlamini",
  email: "nomvula.dlamini@example.com",
  phone: "083 555 12 34",
};
const typed = /nomvula|dlamini|555\D{0,3}12\D{0,3}34|Savings Bank/i;

const forms = [
  {
    path: "/",
    opener: "Get Property Financing Help",
    submit: "Submit Request",
    open: "landing_modal",
    element: "landing_modal",
    type: "landing_page",
    press: "contact_open_contact",
  },
  {
    path: "/calculator/affordability",
    opener: "Get Better Rates",
    submit: "Submit Request",
    open: "calculator_modal",
    element: "calculator_modal",
    type: "calculator_app",
    press: "calculator_open_contact",
  },
  {
    path: "/education/tips-tricks",
    opener: "Get Property Financing Help",
    submit: "Submit",
    open: "education_sidebar",
    element: "education_modal",
    type: "education_page",
    press: "edu_sidebar_open_contact",
  },
  {
    path: "/calculator/sensitivity",
    opener: "Get Better Rates",
    // The banner after it has a button of that name, too.
    place: 0,
    submit: "Get Better Rates",
    open: "sensitivity_modal",
    element: "sensitivity_modal",
    type: "interest_sensitivity_calculator",
    press: "sensitivity_open_contact",
  },
  {
    path: "/calculator/extra-payment",
    opener: "Get Expert Advice",
    submit: "Get Expert Advice",
    open: "extra_payment_top",
    element: "extra_payment_modal",
    type: "extra_payment_calculator",
    press: "extra_payment_open_contact",
  },
];

for (const form of forms) {
  test(`the funnel of ${form.element} is counted step by step, and nothing of who fills it in`, async ({
    page,
    analytics,
    quiet404,
  }) => {
    quiet404(true);
    const answers = [
      { status: 429, body: "Please wait a minute." },
      "failed" as const,
      { status: 200, contentType: "application/json", body: '{"success":true}' },
    ];
    await page.route(`**${leadRequestPath}`, (route) => {
      const answer = answers.shift();
      return answer === "failed" ? route.abort() : route.fulfill(answer);
    });
    await open(
      page,
      `${form.path}?name=Nomvula&email=${encodeURIComponent(person.email)}&to=${encodeURIComponent(person.phone)}`,
    );
    const opener = page.getByRole("button", { name: form.opener, exact: true }).nth(form.place ?? -1);
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByLabel("First Name").fill(person.firstName);
    await dialog.getByLabel("Last Name").fill(person.lastName);
    await dialog.getByLabel(/^Email/).fill(person.email);
    await dialog.getByLabel(/^Phone/).fill(person.phone);
    await dialog.getByLabel("Loan Type").selectOption("investment");
    if (form.path.endsWith("sensitivity")) {
      await dialog.getByText("Your loan today (optional)").click();
      await dialog.getByLabel(/^Current Lender/).fill("Savings Bank");
      // What the field's own filter takes out does not hide the change.
      await dialog.getByLabel(/^Current Rate/).pressSequentially("11,75x");
      await dialog.getByLabel(/^Loan Balance/).pressSequentially("1250000");
    }
    for (let time = 0; time < 3; time += 1) {
      await dialog.getByRole("button", { name: form.submit, exact: true }).click();
      await page.getByRole("alertdialog").getByRole("button").click();
    }
    await expect(dialog).toBeHidden();
    const { element } = form;
    await expect
      .poll(() =>
        events(
          analytics,
          "contact_open",
          "contact_submit",
          "contact_success",
          "contact_cancel",
          "contact_error",
        ),
      )
      .toEqual([
        ["contact_open", form.open],
        ["contact_cancel", element],
        ["contact_open", form.open],
        ["contact_submit", element],
        ["contact_error", element, "429"],
        ["contact_submit", element],
        ["contact_error", element, "Failed to fetch"],
        ["contact_submit", element],
        ["contact_success", element],
      ]);
    expect(events(analytics, "cta_click")).toEqual([
      ["cta_click", form.press],
      ["cta_click", form.press],
    ]);
    const conversions = () => analytics.filter(({ path }) => path === analyticsPaths.conversion);
    await expect
      .poll(() => conversions().map(({ body }) => Object.keys(body).sort()))
      .toEqual([["sessionId", "timestamp", "type", "visitorId"]]);
    expect(conversions()[0]?.body.type).toBe(form.type);
    const inputs = events(analytics, "input");
    for (const name of ["firstName", "lastName", "email", "phone"])
      expect(inputs).toContainEqual(["input", name]);
    expect(inputs).toContainEqual(["input", "loanType", "investment"]);
    if (form.path.endsWith("sensitivity")) {
      expect(inputs).toContainEqual(["input", "currentLender"]);
      expect(inputs).toContainEqual(["input", "currentRate", "11.75"]);
      expect(inputs).toContainEqual(["input", "loanBalance", "1250000"]);
    }
    await hide(page);
    await allTold(page, analytics);
    expect(typed.exec(JSON.stringify(analytics))).toBeNull();
  });
}

test("the search box tells nobody who is looked for", async ({ page, analytics }) => {
  await open(page, "/education/articles");
  for (const [index, text] of Object.values(person).entries()) {
    await page.getByPlaceholder("Search articles…").fill(text);
    await expect.poll(() => events(analytics, "article_search")).toHaveLength(index + 1);
  }
  await page.getByRole("main").click({ position: { x: 1, y: 1 } });
  await expect.poll(() => events(analytics, "input")).not.toHaveLength(0);
  expect(typed.exec(JSON.stringify(analytics))).toBeNull();
});

test("nothing of the tracker is asked for before the page has loaded", async ({ page }) => {
  const requests: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/icon-late.png", async (route) => {
    await held.promise;
    await route.fulfill({ status: 200, body: "" });
  });
  await page.route("**/legal", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", '<img src="/icon-late.png" alt=""></main>');
    await route.fulfill({ response, body });
  });
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/legal", { waitUntil: "domcontentloaded" });
  await page.evaluate(async () => {
    // Whatever waits for an idle moment has had it by then, and what it asked for is here before the last.
    for (let moment = 0; moment < 2; moment += 1)
      await new Promise<unknown>((idle) => requestIdleCallback(idle));
    await fetch("/robots.txt");
  });
  expect(requests).toContain("/robots.txt");
  const early = requests.filter((path) => /tracker|page-speed|analytics/.test(path));
  held.resolve();
  await expect.poll(() => requests.some((path) => path === analyticsPaths.pageview)).toBe(true);
  expect(early).toEqual([]);
});
