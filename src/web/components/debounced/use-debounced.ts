import { startTransition, useEffect, useState } from "react";

/** A value once it has stood still for a while. What is drawn with it is drawn in a transition: typing goes first. */
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
