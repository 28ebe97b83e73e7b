import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, installedChromium } from "../scripts/test-browser.ts";
import { startServer } from "../src/server/testing/server-process.ts";

/**
 * How typing feels on a slow phone: one digit a time into the purchase price of a 30-year loan with all 360
 * rows of the schedule shown, at 6 times CPU slowdown. "answer" is from the key to the frame that shows the
 * new instalment; "frame" is the longest pause between two frames meanwhile.
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
  await page.locator("astro-island[component-export=Calculators]:not([ssr])").waitFor({ state: "attached" });
  await page.getByLabel("Loan Term (Years)", { exact: true }).fill("30");
  for (const rows of [0, 60, 360]) {
    if (rows === 60) await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    if (rows === 360) await page.getByRole("button", { name: /^Show All/ }).click();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const { answers, frames } = await typed();
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    console.log(
      `${String(rows).padStart(3)} rows shown: answer ${summary(answers)}; longest frame ${summary(frames)}`,
    );
  }

  async function typed() {
    const price = page.getByLabel("Purchase Price (R)", { exact: true });
    const answers: number[] = [];
    const frames: number[] = [];
    await price.fill("");
    for (const digit of digits) {
      if ((await price.inputValue()).length > 8) await price.fill("");
      await page.evaluate(watchNextAnswer);
      await page.keyboard.press(digit);
      const { answer, frame } = await page.evaluate(() => (window as unknown as Watched).watched);
      answers.push(answer);
      frames.push(frame);
    }
    return { answers, frames };
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Watched = { watched: Promise<{ answer: number; frame: number }> };

/** Runs in the page: times the next key from its event to the painted frame, and the frames for 300 ms after. */
function watchNextAnswer(): void {
  (window as unknown as Watched).watched = new Promise((resolve) => {
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        let answer = 0;
        let longest = 0;
        let last = performance.now();
        const next = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          if (now - timeStamp < 300) requestAnimationFrame(next);
          else resolve({ answer, frame: longest });
        };
        requestAnimationFrame(() => {
          // The frame that follows the key's own is on the screen when this second one begins.
          requestAnimationFrame((now) => {
            answer = now - timeStamp;
            last = now;
            requestAnimationFrame(next);
          });
        });
      },
      { once: true, capture: true },
    );
  });
}

function summary(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms`;
}
