import { createContext, useCallback, useLayoutEffect, useRef } from "react";
import type { PageOfAnswer } from "./answer-values.ts";
import type { Answer, Shown } from "./described.ts";
import type { Fields, Values } from "./fields.ts";
import { closestTo } from "./unknown/giving-way.ts";
import type { NumbersOfPage } from "./use-numbers.ts";

/** Moves the door of the page's picture to a month, counted from today; in a letter nothing does. */
export const MoveDoor = createContext<((months: number) => void) | undefined>(undefined);

/** The same function as long as the page is open: the picture around the door is not drawn again for it. */
export function useMovedDoor<All extends Fields, R>(
  answer: Answer<All, R>,
  shown: Shown<Values<All>, R>,
  numbers: NumbersOfPage,
  page: PageOfAnswer,
) {
  function move(months: number) {
    const door = answer.door?.(shown);
    if (!door) return;
    numbers.enter(
      "enters" in door ? door.enters(months) : closestTo({ answer, unknown: door, numbers, page }, months),
    );
  }
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  return useCallback((months: number) => latest.current(months), []);
}
