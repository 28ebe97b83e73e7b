import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { leadRequestPath } from "../src/contract/lead.ts";
import { type ServerProcess, startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret } from "../src/server/testing/test-partner.ts";
import { storing } from "./page-weight.ts";
import { visit } from "./site.ts";

type Stage = { server: ServerProcess; partner: TestPartner; dataDir: string };

/** A server with a partner of its own: what comes in here must be found in known places and nowhere else. */
const test = base.extend<{ stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
  stage: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-canary-"));
    const partner = await startTestPartner();
    const server = await startServer({
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PARTNER_WEBHOOK_URL: partner.url,
      PARTNER_WEBHOOK_SECRET: testSecret,
    });
    await storing(server.url);
    await use({ server, partner, dataDir });
    await server.kill();
    await partner.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

/** No other text of the site or the server holds these. */
const canaries = ["Qwzxcanaryfirst", "Qwzxcanarylast", "qwzxcanary", "8299977"];
const holdsCanary = (text: string) => canaries.find((canary) => text.includes(canary));

const forms = [
  { path: "/", opener: "Get Property Financing Help", submit: "Submit Request" },
  { path: "/calculator/affordability", opener: "Get Better Rates", submit: "Submit Request" },
  { path: "/education/getting-started", opener: "Get Property Financing Help", submit: "Submit" },
  // The banner after it has a button of that name, too.
  { path: "/calculator/sensitivity", opener: "Get Better Rates", place: 0, submit: "Get Better Rates" },
  { path: "/calculator/extra-payment", opener: "Get Expert Advice", submit: "Get Expert Advice" },
];

async function send(page: Page, origin: string, form: (typeof forms)[number], index: number): Promise<void> {
  await visit(page, origin + form.path);
  await page
    .getByRole("button", { name: form.opener, exact: true })
    .nth(form.place ?? -1)
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First Name").fill("Qwzxcanaryfirst");
  await dialog.getByLabel("Last Name").fill("Qwzxcanarylast");
  await dialog.getByLabel(/^Email/).fill(`qwzxcanary${index}@example.com`);
  await dialog.getByLabel(/^Phone/).fill("082 999 77");
  await dialog.getByRole("button", { name: form.submit, exact: true }).click();
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toBeVisible();
  expect(holdsCanary((await refusal.textContent()) ?? "")).toBeUndefined();
  await refusal.getByRole("button").click();
  await expect(dialog.getByLabel(/^Phone/)).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel(/^Phone/).fill(`082 999 77${10 + index}`);
  await dialog.getByRole("button", { name: form.submit, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Thank you!");
  await page.getByRole("alertdialog").getByRole("button").click();
}

/** Everything that the browser may keep of a site. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test("personal details are found where they belong and nowhere else", async ({ page, context, stage }) => {
  const { server, partner, dataDir } = stage;
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const headers = JSON.stringify(request.headers());
    if (holdsCanary(request.url() + headers)) elsewhere.push(`address or header of ${pathname}`);
    const post = request.method() === "POST" && pathname === leadRequestPath;
    if (!post && holdsCanary(request.postData() ?? "")) elsewhere.push(`body sent to ${pathname}`);
  });
  page.on("response", async (response) => {
    const answer = await response.text().catch(() => "");
    if (holdsCanary(answer)) elsewhere.push(`answer of ${response.url()}`);
  });

  for (const [index, form] of forms.entries()) {
    await send(page, server.url, form, index);
    if (holdsCanary(await kept(page))) elsewhere.push(`the browser's storage after ${form.path}`);
  }
  if (holdsCanary(JSON.stringify(await context.cookies()))) elsewhere.push("a cookie");

  // Where they belong: the partner, the journal and the database.
  const received = () => new Set(partner.received.map(({ email }) => email)).size;
  await expect.poll(received).toBe(forms.length);
  if (holdsCanary(server.output())) elsewhere.push("the log");
  await server.stop();
  const holding = files(dataDir).filter((file) => holdsCanary(readFileSync(file, "latin1")));
  const places = new Set(holding.map((file) => relative(dataDir, file).split("/")[0]));
  expect(places).toEqual(new Set(["database", "leads.sqlite"]));
  expect(elsewhere).toEqual([]);
});
