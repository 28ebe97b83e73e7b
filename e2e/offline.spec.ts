import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { leadRequestPath } from "../src/contract/lead.ts";
import { toolIds, tools } from "../src/contract/tools.ts";
import { calculatorTabs, guideSections, toolPath, toolsPage } from "../src/web/site/addresses.ts";
import { builtSite, expect, expectHydrated, shown, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });

/** What the network does not answer is an error to the browser; here it is the point. */
// biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
test.beforeEach(({}, info) => {
  info.annotations.push({ type: "expects-no-network" });
});

const notice = (page: Page) => page.getByRole("complementary", { name: "Offline" });
const kept = (page: Page) => page.getByRole("complementary", { name: "Kept contact request" });

/** Opens a page, stays there as a visitor does, and waits until all is kept. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page that is not drawn yet does not scroll.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      1,
    );
  }).toPass();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => isKept(page, path)).toBe(true);
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(new URL(address, location.href).href)), path);

test("the browser offers to install the site", async ({ page, context }) => {
  await page.goto("/");
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's own windows are private ones, which install nothing.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(errors).toEqual([]);
});

test("nothing is fetched for later until the visitor touches the page", async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    Reflect.set(window, "registered", 0);
    ServiceWorkerContainer.prototype.register = function (...given) {
      Reflect.set(window, "registered", Reflect.get(window, "registered") + 1);
      return register.apply(this, given);
    };
  });
  const registered = () => page.evaluate(() => Reflect.get(window, "registered"));
  await page.goto("/");
  // It begins in an idle moment, once it may; two of them have passed.
  await page.evaluate(async () => {
    for (let moment = 0; moment < 2; moment += 1)
      await new Promise<unknown>((idle) => requestIdleCallback(idle));
  });
  expect(await registered()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(registered).toBe(1);
});

test("every calculator works without a connection, also those never opened", async ({ page, context }) => {
  await settle(page, "/");
  await context.setOffline(true);
  for (const { path, title } of Object.values(calculatorTabs)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Home Loan Calculators" })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Ikhaya`);
    await expectHydrated(page);
    await expect(notice(page)).toContainText(/^You seem to be offline\. Figures as of \d+ \w+ \d{4}\./);
  }
  await page.goto(calculatorTabs.calculator.path);
  await page.getByLabel("Purchase Price (R)", { exact: true }).fill("1000000");
  await expect(page.getByRole("main")).toContainText("R9\u00a0819");
});

test("every tool works without a connection, also those never opened, and the numbers go from one to the next", async ({
  page,
  context,
}) => {
  await settle(page, "/");
  await context.setOffline(true);
  await page.goto(toolsPage.path);
  for (const id of toolIds) {
    await page.goto(toolPath(id));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tools[id].name);
    await expectHydrated(page);
    await expect(notice(page)).toBeVisible();
    // A picture has a script of its own, which comes later; where the curve is the picture, it is there.
    const picture = page.locator("#answer :is(figure, input[type=range])").filter({ visible: true });
    await expect(picture.first()).toBeVisible();
  }
  await page.goto(toolPath("cash-needed"));
  await expectHydrated(page);
  await page.getByLabel("Purchase price", { exact: true }).fill("1000000");
  await expect(page.locator("#answer")).not.toContainText(shown("R134 682"));
  await page.getByRole("link", { name: "Compare bank offers" }).click();
  await expect(page.getByLabel("Purchase price", { exact: true })).toHaveValue("1,000,000");
});

test("a guide page that was read is there, one that was not gives way to the calculators", async ({
  page,
  context,
}) => {
  const { "loan-process": read, "tips-tricks": unread } = guideSections;
  await settle(page, read.path);
  await context.setOffline(true);
  await page.goto(`${read.path}?utm_source=elsewhere`);
  await expect(page.getByRole("heading", { level: 1, name: read.heading })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto(unread.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
  await page.getByRole("link", { name: calculatorTabs.sensitivity.title }).click();
  await expect(page).toHaveTitle(`${calculatorTabs.sensitivity.title} | Ikhaya`);
});

test("the addresses that lead elsewhere lead to the kept pages, with their query", async ({
  page,
  context,
}) => {
  await settle(page, "/");
  await settle(page, guideSections.articles.path);
  await context.setOffline(true);
  for (const [from, to, heading] of [
    [
      "/calculator?utm_source=x",
      `${calculatorTabs.affordability.path}?utm_source=x`,
      "Home Loan Calculators",
    ],
    ["/education", guideSections.articles.path, "The Buyer Guide in six chapters"],
    ["/home", "/home", "Calculate your way to a smarter property decision."],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(notice(page)).toBeVisible();
  }
  await page.goto("/");
  await page.getByRole("link", { name: "Try Calculators" }).click();
  await expect(page).toHaveURL(calculatorTabs.affordability.path);
  await expectHydrated(page);
});

test("the offline page offers what is kept and nothing else, and stands in for contact pages too", async ({
  page,
  context,
}) => {
  await settle(page, guideSections["loan-process"].path);
  await context.setOffline(true);
  for (const path of [guideSections["tips-tricks"].path, "/contact/landing", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
    await expect(page.getByRole("article").getByRole("listitem")).toHaveText([
      ...Object.values(calculatorTabs).map(({ title }) => title),
      ...toolIds.map((id) => tools[id].name),
      guideSections["loan-process"].title,
    ]);
  }
});

test("a link's query or an address made up keeps nothing of its own", async ({ page }) => {
  await settle(page, "/legal");
  await page.goto("/legal?x=%3Cscript%3E");
  await page.goto("/education/made-up?y=1");
  await page.goto("/privacy?z=1");
  await expect.poll(() => isKept(page, "/privacy")).toBe(true);
  const pages = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ""));
  });
  const forAll = [
    ...Object.values(calculatorTabs),
    toolsPage,
    ...toolIds.map((id) => ({ path: toolPath(id) })),
  ];
  expect(pages.sort()).toEqual([...forAll.map(({ path }) => path), "/legal", "/offline", "/privacy"].sort());
});

test("with the site kept, a contact form opens without a connection", async ({ page, context }) => {
  await settle(page, "/");
  await page.reload();
  await context.setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Get Property Financing Help" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a contact form that is sent as a page says so offline, keeps what was typed, and is sent once there is a connection", async ({
  page,
  context,
}) => {
  // The first page that is opened: no service worker is there yet.
  await page.goto("/contact/landing");
  const fields = {
    "First Name": "Thandi",
    "Last Name": "Nkosi",
    "Email Address": "thandi@example.com",
    "Phone Number": "082 123 4567",
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  const send = page.locator("form").getByRole("button").last();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText("You are offline, so nothing was sent.")).toBeVisible();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label)).toHaveValue(value);
  await context.setOffline(false);
  await send.click();
  await expect(page).toHaveURL("/contact/sent/landing_page");
});

test("a form that is sent without this site's script says so offline, and Back still has what was typed", async ({
  page,
  context,
}) => {
  await settle(page, "/");
  await page.goto("/contact/landing");
  await page.getByLabel("First Name").fill("Thandi");
  await page.getByLabel("Last Name").fill("Nkosi");
  await page.getByLabel("Email Address").fill("thandi@example.com");
  await page.getByLabel("Phone Number").fill("082 123 4567");
  await context.setOffline(true);
  // As the browser itself sends it.
  await page.locator("form[data-problem-class]").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole("heading", { name: "Your request was not sent" })).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByLabel("Phone Number")).toHaveValue("082 123 4567");
});

test("back online the page is today's again, without a notice", async ({ page, context }) => {
  await settle(page, "/");
  await expect(notice(page)).toBeHidden();
  await context.setOffline(true);
  await page.goto("/");
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  // From a server that takes longer than a few seconds the kept page comes once more.
  await expect(async () => {
    if (await notice(page).isVisible()) await notice(page).getByRole("link", { name: "Try again" }).click();
    await expect(notice(page)).toBeHidden({ timeout: 5_000 });
  }).toPass();
});

test("contact pages and analytics are never kept", async ({ page }) => {
  await settle(page, "/");
  await page.goto("/contact/landing");
  await page.evaluate(() => fetch("/analytics/anything").catch(() => undefined));
  await page.goto("/privacy");
  await expect.poll(() => isKept(page, "/privacy")).toBe(true);
  const addresses = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => /^\/(contact|analytics)/.test(path))).toEqual([]);
});

/** The built site in a folder of its own, whose worker can be changed as another build would change it. */
async function changeableSite() {
  const folder = mkdtempSync(join(tmpdir(), "ikhaya-build-"));
  cpSync("dist/client", folder, { recursive: true });
  const worker = join(folder, "service-worker.js");
  for (const ending of [".br", ".gz"]) rmSync(worker + ending);
  const site = await builtSite({}, folder);
  return {
    address: site.url,
    anotherBuild: () => {
      const script = readFileSync(worker, "utf8");
      const version = /version:\s*[`"']([\w-]+)[`"']/.exec(script)?.[1] ?? "";
      writeFileSync(worker, script.replaceAll(version, "another"));
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test("a new build leaves an open page its files, then replaces the old caches and keeps what was read", async ({
  page,
  context,
}) => {
  const site = await changeableSite();
  const read = guideSections["investment-basics"].path;
  try {
    await settle(page, site.address + read);
    const before = await page.evaluate(() => caches.keys());
    site.anotherBuild();
    await page.goto(site.address + read);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      )
      .toBe(true);
    // The page that is open still belongs to the old build and finds all of it.
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(before));
    await page.close();
    const next = await context.newPage();
    await expect
      .poll(async () => {
        await next.goto(`${site.address}/legal`);
        const names = await next.evaluate(() => caches.keys());
        // Left until the next look, as visitors leave: a page that is always open would keep the old build.
        await next.goto("about:blank");
        return names.sort();
      })
      .toEqual(["files-another", "pages-another"]);
    await context.setOffline(true);
    await next.goto(site.address + read);
    await expect(notice(next)).toBeVisible();
    await expect(next.getByRole("heading", { level: 1 })).not.toHaveText("This page is not on your device");
  } finally {
    await context.setOffline(false);
    await site.close();
  }
});

/** Fills in the form of the front page and presses its button without a connection. */
async function sendOffline(page: Page, context: BrowserContext): Promise<void> {
  // What counts the request has come by then.
  const counted = page.waitForRequest((request) => request.url().endsWith(analyticsPaths.pageview));
  await page.goto("/");
  await counted;
  await page.getByRole("main").getByRole("button", { name: "Get Property Financing Help" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel("First Name").fill("Thandi");
  await form.getByLabel("Last Name").fill("Nkosi");
  await form.getByLabel("Email Address").fill("thandi@example.com");
  await form.getByLabel("Phone Number").fill("082 123 4567");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "There was an error submitting your request. Please try again.",
  );
  await page.getByRole("alertdialog").getByRole("button").click();
}

const everythingStored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

test("with a yes it waits, is sent once when the connection is back, and is deleted", async ({
  page,
  context,
}) => {
  const sent: { body: unknown; status: number }[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname !== leadRequestPath) return;
    sent.push({ body: response.request().postDataJSON(), status: response.status() });
  });
  await sendOffline(page, context);
  await page.getByRole("button", { name: "Yes, keep it and send it later" }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(kept(page)).toContainText("Your contact request is kept on this device.");
  await kept(page).getByText("See what is kept").click();
  await expect(kept(page).getByRole("listitem")).toHaveText("Thandi Nkosi, thandi@example.com, 082 123 4567");
  expect(await everythingStored(page)).toMatch(/Thandi/);
  const other = await context.newPage();
  await context.setOffline(false);
  // The next try comes after a minute.
  await expect(kept(page)).toContainText(
    "Thank you! A professional loan originator will contact you shortly.",
    { timeout: 120_000 },
  );
  expect(await everythingStored(page)).not.toMatch(/Thandi|Nkosi|kept-contact/);
  await other.goto(page.url());
  await expect(kept(other)).toBeHidden();
  expect(sent).toEqual([
    { status: 200, body: expect.objectContaining({ firstName: "Thandi", consent: expect.anything() }) },
  ]);
});

test.describe("in a browser without a worker", () => {
  // Keeping the whole site would be most of the work of each of these tests, and none of what they are about.
  test.use({ serviceWorkers: "block" });

  test("without a yes nothing of a request is kept anywhere, and the form is still filled in", async ({
    page,
    context,
  }) => {
    await sendOffline(page, context);
    expect(await everythingStored(page)).not.toMatch(/Thandi|Nkosi|kept-contact/);
    await expect(page.getByRole("dialog").getByLabel("First Name")).toHaveValue("Thandi");
    expect(await everythingStored(page)).not.toMatch(/Thandi|Nkosi|kept-contact/);
    await page.keyboard.press("Escape");
    await expect(kept(page)).toBeHidden();
  });

  test("what waits is sent at the next visit, whichever page that is, under its first id", async ({
    page,
    context,
  }) => {
    await sendOffline(page, context);
    await page.getByRole("button", { name: "Yes, keep it and send it later" }).click();
    const [lead] = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("kept-contact-requests") ?? "[]"),
    );
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    const request = next.waitForRequest((made) => made.url().endsWith(leadRequestPath));
    await next.goto("/legal");
    // With a proof of its own, which is made when it is sent.
    expect((await request).postDataJSON()).toEqual({ ...lead.request, proof: expect.any(String) });
    await expect(kept(next)).toContainText("Thank you!");
  });

  test("a request that is sent later counts as one that was sent at once", async ({
    page,
    context,
    analytics,
  }) => {
    await sendOffline(page, context);
    await page.getByRole("button", { name: "Yes, keep it and send it later" }).click();
    const counted = () =>
      analytics.flatMap(({ path, body: { type, element } }) =>
        path === analyticsPaths.conversion || String(type).startsWith("contact_s") ? [[type, element]] : [],
      );
    await expect.poll(counted).toEqual([["contact_submit", "landing_modal"]]);
    await context.setOffline(false);
    // The next try comes after a minute.
    await expect(kept(page)).toContainText("Thank you!", { timeout: 120_000 });
    await expect.poll(counted).toEqual([
      ["contact_submit", "landing_modal"],
      ["contact_success", "landing_modal"],
      ["landing_page", undefined],
    ]);
  });

  test("what the server refuses for good is told, shown and kept, and not sent again", async ({
    page,
    context,
    quiet404,
  }) => {
    quiet404(true);
    let posts = 0;
    await context.route(`**${leadRequestPath}`, (route) => {
      posts += 1;
      return route.fulfill({ status: 422, body: "Please enter a valid phone number." });
    });
    await page.goto("/legal");
    await page.evaluate(() => {
      const request = {
        firstName: "Thandi",
        lastName: "Nkosi",
        email: "thandi@example.com",
        phone: "082 12",
        source: "extra_payment_calculator",
        requestId: crypto.randomUUID(),
      };
      localStorage.setItem("kept-contact-requests", JSON.stringify([{ request, keptAt: Date.now() }]));
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await page.reload();
      await expect(kept(page)).toContainText(
        "There was an error submitting your request. Please enter a valid phone number. It will not be sent again",
      );
      await kept(page).getByText("See what is kept").click();
      await expect(kept(page).getByRole("listitem")).toHaveText("Thandi Nkosi, thandi@example.com, 082 12");
    }
    expect(posts).toBe(1);
    await kept(page).getByRole("button", { name: "Delete it, do not send it" }).click();
    expect(await everythingStored(page)).not.toMatch(/Thandi|kept-contact/);
  });

  test("when another page has sent it, this one no longer says that it waits", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/legal");
    await sendOffline(page, context);
    await page.getByRole("button", { name: "Yes, keep it and send it later" }).click();
    await expect(kept(page)).toBeVisible();
    // What the other page does once all is sent; a browser tells its pages of each other's storage a moment later.
    await other.waitForFunction(() => localStorage.getItem("kept-contact-requests") !== null);
    await other.evaluate(() => localStorage.removeItem("kept-contact-requests"));
    await expect(kept(page)).toBeHidden();
  });

  test("what waits can be deleted instead, and is then never sent", async ({ page, context }) => {
    let posts = 0;
    page.on("response", (response) => {
      if (new URL(response.url()).pathname === leadRequestPath) posts += 1;
    });
    await sendOffline(page, context);
    await page.getByRole("button", { name: "Yes, keep it and send it later" }).click();
    await kept(page).getByRole("button", { name: "Delete it, do not send it" }).click();
    await expect(kept(page)).toContainText("Your request has been deleted. It was not sent.");
    expect(await everythingStored(page)).not.toMatch(/Thandi|Nkosi|kept-contact/);
    await page.evaluate(() =>
      Object.assign(window, { back: new Promise((online) => addEventListener("online", online)) }),
    );
    await context.setOffline(false);
    // What is sent is sent under this lock, which is asked for when the connection is back.
    await page.evaluate(async () => {
      await Reflect.get(window, "back");
      await navigator.locks.request("kept-contact-requests", () => {});
    });
    expect(posts).toBe(0);
  });

  test("after seven days it is deleted unsent", async ({ page }) => {
    await page.goto("/legal");
    await page.evaluate(
      (old) => {
        const request = { firstName: "Thandi", requestId: crypto.randomUUID() };
        localStorage.setItem("kept-contact-requests", JSON.stringify([{ request, keptAt: old }]));
      },
      Date.now() - 7 * 86_400_000,
    );
    let posts = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === leadRequestPath) posts += 1;
    });
    await page.reload();
    await expect.poll(() => everythingStored(page)).not.toMatch(/Thandi|kept-contact/);
    await expect(kept(page)).toBeHidden();
    expect(posts).toBe(0);
  });
});
