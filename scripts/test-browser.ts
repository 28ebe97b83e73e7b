import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./command.ts";

/** Where a Chromium may already be: named by the environment, or installed on the machine. */
export const installedChromium = () =>
  installed("CHROMIUM_PATH", ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]);

/** The same for Firefox. */
export const installedFirefox = () => installed("FIREFOX_PATH", ["firefox-esr", "firefox"]);

function installed(setting: string, names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[setting], ...candidates].find((path) => path && existsSync(path));
}

/** Finds a browser for the tests, else installs Debian's, else Playwright's own; false when none is to be had. */
export async function ensureTestBrowser(): Promise<boolean> {
  if (installedChromium()) return true;
  if (spawnSync("apt-get", ["--version"]).status === 0) {
    const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = (...args: string[]) => {
      const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
      return run(command, rest, { environment: { DEBIAN_FRONTEND: "noninteractive" } }).catch(() => 1);
    };
    await apt("update", "-qq");
    if ((await apt("install", "-y", "-qq", "--no-install-recommends", "chromium")) === 0) return true;
  }
  return (await run("playwright", ["install", "--with-deps", "chromium"])) === 0;
}

/**
 * Parts of the browser's own window that would be made for each page and that nobody sees: the pages behind the
 * address bar cost more than most of ours. The last list of this kind counts, so Playwright's own comes with it.
 */
const unusedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** As root Chromium needs no sandbox; on a closed network its own background requests only make noise. */
export function browserArguments(): string[] {
  const quiet = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${unusedFeatures.join(",")}`,
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}
