import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { useMemo, useState } from "react";
import { mostDigits } from "./typed-text.ts";

/** Hears whether decimals are being left out. */
type OnLeftOut = (leftOut: boolean) => void;

/**
 * Leaves out the digits that are typed at the end after a point, of a field for whole numbers: "20.5" is 20, never 205.
 * `isPoint` says which key is one, `onLeftOut` hears of it.
 */
export function leaveOutDecimals(
  isPoint: (key: string, value: string) => boolean,
  onLeftOut: OnLeftOut,
): MaskitoPreprocessor {
  let afterPoint = false;
  return (state, action) => {
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

/** A count: digits only, every other character is stripped. */
export const countMask = (onLeftOut: OnLeftOut): MaskitoOptions => ({
  mask: new RegExp(`^\\d{0,${mostDigits.count}}$`),
  preprocessors: [
    leaveOutDecimals(isPoint, onLeftOut),
    replaceZero,
    ({ elementState, data }) => ({
      elementState,
      data: data.replace(/[.,]\d.*/, "").replace(/\D/g, ""),
    }),
  ],
});

/** The mask of a field for whole numbers, and whether decimals are being left out: until the field is left. */
export function useWholeNumberMask(maskOf: (onLeftOut: OnLeftOut) => MaskitoOptions) {
  const [leftOut, setLeftOut] = useState(false);
  const mask = useMemo(() => maskOf(setLeftOut), [maskOf]);
  return { mask, leftOut, onLeave: () => setLeftOut(false) };
}
