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
 * Cents are left out, and so must be the digits typed after a point or a decimal comma: "15000.50" is R15 000, never R1 500 050.
 * `onCents` hears of it. "850k" and "1,2m" are typed as they are pasted. It goes on from what was typed early.
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

/** What is typed or pasted, as digits; "1,2m" that is pasted is an amount. */
const readDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState,
  data: (data.length > 1 && amountDigits(data)) || digitsOf(data),
});

/** The k or m after an amount that was typed key by key makes thousands or millions of it, decimals included. */
function readShortForm(onRead: () => void, typed: string): MaskitoPreprocessor {
  const means = (value: string) => digitsOf(typed).startsWith(value) || amountDigits(typed) === value;
  return (state, action) => {
    const { value, selection } = state.elementState;
    const key = state.data;
    // Each change of the field's text is looked at again, and is no key.
    if (action === "validation") return state;
    if (action !== "insert" || key.length !== 1 || selection[0] !== value.length) {
      typed = "";
      return state;
    }
    // The field may have been changed by its slider since; its own commas are not the visitor's.
    typed = (value !== "" && means(digitsOf(value)) ? typed : digitsOf(value)) + key;
    const amount = /[km]/i.test(key) && amountDigits(typed);
    if (!amount) return state;
    onRead();
    return { elementState: { value: "", selection: [0, 0] }, data: amount };
  };
}

/** A comma that is deleted would come back: the digit beyond it goes with it. */
const deleteThroughComma: MaskitoPreprocessor = (state, action) => {
  const { value, selection } = state.elementState;
  const [from, to] = selection;
  if (value.slice(from, to) !== "," || action === "insert" || action === "validation") return state;
  const beyond = action === "deleteBackward" ? ([from - 1, to] as const) : ([from, to + 1] as const);
  return { ...state, elementState: { value, selection: beyond } };
};

/** Groups the digits; the caret stays behind the digit that it was behind. Past the last exact digit nothing goes in. */
const grouped: MaskitoPostprocessor = ({ value, selection }, before) => {
  const digits = digitsOf(value).replace(/^0+(?=\d)/, "");
  if (digits.length > mostDigits.money) return before;
  const text = groupedWithCommas(digits);
  const behind = (position: number) => digitsOf(value.slice(position)).length;
  const caret = (position: number) => positionBefore(text, Math.min(behind(position), digits.length));
  return { value: text, selection: [caret(selection[0]), caret(selection[1])] };
};

/** The first position in a text that has so many digits behind it. */
function positionBefore(text: string, digits: number): number {
  let position = text.length;
  for (let left = digits; left > 0; position--) if (text[position - 1] !== ",") left--;
  return text[position - 1] === "," ? position - 1 : position;
}
