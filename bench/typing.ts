import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, installedChromium } from "../scripts/test-browser.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { toolPath } from "../src/web/site/addresses.ts";

/**
 * How typing feels on a slow phone: one digit at a time into the purchase price of a 30-year loan with none, 60 and
 * all 360 rows of the schedule shown, and into the price of a tool with many fields, at 6 times CPU slowdown. "key" is
 * from the key to the next frame, "answer" to the frame that shows the new answer; "frame" is the longest pause between
 * two frames meanwhile.
 */
const slowdown = 6;
const digits = "1234567123456712345671234567";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
const server = await startServer({ DATA_DIR: dataDir });
const executablePath = installedChromium();
const browser = await chromium.launch({
  args: browserArguments(),
  ...(executablePath ? { executablePath } : {}),
});

try {
  const loan = await open("/calculator/calculator", "Purchase Price (R)");
  await loan.getByLabel("Loan Term (Years)", { exact: true }).fill("30");
  for (const rows of [0, 60, 360]) {
    if (rows === 60) await loan.getByRole("heading", { name: "Repayment Schedule" }).click();
    if (rows === 360) await loan.getByRole("button", { name: /^Show All/ }).click();
    await report(loan, "Purchase Price (R)", `${rows} rows shown`);
  }
  await report(await open(toolPath("rent-or-buy"), "Purchase price"), "Purchase price", "rent or buy");

  /** A page that React has hydrated: a field is used first. */
  async function open(path: string, label: string): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });
    await page.goto(server.url + path);
    await page.getByLabel(label, { exact: true }).click();
    await page.waitForFunction(
      () => !document.querySelector("astro-island[ssr]:not([client=contact])") && !("entered" in window),
    );
    return page;
  }

  async function report(page: Page, label: string, name: string) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times = await typed(page, label);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    console.log(
      `${name.padStart(14)}: key ${summary(times, "key")}; answer ${summary(times, "answer")}; longest frame ${summary(times, "frame")}`,
    );
  }

  async function typed(page: Page, label: string) {
    const price = page.getByLabel(label, { exact: true });
    const times: Times[] = [];
    await price.fill("");
    for (const digit of digits) {
      if ((await price.inputValue()).length > 8) await price.fill("");
      await page.evaluate(watchNextKey);
      await page.keyboard.press(digit);
      times.push(await page.evaluate(() => (window as unknown as Watched).watched));
    }
    return times;
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Times = { key: number; answer: number; frame: number };
type Watched = { watched: Promise<Times> };

/**
 * Runs in the page: times the next key from its event until the frame that shows it, and until the frame that
 * shows the new answer, and the longest frame of the 300 ms after.
 */
function watchNextKey(): void {
  (window as unknown as Watched).watched = new Promise((resolve) => {
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const times: Times = { key: 0, answer: 0, frame: 0 };
        // A frame is on the screen when the next one begins.
        const onceShown = (note: (after: number) => void) =>
          requestAnimationFrame(() => requestAnimationFrame((now) => note(now - timeStamp)));
        onceShown((after) => {
          times.key = after;
        });
        const changes = new MutationObserver(() => {
          changes.disconnect();
          onceShown((after) => {
            times.answer = after;
          });
        });
        const answer = document.querySelector("#answer strong");
        if (answer) changes.observe(answer, { subtree: true, childList: true, characterData: true });
        let last = performance.now();
        requestAnimationFrame(function next(now) {
          times.frame = Math.max(times.frame, now - last);
          last = now;
          if (now - timeStamp < 300 + times.answer) requestAnimationFrame(next);
          else resolve(times);
        });
      },
      { once: true, capture: true },
    );
  });
}

function summary(times: Times[], kind: keyof Times): string {
  // The first digit has no earlier answer whose change could be timed.
  const sorted = times
    .map((one) => one[kind])
    .filter((one) => one > 0)
    .sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms`;
}
