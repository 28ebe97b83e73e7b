import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Where a slider was moved to before its script had loaded, if it was. */
export const movedEarly = ({ value, defaultValue, valueAsNumber }: HTMLInputElement): number | undefined =>
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
