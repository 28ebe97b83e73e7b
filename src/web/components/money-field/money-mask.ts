import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { maskitoNumber } from "@maskito/kit";
import { mostDigits } from "#web/components/field/typed-text.ts";
import { amountDigits } from "#web/format/typed-amount.ts";

/**
 * The mask of a money field: digits only, grouped with commas, no leading zeros. It moves the caret and keeps
 * the undo history. Pasted prose is read as an amount first.
 *
 * Cents are left out, and so must be the digits typed after a point: "15000.50" is R15 000, never R1 500 050.
 * `onCents` hears of it.
 */
export function moneyMask(onCents: () => void): MaskitoOptions {
  const number = maskitoNumber({ thousandSeparator: ",", maximumFractionDigits: 0, min: 0 });
  let afterPoint = false;

  const readPasted: MaskitoPreprocessor = (state, action) => {
    const digits = action === "insert" && state.data.length > 1 ? amountDigits(state.data) : undefined;
    return digits === undefined ? state : { ...state, data: digits };
  };

  /** A figure typed beside a lone 0 is that figure: in front of it, too, 30000 is not 300000. */
  const replaceZero: MaskitoPreprocessor = (state, action) =>
    action === "insert" && state.elementState.value === "0"
      ? { ...state, elementState: { value: "", selection: [0, 0] } }
      : state;

  const leaveOutCents: MaskitoPreprocessor = (state, action) => {
    const { value, selection } = state.elementState;
    const atEnd = selection[0] === value.length;
    if (action !== "insert" || !atEnd || state.data.length > 1) afterPoint = false;
    else if (state.data === "." && value !== "") afterPoint = true;
    if (!afterPoint) return state;
    onCents();
    return { ...state, data: "" };
  };

  return {
    ...number,
    preprocessors: [leaveOutCents, readPasted, replaceZero, ...(number.preprocessors ?? [])],
    postprocessors: [...(number.postprocessors ?? []), withoutLeadingZeros, withinDigits],
  };
}

/** "0" before the first typed digit goes, and the caret stays behind the digit that it was behind. */
const withoutLeadingZeros: NonNullable<MaskitoOptions["postprocessors"]>[number] = ({ value, selection }) => {
  const zeros = /^[0,]+(?=\d)/.exec(value)?.[0].length ?? 0;
  const moved = (position: number) => Math.max(0, position - zeros);
  return { value: value.slice(zeros), selection: [moved(selection[0]), moved(selection[1])] };
};

/** What is typed past the last digit that a double holds exactly does not go in. */
const withinDigits: NonNullable<MaskitoOptions["postprocessors"]>[number] = (
  state,
  { value: before, selection },
) => {
  const digits = state.value.replace(/\D/g, "").length;
  return digits > mostDigits.money ? { value: before, selection } : state;
};
