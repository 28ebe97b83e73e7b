import { createContext, useCallback, useLayoutEffect, useRef } from "react";
import type { PageOfAnswer } from "./answer-values.ts";
import type { Answer, Shown } from "./described.ts";
import type { Fields, Values } from "./fields.ts";
import { closestTo } from "./unknown/giving-way.ts";
import type { NumbersOfPage } from "./use-numbers.ts";

/** Moves the door of the page's picture to a month, counted from today, or to an amount; in a letter nothing does. */
export const MoveDoor = createContext<((to: number) => void) | undefined>(undefined);

/** The same function as long as the page is open: the picture around the door is not drawn again for it. */
export function useMovedDoor<All extends Fields, R>(
  answer: Answer<All, R>,
  shown: Shown<Values<All>, R>,
  numbers: NumbersOfPage,
  page: PageOfAnswer,
) {
  function move(to: number) {
    const door = answer.door?.(shown);
    if (!door) return;
    numbers.enter(
      "enters" in door ? door.enters(to) : closestTo({ answer, unknown: door, numbers, page }, to),
    );
  }
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  return useCallback((to: number) => latest.current(to), []);
}
