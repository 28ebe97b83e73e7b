import { useState } from "react";

/** What was opened or chosen on this page, by name; gone with the page. Only a visitor's press writes here. */
const kept = new Map<string, unknown>();

/**
 * State of a part that comes and goes with its tab, and is found as it was left.
 * @param name one for each part of the page; a part that is on the page twice shares it
 * @param start what it is before anybody chose
 */
export function useKept<State>(name: string, start: State): readonly [State, (next: State) => void] {
  const [state, setState] = useState(() => (kept.has(name) ? (kept.get(name) as State) : start));
  return [
    state,
    (next) => {
      kept.set(name, next);
      setState(() => next);
    },
  ];
}
