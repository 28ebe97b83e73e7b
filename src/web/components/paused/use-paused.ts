import { useLayoutEffect, useState } from "preact/hooks";

/** A value after it has stood still for a while, or after an event that ends the wait. */
export function usePaused<Value>(value: Value, milliseconds: number, endedBy?: keyof WindowEventMap): Value {
  const [paused, setPaused] = useState(value);
  useLayoutEffect(() => {
    const end = () => setPaused(value);
    const timer = setTimeout(end, milliseconds);
    if (endedBy) addEventListener(endedBy, end);
    return () => {
      clearTimeout(timer);
      if (endedBy) removeEventListener(endedBy, end);
    };
  }, [value, milliseconds, endedBy]);
  return paused;
}

/** How long typing must pause before the long tables follow the answer. */
export const tablePause = 150;

/** A value for long tables: once typing pauses or its field is left, so that who presses on them finds them true. */
export function usePausedForTables<Value>(value: Value): Value {
  return usePaused(value, tablePause, "focusout");
}
