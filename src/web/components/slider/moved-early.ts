import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Where a slider was moved to before its script had loaded, if it was. */
const movedEarly = ({ value, defaultValue, valueAsNumber }: HTMLInputElement): number | undefined =>
  value === defaultValue ? undefined : valueAsNumber;

/** For a slider whose value React holds: tells once where it was moved to early. */
export function useMovedEarly(onMove: (value: number) => void): RefObject<HTMLInputElement | null> {
  const slider = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onMove);
  useEffect(() => {
    const early = slider.current ? movedEarly(slider.current) : undefined;
    if (early !== undefined) tell(early);
  }, []);
  return slider;
}

/**
 * For a slider that holds its own value, because a second key may come before its picture has followed the first: it takes each
 * new `value`, and at first tells where it was moved to early instead.
 */
export function useOwnValue(
  value: number,
  onMove: (value: number) => void,
): RefObject<HTMLInputElement | null> {
  const slider = useRef<HTMLInputElement>(null);
  const begun = useRef(false);
  const tell = useEffectEvent(onMove);
  useLayoutEffect(() => {
    const input = slider.current!;
    const early = begun.current ? undefined : movedEarly(input);
    begun.current = true;
    if (early === undefined) input.valueAsNumber = value;
    // After the page has taken over the numbers that are kept, which would take its place.
    else queueMicrotask(() => tell(early));
  });
  return slider;
}
