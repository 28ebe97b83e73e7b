import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether a page is being made ready to print: then a value that follows another follows with it. */
let printing = false;

/**
 * A debounced value: it follows once it has not changed for a while, in a transition, so that typing goes first. Before the page is
 * printed it follows at once: on paper all figures are of one calculation.
 */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (value === debounced) return;
    const follow = () => setDebounced(value);
    const followNow = () => {
      printing = true;
      flushSync(follow);
      printing = false;
    };
    const timer = setTimeout(() => startTransition(follow), milliseconds);
    addEventListener("beforeprint", followNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeprint", followNow);
    };
  }, [value, debounced, milliseconds]);
  return printing ? value : debounced;
}

/** How long typing must pause before pictures and totals follow the answer. */
export const picturePause = 150;

/** How much longer before schedules follow: drawing all the payments would hold up the next digit. */
export const schedulePause = 350;
