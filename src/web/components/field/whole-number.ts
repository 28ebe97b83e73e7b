import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { useMemo, useState } from "react";
import { countDigits, mostDigits } from "./typed-text.ts";

/** Hears whether decimals are being left out. */
type OnLeftOut = (leftOut: boolean) => void;

/**
 * Leaves out the digits that are typed at the end after a point, of a field for whole numbers: "20.5" is 20, never 205.
 * `isPoint` says which key is one, `onLeftOut` hears of it. `afterPoint` is true where the point has been typed already.
 */
export function leaveOutDecimals(
  isPoint: (key: string, value: string) => boolean,
  onLeftOut: OnLeftOut,
  afterPoint: boolean,
): MaskitoPreprocessor {
  return (state, action) => {
    // Each change of the field's text is looked at again, and is no key.
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

/** A figure typed beside a lone 0 is that figure: in front of it, too, 30000 is not 300000. */
export const replaceZero: MaskitoPreprocessor = (state, action) =>
  action === "insert" && state.elementState.value === "0"
    ? { ...state, elementState: { value: "", selection: [0, 0] } }
    : state;

const isPoint = (key: string, value: string) => value !== "" && /^[.,]$/.test(key);

/** A count: digits only, every other character is stripped. It goes on from what was typed early. */
export const countMask = (onLeftOut: OnLeftOut, early: string): MaskitoOptions => ({
  mask: new RegExp(`^\\d{0,${mostDigits.count}}$`),
  preprocessors: [
    leaveOutDecimals(isPoint, onLeftOut, /\d[.,]/.test(early)),
    replaceZero,
    ({ elementState, data }) => ({ elementState, data: countDigits(data) }),
  ],
});

/**
 * The mask of a field for whole numbers, and whether decimals are being left out. What a mask remembers of the keys, a point
 * above all, begins with what was typed before the mask was there, and ends when the field is left.
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
