import { useState } from "react";
import type { Shown } from "./described.ts";

/** Whether there is no figure at all, not even that of an example. */
export const isWaiting = ({ answered, text }: Pick<Shown<never, never>, "answered" | "text">) =>
  !answered && !text.provisional;

/** What is there now, or else what was last: it keeps its room, pale, while there is no answer. */
export function useLast<T>(now: T): T {
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return now || last;
}

/** The last that had an answer: of it are curves, figures and what follows a price that is missing. */
export const useLastAnswer = <S extends Pick<Shown<never, never>, "answered" | "text">>(settled: S): S =>
  useLast(!isWaiting(settled) && settled) || settled;
