import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { useMemo, useState } from "react";

/**
 * Leaves out the digits that are typed at the end after a point, of a field for whole numbers: "20.5" is 20, never 205.
 * `isPoint` says which key is one, `onLeftOut` hears of it.
 */
export function leaveOutDecimals(
  isPoint: (key: string, value: string) => boolean,
  onLeftOut: () => void,
): MaskitoPreprocessor {
  let afterPoint = false;
  return (state, action) => {
    const { value, selection } = state.elementState;
    const atEnd = selection[0] === value.length;
    if (action !== "insert" || !atEnd || state.data.length > 1) afterPoint = false;
    else if (isPoint(state.data, value)) afterPoint = true;
    if (!afterPoint) return state;
    onLeftOut();
    return { ...state, data: "" };
  };
}

/** A figure typed beside a lone 0 is that figure: in front of it, too, 30000 is not 300000. */
export const replaceZero: MaskitoPreprocessor = (state, action) =>
  action === "insert" && state.elementState.value === "0"
    ? { ...state, elementState: { value: "", selection: [0, 0] } }
    : state;

/** The mask of a field for whole numbers, and whether decimals are being left out: until the field is left. */
export function useWholeNumberMask(maskOf: (onLeftOut: () => void) => MaskitoOptions) {
  const [leftOut, setLeftOut] = useState(false);
  const mask = useMemo(() => maskOf(() => setLeftOut(true)), [maskOf]);
  return { mask, leftOut, onLeave: () => setLeftOut(false) };
}
