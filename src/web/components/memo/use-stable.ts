import { useCallback, useRef } from "preact/hooks";

/** A handler that stays the same object and always does what the newest one does, for what is drawn with `memo`. */
export function useStable<Given extends unknown[]>(
  handler: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(handler);
  newest.current = handler;
  return useCallback((...given: Given) => newest.current(...given), []);
}
