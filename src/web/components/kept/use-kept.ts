import { useState } from "react";

/** What was opened or chosen on this page, by name; lost with the page. Only a visitor's press changes it. */
const kept = new Map<string, unknown>();

/**
 * State that survives when a part is unmounted with its tab.
 * @param name unique for each part of the page; two parts of one name share it
 * @param start the value before anybody chooses
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
