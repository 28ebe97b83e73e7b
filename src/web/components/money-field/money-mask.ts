import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from "@maskito/core";
import { mostDigits } from "#web/components/field/typed-text.ts";
import { leaveOutDecimals, replaceZero } from "#web/components/field/whole-number.ts";
import { groupedWithCommas } from "#web/format/rand.ts";
import { amountDigits } from "#web/format/typed-amount.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * The mask of a money field: digits only, grouped with commas, no leading zeros. It moves the caret and keeps
 * the undo history. Pasted prose is read as an amount first.
 *
 * Cents are left out: digits typed after a point or a decimal comma do not count. "15000.50" is R15 000, never R1 500 050.
 * `onCents` is told. "850k" and "1,2m" can be typed or pasted. It continues what was typed before hydration.
 */
export function moneyMask(onCents: (leftOut: boolean) => void, early: string): MaskitoOptions {
  let ownGroups = false;

  /** A comma after more than three digits is a decimal sign, unless one was typed before: "15000,50", but "1,500,000". */
  function isPoint(typed: string, value: string): boolean {
    if (value === "") ownGroups = false;
    if (typed === "," && digitsOf(value).length <= 3) ownGroups = true;
    return value !== "" && (typed === "." || (typed === "," && !ownGroups));
  }

  return {
    mask: /^[\d,]*$/,
    preprocessors: [
      readShortForm(() => onCents(false), early),
      leaveOutDecimals(isPoint, onCents, /\d\.|\d{4},/.test(early)),
      readDigits,
      replaceZero,
      deleteThroughComma,
    ],
    postprocessors: [grouped],
  };
}

/** Typed or pasted text as digits; a pasted "1,2m" is an amount. */
const readDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState,
  data: (data.length > 1 && amountDigits(data)) || digitsOf(data),
});

/** A typed k or m after an amount makes it thousands or millions, decimals included. */
function readShortForm(onRead: () => void, typed: string): MaskitoPreprocessor {
  const means = (value: string) => digitsOf(typed).startsWith(value) || amountDigits(typed) === value;
  return (state, action) => {
    const { value, selection } = state.elementState;
    const key = state.data;
    // The mask also runs after each change of the text, which is not a key.
    if (action === "validation") return state;
    if (action !== "insert" || key.length !== 1 || selection[0] !== value.length) {
      typed = "";
      return state;
    }
    // The slider may have changed the field since; commas that the field wrote were not typed.
    typed = (value !== "" && means(digitsOf(value)) ? typed : digitsOf(value)) + key;
    const amount = /[km]/i.test(key) && amountDigits(typed);
    if (!amount) return state;
    onRead();
    return { elementState: { value: "", selection: [0, 0] }, data: amount };
  };
}

/** A deleted comma would come back, so the digit next to it is deleted with it. */
const deleteThroughComma: MaskitoPreprocessor = (state, action) => {
  const { value, selection } = state.elementState;
  const [from, to] = selection;
  if (value.slice(from, to) !== "," || action === "insert" || action === "validation") return state;
  const beyond = action === "deleteBackward" ? ([from - 1, to] as const) : ([from, to + 1] as const);
  return { ...state, elementState: { value, selection: beyond } };
};

/** Groups the digits; the caret stays after the same digit. Digits beyond the last exact one are refused. */
const grouped: MaskitoPostprocessor = ({ value, selection }, before) => {
  const digits = digitsOf(value).replace(/^0+(?=\d)/, "");
  if (digits.length > mostDigits.money) return before;
  const text = groupedWithCommas(digits);
  const behind = (position: number) => digitsOf(value.slice(position)).length;
  const caret = (position: number) => positionBefore(text, Math.min(behind(position), digits.length));
  return { value: text, selection: [caret(selection[0]), caret(selection[1])] };
};

/** The first position in a text with this many digits after it. */
function positionBefore(text: string, digits: number): number {
  let position = text.length;
  for (let left = digits; left > 0; position--) if (text[position - 1] !== ",") left--;
  return text[position - 1] === "," ? position - 1 : position;
}
