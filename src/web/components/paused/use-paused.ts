import { useEffect, useState } from "preact/hooks";

/** A value after it has stood still for a while: what is long to draw, or to listen to, waits for a pause. */
export function usePaused<Value>(value: Value, milliseconds: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return paused;
}

/** How long typing must pause before the long tables follow the answer. */
export const tablePause = 150;
