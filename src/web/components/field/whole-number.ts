import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { useMemo, useState } from "react";
import { countDigits, mostDigits } from "./typed-text.ts";

/** Is told whether decimals are being left out. */
type OnLeftOut = (leftOut: boolean) => void;

/**
 * Leaves out digits that are typed after a point at the end of a whole number: "20.5" is 20, never 205.
 * `isPoint` says which key is a point, `onLeftOut` is told. `afterPoint` is true if the point was typed already.
 */
export function leaveOutDecimals(
  isPoint: (key: string, value: string) => boolean,
  onLeftOut: OnLeftOut,
  afterPoint: boolean,
): MaskitoPreprocessor {
  return (state, action) => {
    // The mask also runs after each change of the text, which is not a key.
    if (action === "validation") return state;
    const { value, selection } = state.elementState;
    const atEnd = selection[0] === value.length;
    if (action !== "insert" || !atEnd || state.data.length > 1) afterPoint = false;
    else if (isPoint(state.data, value)) afterPoint = true;
    if (!afterPoint) return state;
    onLeftOut(true);
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
export const countMask = (onLeftOut: OnLeftOut, early: string): MaskitoOptions => ({
  mask: new RegExp(`^\\d{0,${mostDigits.count}}$`),
  preprocessors: [
    leaveOutDecimals(isPoint, onLeftOut, /\d[.,]/.test(early)),
    replaceZero,
    ({ elementState, data }) => ({ elementState, data: countDigits(data) }),
  ],
});

/**
 * The mask of a field for whole numbers, and whether decimals are being left out. What a mask remembers, above all a
 * point, starts with what was typed before hydration and is forgotten when the field is left.
 */
export function useWholeNumberMask(maskOf: (onLeftOut: OnLeftOut, early: string) => MaskitoOptions) {
  const [leftOut, setLeftOut] = useState(false);
  const [begun, setBegun] = useState({ early: "" });
  const mask = useMemo(() => maskOf(setLeftOut, begun.early), [maskOf, begun]);
  function onLeave() {
    setLeftOut(false);
    setBegun({ early: "" });
  }
  return { mask, leftOut, onEarly: (early: string) => setBegun({ early }), onLeave };
}
