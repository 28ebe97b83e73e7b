import { useEffectEvent, useLayoutEffect } from "react";

/** Takes over, once, what was entered before the component was there to hear it, by the field's name: before-hydration.script.ts. */
export function useEnteredEarly(take: (entered: Readonly<Record<string, string>>) => void): void {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => takeOver(window.entered ?? {}), []);
}
