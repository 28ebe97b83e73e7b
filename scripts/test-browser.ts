import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./command.ts";

/** Chromium without a window: a walk takes it a quarter less time than the whole browser. */
const shell = "chromium-headless-shell";

/** Where a Chromium may already be: named by the environment, or installed on the machine. */
export const installedChromium = () =>
  installed("CHROMIUM_PATH", [
    shell,
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
  ]);

/** The same for Firefox. */
export const installedFirefox = () => installed("FIREFOX_PATH", ["firefox-esr", "firefox"]);

function installed(setting: string, names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[setting], ...candidates].find((path) => path && existsSync(path));
}

/** Has a browser for the tests: Debian's shell, else any Chromium of the machine, else Playwright's own shell. */
export async function ensureTestBrowser(): Promise<boolean> {
  if (installed("CHROMIUM_PATH", [shell])) return true;
  if ((await installShell()) || installedChromium()) return true;
  return (await run("playwright", ["install", "--with-deps", "--only-shell", "chromium"])) === 0;
}

/** Installs Debian's shell; false where there are no such packages, or this user may install none. */
async function installShell(): Promise<boolean> {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
    return run(command, rest, { environment: { DEBIAN_FRONTEND: "noninteractive" } }).catch(() => 1);
  };
  await apt("update", "-qq");
  return (await apt("install", "-y", "-qq", "--no-install-recommends", shell)) === 0;
}

/** As root Chromium needs no sandbox; on a closed network its own background requests only make noise. */
export function browserArguments(): string[] {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}
