import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Announcement } from "./announcement.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** An announcement, and all that it says from now on. */
async function renderWords(first: string) {
  const screen = await render(<Announcement words={first} />);
  const status = screen.getByRole("status");
  const said: string[] = [];
  const listener = new MutationObserver(() => said.push(status.element().textContent));
  listener.observe(status.element(), { childList: true, characterData: true, subtree: true });
  const say = (words: string) => screen.rerender(<Announcement words={words} />);
  return { status, said, say };
}

test("words that are there from the start are not read out", async () => {
  const { status, said, say } = await renderWords("R19 300 a month");
  await vi.advanceTimersByTimeAsync(5000);
  await say("R19 300 a month");
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(status).toBeEmptyDOMElement();
  expect(said).toEqual([]);
});

test("the words are read out once, when typing has paused, and not those on the way there", async () => {
  const { status, said, say } = await renderWords("R19 300 a month");
  for (const words of ["R2 a month", "R21 a month", "R21 000 a month"]) {
    await say(words);
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  await expect.element(status).toHaveTextContent("R21 000 a month");
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual(["R21 000 a month"]);
});

test("words that come back to what they were at first are read out", async () => {
  const { said, say } = await renderWords("R19 300 a month");
  for (const words of ["R21 000 a month", "R19 300 a month"]) {
    await say(words);
    await vi.advanceTimersByTimeAsync(900);
    await expect.poll(() => said.at(-1)).toBe(words);
  }
});

test("the words are for screen readers only", async () => {
  const { status, say } = await renderWords("R19 300 a month");
  await say("R21 000 a month");
  await vi.advanceTimersByTimeAsync(900);
  await expect.element(status).toHaveTextContent("R21 000 a month");
  const { width, height } = status.element().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});
