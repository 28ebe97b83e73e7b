import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps, as `--held`, the height of an answer's words that the page comes with at a width: the first digits of an amount give
 * a shorter sentence, and the field in which one types them stays where it is. Measured before what was entered early is
 * taken over, and anew where `more` is said from then on.
 */
export function useHeldHeight(more = false): RefObject<HTMLDivElement | null> {
  const held = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said more is measured
  useLayoutEffect(() => {
    let width: number;
    function hold() {
      if (!held.current || innerWidth === width) return;
      width = innerWidth;
      const { style } = held.current;
      style.removeProperty("--held");
      style.setProperty("--held", `${held.current.getBoundingClientRect().height}px`);
    }
    hold();
    addEventListener("resize", hold);
    return () => removeEventListener("resize", hold);
  }, [more]);
  return held;
}
