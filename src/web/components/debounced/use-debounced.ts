import { startTransition, useEffect, useState } from "react";

/** A debounced value: it follows once it has not changed for a while, in a transition, so that typing goes first. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

/** How long typing must pause before pictures follow the answer. */
export const picturePause = 150;

/** How long before tables follow: longer than between two digits, for drawing all the payments would hold up the next one. */
export const tablePause = 500;
