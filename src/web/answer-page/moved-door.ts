import { createContext, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { PageOfAnswer } from "./answer-values.ts";
import type { Answer, Shown } from "./described.ts";
import type { Entered, Fields, Value, Values } from "./fields.ts";
import { closestTo } from "./unknown/giving-way.ts";
import type { NumbersOfPage } from "./use-numbers.ts";

/** What the door entered when it was last moved, and the values before the first of its moves. */
type Moved = { before: Readonly<Record<string, Value>>; entered: Entered };

/** Apart from what moves it: the slider of the door is not drawn again before its picture follows. */
export const MovedByDoor = createContext<Moved | undefined>(undefined);

/** Moves the door of the page's picture to a month, counted from today, or to an amount, if anything follows; in a letter nothing does. */
export const MoveDoor = createContext<((to: number) => boolean) | undefined>(undefined);

/** The same function as long as the page is open: the picture around the door is not drawn again for it. */
export function useMovedDoor<All extends Fields, R>(
  answer: Answer<All, R>,
  shown: Shown<Values<All>, R>,
  numbers: NumbersOfPage,
  page: PageOfAnswer,
) {
  const [moved, setMoved] = useState<Moved>();
  function move(to: number) {
    const door = answer.door?.(shown);
    if (!door) return false;
    const entered =
      "enters" in door ? door.enters(to) : closestTo({ answer, unknown: door, numbers, page }, to);
    const values: Moved["before"] = shown.values;
    const isHere = (there: Entered) => Object.entries(there).every(([name, value]) => values[name] === value);
    numbers.enter(entered);
    setMoved({ before: moved && isHere(moved.entered) ? moved.before : values, entered });
    return !isHere(entered);
  }
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  return { moveDoor: useCallback((to: number) => latest.current(to), []), moved };
}
