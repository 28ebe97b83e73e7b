import { useEffectEvent, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** What is entered before the page is hydrated, by the field's name: before-hydration.script.ts. */
    entered?: Record<string, string>;
  }
}

/** What was entered before the page was hydrated, in fields of these names. It is told once; the note goes when it is empty. */
export function takeEntered(isTaken: (name: string) => boolean): [name: string, text: string][] {
  const entered = Object.entries(window.entered ?? {});
  const left = entered.filter(([name]) => !isTaken(name));
  if (left.length > 0) window.entered = Object.fromEntries(left);
  else delete window.entered;
  return entered.filter(([name]) => isTaken(name));
}

/**
 * What a field holds when it is hydrated, if it did not come with that. The field itself is asked: what is entered at the
 * moment when React hydrates is not noted any more, and React does not tell it yet.
 */
export function enteredIn(field: HTMLInputElement | null): string | undefined {
  if (!field) return undefined;
  takeEntered((name) => name === field.name);
  return field.value === field.defaultValue ? undefined : field.value;
}

/** Tells a field that is being typed in what was typed before React was there to hear it: the next keys go on from there. */
export function useTypedEarly(name: string, tell: (text: string) => void): void {
  const hear = useEffectEvent(tell);
  useLayoutEffect(() => {
    const text = window.entered?.[name];
    const inField =
      document.activeElement instanceof HTMLInputElement && document.activeElement.name === name;
    if (text !== undefined && inField) hear(text);
  }, [name]);
}
