import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from "@maskito/core";
import { mostDigits } from "#web/components/field/typed-text.ts";
import { leaveOutDecimals, replaceZero, type Tell } from "#web/components/field/whole-number.ts";
import { groupedWithCommas } from "#web/format/rand.ts";
import { amountDigits } from "#web/format/typed-amount.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * The mask of a money field: digits only, grouped with commas, no leading zeros. It moves the caret and keeps
 * the undo history. Pasted prose is read as an amount first.
 *
 * Cents do not go in: "15000.50" is never R1 500 050. `tell` is told of it, and the field rounds when it is left. "850k" and "1,2m"
 * can be typed or pasted. It continues what was typed before hydration.
 */
export function moneyMask(tell: Tell, early: string): MaskitoOptions {
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
      readShortForm(tell, early),
      leaveOutDecimals(isPoint, tell, /\d\.|\d{4},/.test(early)),
      readDigits(tell),
      replaceZero,
      deleteThroughComma,
    ],
    postprocessors: [grouped],
  };
}

/** What is typed or pasted, as digits; "1,2m" that is pasted is an amount. What is no amount leaves the old one. */
function readDigits(tell: Tell): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    if (action !== "insert" || data.length <= 1) {
      if (data === "%") tell("not understood");
      else if (digitsOf(data)) tell();
      return { elementState, data: digitsOf(data) };
    }
    const digits = amountDigits(data) ?? "";
    const understood = digits !== "" && digits.length <= mostDigits.money;
    if (!understood) tell("not understood");
    else tell(centsAtEnd.test(data) ? "decimals" : undefined);
    return { elementState, data: understood ? digits : "" };
  };
}

/** Cents that are more than none, at the end of an amount. */
const centsAtEnd = /\d[.,](?!0+\D*$)\d{1,2}\D*$/;

/** A typed k or m after an amount makes it thousands or millions, decimals included. */
function readShortForm(tell: Tell, typed: string): MaskitoPreprocessor {
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
    tell();
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
