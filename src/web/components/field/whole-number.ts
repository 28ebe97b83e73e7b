import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { useMemo, useState } from "react";
import { countDigits, mostDigits } from "./typed-text.ts";

/** What became of a key or a pasted text that did not go in as it is. */
type Note = "decimals" | "not understood";

/** Is told about it, with the key if it came after a point. Without a note, the key or text went in. */
export type Tell = (note?: Note, key?: string) => void;

/**
 * Leaves out digits that are typed after a point at the end of a whole number: "20.5" is 20, never 205.
 * `isPoint` says which key is a point, `tell` is told of it. `afterPoint` is true if the point was typed already.
 */
export function leaveOutDecimals(
  isPoint: (key: string, value: string) => boolean,
  tell: Tell,
  afterPoint: boolean,
): MaskitoPreprocessor {
  return (state, action) => {
    // The mask also runs after each change of the text, which is not a key.
    if (action === "validation") return state;
    const { value, selection } = state.elementState;
    const atEnd = selection[0] === value.length;
    if (action !== "insert" || !atEnd || state.data.length > 1) {
      if (afterPoint) tell();
      afterPoint = false;
    } else if (isPoint(state.data, value)) afterPoint = true;
    if (!afterPoint) return state;
    tell("decimals", state.data);
    return { ...state, data: "" };
  };
}

/** A figure typed next to a lone 0 replaces it, also in front of it: 30000 does not become 300000. */
export const replaceZero: MaskitoPreprocessor = (state, action) =>
  action === "insert" && state.elementState.value === "0"
    ? { ...state, elementState: { value: "", selection: [0, 0] } }
    : state;

const isPoint = (key: string, value: string) => value !== "" && /^[.,]$/.test(key);

/** A count: digits only, every other character is stripped. It continues what was typed before hydration. */
export const countMask = (tell: Tell, early: string): MaskitoOptions => ({
  mask: new RegExp(`^\\d{0,${mostDigits.count}}$`),
  preprocessors: [
    leaveOutDecimals(isPoint, tell, /\d[.,]/.test(early)),
    replaceZero,
    ({ elementState, data }, action) => {
      const digits = countDigits(data);
      const understood = digits !== "" && digits.length <= mostDigits.count;
      if (action === "insert" && data.length > 1) {
        if (!understood) tell("not understood");
        else tell(/[.,]\d/.test(data) ? "decimals" : undefined);
      } else if (digits) tell();
      return { elementState, data: data.length > 1 && !understood ? "" : digits };
    },
  ],
});

type Told = { note?: Note; decimals: string };
const nothingTold: Told = { decimals: "" };

/**
 * The mask of a field for whole numbers, what became of what did not go in as it is, and whether the decimals that were
 * typed round it up. What a mask remembers, above all a point, starts with what was typed before hydration and is forgotten
 * when the field is left.
 */
export function useWholeNumberMask(maskOf: (tell: Tell, early: string) => MaskitoOptions) {
  const [told, setTold] = useState<Told>(nothingTold);
  const [begun, setBegun] = useState({ early: "" });
  const mask = useMemo(() => {
    const tell: Tell = (note, key = "") =>
      setTold((before) => {
        if (!note) return nothingTold;
        const decimals = note === "decimals" ? before.decimals + key.replace(/\D/g, "") : "";
        return { note, decimals };
      });
    return maskOf(tell, begun.early);
  }, [maskOf, begun]);
  function onLeave() {
    setTold(nothingTold);
    setBegun({ early: "" });
  }
  return {
    mask,
    note: told.note,
    roundsUp: /^[5-9]/.test(told.decimals),
    onEarly: (early: string) => setBegun({ early }),
    onLeave,
  };
}
