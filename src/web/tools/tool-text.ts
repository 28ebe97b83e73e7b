import { isUsableDate } from "#calculations/calendar/calendar.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { mostDigits, rateDecimals } from "#web/components/field/typed-text.ts";
import { longestText } from "#web/components/kept/session-text.ts";
import { linkedText } from "#web/inputs/inputs-text.ts";
import {
  type Entered,
  limitsOf,
  longestValue,
  type ToolField,
  type ToolFields,
  type ToolValue,
} from "./tool-fields.ts";

const decimalNumber = /^[-\u2212]?\d{1,9}(\.\d+)?$/;
const wholeNumber = /^\d+$/;
/** A link may have cents, where a field has whole rand. */
const amountOfMoney = /^\d+(\.\d{1,2})?$/;

/** A value of a link, or nothing where the field would not take it. */
function valueIn(field: ToolField, text: string): ToolValue | undefined {
  switch (field.kind) {
    case "money":
      return amountOfMoney.test(text) && text.length <= mostDigits.money ? Number(text) : undefined;
    case "count":
    case "months":
      return wholeNumber.test(text) && text.length <= mostDigits.count ? Number(text) : undefined;
    case "month":
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
    case "date":
      return isUsableDate(text) ? text : undefined;
    case "text":
      return text.slice(0, longestValue);
    case "choice":
      return Object.hasOwn(field.options, text) ? text : undefined;
    case "switch":
      return text === "1" || text === "0" ? text === "1" : undefined;
    default:
      return decimalNumber.test(text) ? within(field, Number(text.replace("\u2212", "-"))) : undefined;
  }
}

function within(field: Parameters<typeof limitsOf>[0], value: number): number {
  const { min, max } = limitsOf(field);
  return Math.min(max, Math.max(min, Number(value.toFixed(rateDecimals))));
}

/** What a field's text means that no field has looked at yet: what was entered before the page was hydrated. */
export function typedValue(field: ToolField, typed: string): ToolValue | undefined {
  return valueIn(field, linkedText(field.kind, typed));
}

/** The values of a text that fields of the tool would take. Never throws, whatever it is given. */
export function valuesOfText(text: string, fields: ToolFields): Entered {
  if (text.length > longestText) return {};
  const read = new Map<string, ToolValue>();
  for (const [name, value] of new URLSearchParams(text)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const taken = field && !read.has(name) ? valueIn(field, value) : undefined;
    if (taken !== undefined) read.set(name, taken);
  }
  return Object.fromEntries(read);
}

/** What was entered apart into what the calculators share and what is the tool's own. */
export function apart(
  entered: Entered,
  fields: ToolFields,
): { own: Entered; shared: Partial<Inputs>; loanAmount?: number } {
  const own: Record<string, ToolValue> = {};
  const shared: Record<string, ToolValue> = {};
  let loanAmount: number | undefined;
  for (const [name, value] of Object.entries(entered)) {
    const field = fields[name];
    const place = field && "shared" in field ? field.shared : undefined;
    if (place === undefined) own[name] = value;
    else if (place === "loanAmount") loanAmount = Number(value);
    else shared[place] = value;
  }
  return { own, shared: shared as Partial<Inputs>, ...(loanAmount !== undefined && { loanAmount }) };
}
