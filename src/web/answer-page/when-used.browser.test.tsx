import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keptPlaces } from "./kept-numbers.ts";
import whenUsed from "./when-used.ts";

// Other files of tests may have left theirs.
beforeEach(() => sessionStorage.clear());

/** An island with a field, as the page has it while it is being read. */
function island(value: unknown) {
  const element = document.body.appendChild(document.createElement("astro-island"));
  element.innerHTML = '<input aria-label="Price">';
  // Out of the way of the browser's own mouse.
  element.style.cssText = "position: fixed; top: 200vh";
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  onTestFinished(() => {
    element.remove();
    delete document.documentElement.dataset.reopening;
    history.replaceState(history.state, "", " ");
  });
  whenUsed(load, { name: "Answer", value: value as string }, element);
  return { element, load, hydrate };
}

const isRead = () => dispatchEvent(new Event("DOMContentLoaded"));

test("what nobody uses fetches nothing", () => {
  const { load } = island(keptPlaces());
  isRead();
  document.body.dispatchEvent(new Event("pointerover"));
  expect(load).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.reopening).toBeUndefined();
});

test.for(["pointerover", "touchstart", "focusin", "input"])("%s hydrates it, once", async (sign) => {
  const { element, load, hydrate } = island(keptPlaces());
  const field = element.querySelector("input")!;
  for (const _ of [1, 2]) field.dispatchEvent(new Event(sign, { bubbles: true }));
  await expect.poll(() => hydrate.mock.calls).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a field that is reached before the page has been read counts", async () => {
  const { element, hydrate } = island(undefined);
  element.querySelector("input")!.focus();
  isRead();
  await expect.poll(() => hydrate.mock.calls).toHaveLength(1);
});

test.for(["inputs", "compare:rent-or-buy", "tool:rent-or-buy", "tool:all"])(
  "numbers kept under %s hydrate a tool at once, and until then no others are shown",
  async (place) => {
    sessionStorage.setItem(place, "loanTerm=25");
    const { hydrate } = island(keptPlaces("rent-or-buy"));
    expect(document.documentElement.dataset.reopening).toBe("");
    isRead();
    await expect.poll(() => hydrate.mock.calls).toHaveLength(1);
  },
);

test("the numbers of another tool, and those of a page without a place, hydrate nothing", () => {
  sessionStorage.setItem("tool:buy-to-let", "rent=9000");
  const tool = island(keptPlaces("rent-or-buy"));
  isRead();
  expect(tool.load).not.toHaveBeenCalled();
  sessionStorage.setItem("inputs", "loanTerm=25");
  const chart = island(undefined);
  isRead();
  expect(chart.load).not.toHaveBeenCalled();
});

test("the numbers of a link hydrate it at once", async () => {
  history.replaceState(history.state, "", "#price=1500000");
  const { hydrate } = island(keptPlaces());
  expect(document.documentElement.dataset.reopening).toBe("");
  isRead();
  await expect.poll(() => hydrate.mock.calls).toHaveLength(1);
});

test("a page that the browser had kept whole is hydrated on the way Back", async () => {
  const { hydrate } = island(keptPlaces());
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => hydrate.mock.calls).toHaveLength(1);
});
