import { readFileSync } from "node:fs";
import { type Frame, type Page, expect as patient } from "@playwright/test";
import { type EmbedName, embedNames } from "../src/contract/embed-frame.ts";
import { frameCode, scriptCode } from "../src/web/embed/embed-code.ts";
import { framed, type Hosts, test } from "./hosts.ts";
import { shown } from "./site.ts";

/** What does not come in some seconds does not come. */
const expect = patient.configure({ timeout: 15_000 });

const answer = shown("R19 147");
const ofTwice = /R38.29\d/;

const expectAnswer = (frame: Pick<Frame, "locator">, words: string | RegExp = answer) =>
  expect(frame.locator("main p strong").first()).toHaveText(words);
const listing = { price: "1950000", rate: "10.75", term: "20" };
/** As our page for agents gives it. */
const bare = ({ site }: Hosts) => frameCode(site, "loan", listing);
const withScript = ({ site }: Hosts, name: EmbedName = "loan") => scriptCode(site, name, listing);
/** As an agent's own people may write it. */
const place = '<div data-ikhaya="loan" data-price="1950000" data-rate="10.75" data-term="20"></div>';
const script = ({ site }: Hosts) => `<script async src="${site}/embed.js"></script>`;
const wide = "<style>body{margin:0}</style>";

/** With HOST_PICTURES, a folder, each host is drawn as its test leaves it, to be looked at. */
test.afterEach(async ({ page }, { title }) => {
  const folder = process.env.HOST_PICTURES;
  if (!folder) return;
  // A frame is drawn only as far as it is in the view.
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, 3_000) });
  await page.screenshot({ path: `${folder}/${title.replace(/\W+/g, "-")}.png`, fullPage: true });
});

/** The frame has the height of what is in it, and nothing in it is wider than it. */
async function expectFits(page: Page, index = 0): Promise<void> {
  const frame = await framed(page, index);
  const inside = () =>
    frame.evaluate(() => ({
      height: Math.ceil(document.body.getBoundingClientRect().height),
      spare: innerWidth - document.documentElement.scrollWidth,
    }));
  const box = () =>
    page
      .locator("iframe")
      .nth(index)
      .evaluate((one) => one.clientHeight);
  await expect.poll(async () => (await box()) - (await inside()).height).toBe(0);
  expect((await inside()).spare).toBe(0);
}

const openMore = async (page: Page, index = 0) =>
  (await framed(page, index)).locator("summary", { hasText: "Advanced options" }).press("Enter");

