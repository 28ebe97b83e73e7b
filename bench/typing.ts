import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, installedChromium } from "../scripts/test-browser.ts";
import { startServer } from "../src/server/testing/server-process.ts";

/**
 * How typing feels on a slow phone: one digit at a time into the purchase price of a 30-year loan with none, 60 and
 * all 360 rows of the schedule shown, at 6 times CPU slowdown. "key" is from the key to the next frame, "answer"
 * to the frame that shows the new instalment; "frame" is the longest pause between two frames meanwhile.
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
  const page = await browser.newPage({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });
  await page.goto(`${server.url}/calculator/calculator`);
  await page.locator("main").hover();
  await page.waitForFunction(
    () => !document.querySelector("astro-island[ssr]:not([client=contact])") && !("entered" in window),
  );
  await page.getByLabel("Loan Term (Years)", { exact: true }).fill("30");
  for (const rows of [0, 60, 360]) {
    if (rows === 60) await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    if (rows === 360) await page.getByRole("button", { name: /^Show All/ }).click();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times = await typed();
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    console.log(
      `${String(rows).padStart(3)} rows shown: key ${summary(times, "key")}; answer ${summary(times, "answer")}; longest frame ${summary(times, "frame")}`,
    );
  }

  async function typed() {
    const price = page.getByLabel("Purchase Price (R)", { exact: true });
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
