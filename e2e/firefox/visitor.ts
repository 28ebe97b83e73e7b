import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import puppeteer, { type Browser, type Frame, type Locator, type Page } from "puppeteer-core";
import { test as base, expect, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the site, which lets any page frame its answers. */
    site: string;
    firefox: string;
    /** The folder into which Firefox saves files. */
    downloads: string;
    /** The folder for pictures, or nothing if none are asked for. */
    pictures: string;
  }
}

/** What a visitor has set in Firefox itself. BiDi can change none of it later, so it is given at the launch. */
export const settings = {
  light: { "layout.css.prefers-color-scheme.content-override": 1 },
  dark: { "layout.css.prefers-color-scheme.content-override": 0 },
  lessMotion: { "ui.prefersReducedMotion": 1 },
  noScripts: { "javascript.enabled": false },
  lettersTwiceAsLarge: { "font.size.variable.x-western": 32 },
  /** As on phones, where a scrollbar takes no room. */
  thinScrollbars: { "ui.useOverlayScrollbars": 1 },
  finger: { "dom.w3c_touch_events.enabled": 1 },
} satisfies Record<string, Record<string, unknown>>;

export type Visitor = {
  page: Page;
  /** The tabs that the visitor has open, the newest last. */
  tabs: () => Promise<Page[]>;
  /** What was saved to the folder for downloads, once there is something. */
  saved: () => Promise<string[]>;
};

/**
 * A test with a visitor: one Firefox a file with these settings, and for each test a new profile, as large as a
 * laptop's window. It fails on anything in the console of the first page.
 */
export function testIn(...chosen: Record<string, unknown>[]) {
  return base
    .extend(
      "browser",
      { scope: "file" }, // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
      async ({}, { onCleanup }): Promise<Browser> => {
        const browser = await puppeteer.launch({
          browser: "firefox",
          executablePath: inject("firefox"),
          extraPrefsFirefox: Object.assign(
            { "browser.download.folderList": 2, "browser.download.dir": inject("downloads") },
            ...chosen,
          ),
        });
        onCleanup(() => browser.close());
        return browser;
      },
    )
    .extend("visitor", async ({ browser }, { onCleanup }): Promise<Visitor> => {
      const profile = await browser.createBrowserContext();
      const page = await profile.newPage();
      const messages: string[] = [];
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) messages.push(message.text());
      });
      page.on("pageerror", (error) => messages.push(String(error)));
      await page.setViewport({ width: 1280, height: 900 });
      onCleanup(async () => {
        await profile.close();
        expect(messages, "nothing in the console").toEqual([]);
      });
      const saved = async () => {
        // Firefox makes an empty file of the name first, and one that ends with .part.
        const files = () =>
          readdirSync(inject("downloads")).filter(
            (name) => !name.endsWith(".part") && statSync(join(inject("downloads"), name)).size > 0,
          );
        await expect.poll(files).not.toEqual([]);
        return files().map((name) => join(inject("downloads"), name));
      };
      return { page, tabs: () => profile.pages(), saved };
    });
}

export { expect };

/** An address of the site. */
export const at = (path: string): string => inject("site") + path;

/** What has this role and this name for assistive technology. Firefox takes seconds to search for a role: a field is found by its label. */
export function by(role: string, name: string, within: Page | Frame): Locator<Element> {
  return within.locator(
    role === "textbox"
      ? `::-p-xpath(//input[@id=//label[normalize-space(.)="${name}"]/@for])`
      : `::-p-aria([name="${name}"][role="${role}"])`,
  );
}

/** The row that opens, by words of its label. */
export const row = (page: Page, words: string): Locator<Element> =>
  page.locator(`::-p-xpath(//summary[contains(., "${words}")])`);

/** All text in sight of what a selector finds, with ordinary spaces; nothing where there is none. */
export const textOf = (within: Page | Frame, selector: string): Promise<string> =>
  within.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.innerText.replaceAll("\u00a0", " "))
        .join("\n"),
    selector,
  );

/** Waits until the text of what a selector finds is so. */
export const says = (within: Page | Frame, selector: string, words: string | RegExp) =>
  expect.poll(() => textOf(within, selector)).toMatch(words);

/** What a field shows. */
export const valueIn = (within: Page | Frame, role: string, name: string): Promise<string> =>
  by(role, name, within)
    .map((field) => (field as HTMLInputElement).value)
    .wait();

/** Waits until a field shows this. */
export const has = (within: Page | Frame, name: string, value: string, role = "textbox") =>
  expect.poll(() => valueIn(within, role, name)).toBe(value);

/** Writes over what a field has. */
export async function type(
  page: Page,
  name: string,
  text: string,
  within: Page | Frame = page,
): Promise<void> {
  await by("textbox", name, within).click();
  await selectAll(page);
  await page.keyboard.type(text);
}

export const selectAll = (page: Page) => chord(page, "a");

/** Pastes over what the field with the focus has; the text comes from another tab, as from a message. */
export async function paste(page: Page, text: string): Promise<void> {
  const other = await page.browserContext().newPage();
  await other.setContent("<textarea autofocus></textarea>");
  await other.locator("textarea").click();
  await other.keyboard.type(text);
  await selectAll(other);
  await chord(other, "c");
  await other.close();
  await page.bringToFront();
  await selectAll(page);
  await chord(page, "v");
}

async function chord(page: Page, key: "a" | "c" | "v"): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press(key);
  await page.keyboard.up("Control");
}

/** Where the middle of the thumb of a range is, on a track as wide as the range. */
export async function thumbOf(page: Page, name: string): Promise<{ x: number; y: number; width: number }> {
  return by("slider", name, page)
    .map((element) => {
      const input = element as HTMLInputElement;
      const { left, top, width, height } = input.getBoundingClientRect();
      const [min, max, value] = [Number(input.min), Number(input.max), Number(input.value)];
      const thumb = 28;
      const x = left + thumb / 2 + ((value - min) / (max - min)) * (width - thumb);
      return { x, y: top + height / 2, width };
    })
    .wait();
}

/** Presses the mouse where the thumb of a range is, moves it to the right in steps and lets go. */
export async function drag(page: Page, name: string, right: number): Promise<void> {
  const { x, y } = await thumbOf(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y, { steps: 8 });
  await page.mouse.up();
}
