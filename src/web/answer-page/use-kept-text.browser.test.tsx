import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { keptTextOf, useKeptText, withKeptText } from "./use-answers.ts";

const place = "compare";
const bare = location.href.split("#")[0] ?? "";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", bare);
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function openPage(options: Parameters<typeof renderHook>[1] = {}) {
  const { result, act, unmount } = await renderHook(() => useKeptText(place), options);
  return {
    get text() {
      return result.current.text;
    },
    keep: (text: string | undefined) => act(() => result.current.keep(text)),
    act,
    unmount,
  };
}

test("what is kept is there again when the page is opened anew, until it is forgotten", async () => {
  const first = await openPage();
  expect(first.text).toBeUndefined();
  await first.keep("price=1&term=20");
  await first.unmount();
  const second = await openPage();
  expect(second.text).toBe("price=1&term=20");
  await second.keep(undefined);
  expect(second.text).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("a link brings its kept text to the letter, in React's strict mode too", async () => {
  const kept = "price=1500000&term=20&name=a%26b";
  history.replaceState(null, "", `${bare}#${withKeptText("price=1500000&term=30", kept)}`);
  expect((await openPage({ wrapper: StrictMode })).text).toBe(kept);
  history.replaceState(null, "", bare);
  expect((await openPage()).text).toBe(kept);
});

test("a link without a kept text leaves the kept one alone, also when it is followed on the open page", async () => {
  sessionStorage.setItem(place, "term=20");
  history.replaceState(null, "", `${bare}#price=900000`);
  const page = await openPage();
  expect(page.text).toBe("term=20");
  location.hash = "price=800000";
  await new Promise((done) => addEventListener("hashchange", done, { once: true }));
  expect(page.text).toBe("term=20");
  location.hash = withKeptText("price=700000", "term=25");
  await expect.poll(() => page.text).toBe("term=25");
});

test("back on a page that the browser had kept whole, the text is the one kept since", async () => {
  const page = await openPage();
  sessionStorage.setItem(place, "term=15");
  const show = (persisted: boolean) =>
    page.act(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
  await show(false);
  expect(page.text).toBeUndefined();
  await show(true);
  expect(page.text).toBe("term=15");
});

test("a fragment of junk, or of too much, keeps nothing", () => {
  for (const hash of ["", "#answer", "#compare=", "#compare", "#%E0%A4%A", `#compare=${"1".repeat(7000)}`])
    expect(keptTextOf(hash), hash).toBeUndefined();
  expect(withKeptText("price=1", undefined)).toBe("price=1");
});

test("a browser that keeps nothing does not stop the page", async () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const page = await openPage();
  await page.keep("term=20");
  expect(page.text).toBe("term=20");
});
