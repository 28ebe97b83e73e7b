import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useDebounced } from "./use-debounced.ts";

// The timers alone: React draws with the browser's own turns.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function renderDebounced(first: string) {
  const { result, rerender, act } = await renderHook((value?: string) => useDebounced(value, 150), {
    initialProps: first,
  });
  const pause = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { result, rerender, pause };
}

test("a value follows once it has not changed for the pause, and not before", async () => {
  const { result, rerender, pause } = await renderDebounced("R1");
  expect(result.current).toBe("R1");
  await rerender("R10");
  await pause(149);
  expect(result.current).toBe("R1");
  await pause(1);
  expect(result.current).toBe("R10");
});

test("each change restarts the pause, and values in between are never shown", async () => {
  const { result, rerender, pause } = await renderDebounced("R1");
  for (const value of ["R10", "R100", "R1 000"]) {
    await rerender(value);
    await pause(100);
    expect(result.current).toBe("R1");
  }
  await pause(50);
  expect(result.current).toBe("R1 000");
});

test("before printing a value follows at once: the figures on paper are of one calculation", async () => {
  const { result, rerender } = await renderDebounced("R1");
  await rerender("R10");
  dispatchEvent(new Event("beforeprint"));
  expect(result.current).toBe("R10");
});

test("before printing a value that follows another follows with it", async () => {
  const { result, rerender } = await renderHook(
    (value?: string) => useDebounced(useDebounced(value, 150), 350),
    { initialProps: "R1" },
  );
  await rerender("R10");
  dispatchEvent(new Event("beforeprint"));
  expect(result.current).toBe("R10");
});