test("a frame without a script, as WordPress leaves it, shows the answer to the listing's price", async ({
  page,
  hosts,
}) => {
  await page.goto(hosts.host(`<p>Before</p><p>${bare(hosts)}</p><p>After</p>`));
  const frame = await framed(page);
  await expectAnswer(frame);
  await expect(page.getByText("After")).toBeVisible();
  // Nothing of it has to be scrolled to within the frame.
  await expect.poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test("where WordPress takes the script out, a link to the answer is left", async ({ page, hosts }) => {
  const cleaned = withScript(hosts).replace(/<script.*<\/script>/, "");
  await page.goto(hosts.host(`<p>Before</p>${cleaned}<p>After</p>`));
  await page.getByRole("link", { name: "Home loan calculator" }).click();
  const answerPage = await page.context().waitForEvent("page");
  await expectAnswer(answerPage.mainFrame());
});

test("the script makes the frame, gives it its height, and leaves nothing behind", async ({
  page,
  hosts,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto(hosts.host(`${place}${script(hosts)}`));
  await expectAnswer(await framed(page));
  await expectFits(page);
  await openMore(page);
  await expectFits(page);
  const left = await page.evaluate(() => ({
    names: Object.keys(window).filter((name) => /ikhaya|embed/i.test(name)),
    kept: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
  }));
  expect(left).toEqual({ names: [], kept: 0, cookies: "" });
  const own = calls.filter((url) => url.startsWith(hosts.site) && !url.includes("/_astro/"));
  expect(own.map((url) => new URL(url).pathname)).toEqual(["/embed.js", "/embed/loan"]);
});

test("a script that stands before its places finds them too", async ({ page, hosts }) => {
  await page.goto(hosts.host(`<head>${script(hosts)}</head><body>${place}</body>`));
  await expectAnswer(await framed(page));
  await expect(page.locator("iframe")).toHaveCount(1);
});

test.describe("on a host that breaks things", () => {
  test("whose styles are for all elements", async ({ page, hosts }) => {
    const styles =
      "<style>* { box-sizing: content-box !important; line-height: 3 !important; padding: 9px } iframe { height: 10px !important; width: 3000px !important; border: 20px solid red !important }</style>";
    await page.goto(hosts.host(`${styles}${place}${script(hosts)}`));
    await expectAnswer(await framed(page));
    await expectFits(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test("whose parents are transformed", async ({ page, hosts }) => {
    const turned = `<div><style>div:has(> div) { transform: translateX(4px) scale(0.9); overflow: hidden }</style>${place}</div>`;
    await page.goto(hosts.host(`${turned}${script(hosts)}`));
    await expectAnswer(await framed(page));
    await expectFits(page);
    await openMore(page);
    await expectFits(page);
  });

  test("that shows the place only later", async ({ page, hosts }) => {
    const hidden = `<button onclick="more.hidden = false">Costs</button><div id="more" hidden>${place}</div>`;
    await page.goto(hosts.host(`${hidden}${script(hosts)}`));
    await expect(page.locator("iframe")).toBeAttached();
    await page.getByText("Costs").click();
    await expectAnswer(await framed(page));
    await expectFits(page);
  });

  test("that writes from right to left", async ({ page, hosts }) => {
    await page.goto(hosts.host(`<html dir="rtl"><body>${place}${script(hosts)}`));
    const frame = await framed(page);
    await expectAnswer(frame);
    expect(await frame.evaluate(() => getComputedStyle(document.body).direction)).toBe("ltr");
    await expectFits(page);
  });

  test("with two of a kind, each of its own height and numbers", async ({ page, hosts }) => {
    await page.goto(
      hosts.host(
        `${place}<div data-ikhaya="loan" data-price="3 900 000" data-rate="10.75"></div>${script(hosts)}`,
      ),
    );
    await expectAnswer(await framed(page, 0));
    await page.locator("iframe").nth(1).scrollIntoViewIfNeeded();
    await expectAnswer(await framed(page, 1), ofTwice);
    await openMore(page, 1);
    await expectFits(page, 0);
    await expectFits(page, 1);
    const [first = 0, second = 0] = await page
      .locator("iframe")
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(second).toBeGreaterThan(first);
  });

  test("with a strict policy of its own", async ({ page, hosts }) => {
    const refused: string[] = [];
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    const policy = `default-src 'none'; script-src ${hosts.site}; frame-src ${hosts.site}`;
    await page.goto(hosts.host(`${place}${script(hosts)}`, { "content-security-policy": policy }));
    await expectAnswer(await framed(page));
    await expectFits(page);
    expect(refused.filter((text) => !text.includes("favicon"))).toEqual([]);
  });

  test("that puts the frame far below, where it is not loaded before somebody comes near", async ({
    page,
    hosts,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(hosts.host(`<p style="height: 9000px">A long listing</p>${place}${script(hosts)}`));
    await expect(page.locator("iframe")).toBeAttached();
    await page.waitForTimeout(500);
    expect(asked.some((url) => url.includes("/embed/"))).toBe(false);
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await expectAnswer(await framed(page));
  });

  test("that gives it 280 pixels", async ({ page, hosts }) => {
    await page.goto(hosts.host(`${wide}<div style="width: 280px">${place}</div>${script(hosts)}`));
    await expectAnswer(await framed(page));
    await expectFits(page);
  });

  test("that is printed", async ({ page, hosts }) => {
    await page.goto(hosts.host(`<h1>A listing</h1>${place}${script(hosts)}<p>After</p>`));
    const frame = await framed(page);
    await expectAnswer(frame);
    await page.emulateMedia({ media: "print" });
    await expectAnswer(frame);
    await expectFits(page);
    expect((await page.pdf()).length).toBeGreaterThan(5_000);
  });

  test("that is zoomed to 400 %, or read in letters twice as large", async ({ page, hosts }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(hosts.host(`${wide}${place}${script(hosts)}`));
    const frame = await framed(page);
    await expectAnswer(frame);
    await expectFits(page);
    await frame.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectFits(page);
  });

  test("that posts false messages", async ({ page, hosts }) => {
    const liar = `<iframe srcdoc="<script>parent.postMessage({ikhaya: 1, height: 3000}, '*')</script>" sandbox="allow-scripts"></iframe>`;
    await page.goto(hosts.host(`${place}${script(hosts)}`));
    await expectAnswer(await framed(page));
    await expectFits(page);
    await page.evaluate((html) => {
      document.body.insertAdjacentHTML("beforeend", html);
      postMessage({ ikhaya: 1, height: 3_000 }, "*");
      postMessage("ikhaya", "*");
      postMessage(null, "*");
    }, liar);
    await page.waitForTimeout(300);
    await expectFits(page);
  });

  test("is never given a height that makes no sense", async ({ page, hosts }) => {
    await page.goto(hosts.host(`${place}${script(hosts)}`));
    const frame = await framed(page);
    await expectAnswer(frame);
    // It has told its own height: told later, that would come in between.
    await expectFits(page);
    const heights = async (height: unknown) => {
      await frame.evaluate((asked) => parent.postMessage({ ikhaya: 1, height: asked }, "*"), height);
      await page.waitForTimeout(100);
      return page.locator("iframe").evaluate((one) => one.clientHeight);
    };
    expect(await heights(1e9)).toBe(4_000);
    expect(await heights("tall")).toBe(4_000);
    expect(await heights(-5)).toBe(200);
  });

  test("that keeps its address to itself is still known by its origin", async ({ page, hosts }) => {
    const address = hosts.host(`<meta name="referrer" content="no-referrer">${place}${script(hosts)}`);
    await page.goto(address);
    const call = (await framed(page)).getByRole("link", { name: "Ask for a call" });
    expect(
      new URL(await call.evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get("host"),
    ).toBe(new URL(address).origin);
  });
});

test("a host that is not on the list shows nothing of ours, and its own page whole", async ({
  page,
  hosts,
}) => {
  await page.goto(hosts.stranger(`<p>Before</p>${bare(hosts)}${place}${script(hosts)}<p>After</p>`));
  await expect(page.getByText("After")).toBeVisible();
  await page.waitForTimeout(500);
  for (const frame of page.frames().slice(1)) expect(await frame.getByText(answer).count()).toBe(0);
});

test("no other page of ours can be framed, by the host on the list either", async ({ page, hosts }) => {
  for (const path of ["/calculator/calculator", "/contact/calculators?agent=TN12", "/for-agents"]) {
    await page.goto(hosts.host(`<iframe src="${hosts.site}${path}" width="800" height="600"></iframe>`));
    await page.waitForTimeout(300);
    const [, frame] = page.frames();
    expect(await frame!.locator("main").count(), path).toBe(0);
  }
});

test("in a sandbox, without any storage, it works as everywhere", async ({ page, hosts }) => {
  const sandbox = 'sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"';
  await page.goto(hosts.host(`${bare(hosts).replace("<iframe", `<iframe ${sandbox}`)}${script(hosts)}`));
  const frame = await framed(page);
  await expectFits(page);
  expect(await frame.evaluate(() => origin)).toBe("null");
  await frame.getByRole("textbox", { name: "Purchase Price (R)" }).fill("3,900,000");
  await expectAnswer(frame, ofTwice);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    frame.getByRole("link", { name: "Ask for a call" }).click(),
  ]);
  await expect(popup.getByText(/^R3.900.000$/)).toBeVisible();
});

test("on a slow line the answer is there first, and what is typed meanwhile counts", async ({
  page,
  hosts,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(hosts.host(`${place}${script(hosts)}`));
  const frame = await framed(page);
  await expectAnswer(frame);
  await frame.getByRole("textbox", { name: "Purchase Price (R)" }).fill("3900000");
  held.resolve();
  await expectAnswer(frame, ofTwice);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the bare frame has the answer, and the ways to our pages", async ({ page, hosts }) => {
    await page.goto(hosts.host(bare(hosts)));
    const frame = page.frameLocator("iframe");
    await expectAnswer(frame);
    await expect(frame.getByRole("link", { name: /all figures and their dates/ })).toHaveAttribute(
      "href",
      /^\/calculator\/calculator#/,
    );
  });
});

test("where our server is down the host's page stays whole", async ({ page, hosts }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const down = "http://127.0.0.1:9";
  await page.goto(
    hosts.host(
      `<p>Before</p><iframe src="${down}/embed/loan" height="300"></iframe>${scriptCode(down, "loan", listing)}<p>After</p>`,
    ),
  );
  await expect(page.getByText("After")).toBeVisible();
  await expect(page.getByRole("link", { name: "Home loan calculator" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a script of the first version in a host's cache works with the server as it is now", async ({
  page,
  hosts,
}) => {
  const old = readFileSync(new URL("embed-v1.txt", import.meta.url), "utf8");
  await page.route(`${hosts.site}/embed.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: old }),
  );
  await page.goto(hosts.host(`${place}${script(hosts)}`));
  await expectAnswer(await framed(page));
  await expectFits(page);
  await openMore(page);
  await expectFits(page);
});

test("where a browser gives a frame no storage at all, it works as everywhere", async ({ page, hosts }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    if (parent === window) return;
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
  await page.goto(hosts.host(withScript(hosts)));
  const frame = await framed(page);
  await frame.getByRole("textbox", { name: "Purchase Price (R)" }).fill("3,900,000");
  await expectAnswer(frame, ofTwice);
  expect(errors).toEqual([]);
});

/** How far in the frame the fields' curves are from its edge: they use its width, whatever it is. */
const besideCurves = (frame: Frame) =>
  frame.evaluate(() => {
    const right = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right);
    return Math.max(...right("main")) - Math.max(...right("main input[type=range]"));
  });

for (const name of embedNames) {
  test(`${name} fills whatever width it gets, without anything cut off`, async ({ page, hosts }) => {
    for (const width of [280, 360, 640, 704, 900, 1_280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(hosts.host(`${wide}${withScript(hosts, name)}`));
      await expectFits(page);
      const frame = await framed(page);
      expect(await besideCurves(frame), `${width} px`).toBeLessThan(40);
      // A label of half a letter a line says that a column is far too narrow.
      const tallest = await frame.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll("main [data-curved] label")].map((one) => one.clientHeight),
        ),
      );
      expect(tallest, `${width} px`).toBeLessThan(90);
    }
  });

  for (const [width, height] of [
    [280, 653],
    [360, 740],
    [480, 1_080],
    [800, 1_080],
  ] as const) {
    test(`nothing on the host's page moves by more than 0.02 when ${name} comes on ${width} pixels`, async ({
      page,
      hosts,
    }) => {
      await page.setViewportSize({ width, height });
      const start = '<p style="height: 300px">A listing</p>';
      await page.goto(
        hosts.host(`${wide}${start}${withScript(hosts, name)}<p>${"After it. ".repeat(200)}</p>`),
      );
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, "shift") + value });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await expectFits(page);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThanOrEqual(0.02);
    });
  }
}
