import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * A debounced value: it follows once it has not changed for a while, in a transition, so that typing goes first. Before the page is
 * printed it follows at once: on paper all figures are of one calculation.
 */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (value === debounced) return;
    const follow = () => setDebounced(value);
    const followNow = () => flushSync(follow);
    const timer = setTimeout(() => startTransition(follow), milliseconds);
    addEventListener("beforeprint", followNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeprint", followNow);
    };
  }, [value, debounced, milliseconds]);
  return debounced;
}

/** How long typing must pause before pictures and totals follow the answer. */
export const picturePause = 150;

/** How much longer before schedules follow: drawing all the payments would hold up the next digit. */
export const schedulePause = 350;
