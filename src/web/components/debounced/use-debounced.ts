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

/** How long typing must pause before long tables and pictures follow the answer. */
export const tablePause = 150;
