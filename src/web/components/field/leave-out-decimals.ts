import type { MaskitoPreprocessor } from "@maskito/core";

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
