import { startTransition, useEffect, useState } from "react";

/**
 * A debounced value: it follows once it has not changed for a while, in a transition, so that typing goes first. It follows
 * at once where `replaced` has changed too: then somebody did not type it.
 */
export function useDebounced<Value>(value: Value, milliseconds: number, replaced?: unknown): Value {
  const [debounced, setDebounced] = useState({ value, replaced });
  const now = debounced.replaced === replaced ? debounced : { value, replaced };
  if (now !== debounced) setDebounced(now);
  useEffect(() => {
    const follow = () => setDebounced({ value, replaced });
    const timer = setTimeout(() => startTransition(follow), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, replaced]);
  return now.value;
}

/** How long typing must pause before tables and pictures follow the answer: longer than from key to key on a phone. */
export const tablePause = 300;
