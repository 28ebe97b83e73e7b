import type { Inputs } from "#contract/input-fields.ts";
import { rand } from "#web/format/rand.ts";
import { termProblem } from "#web/inputs/input-field.tsx";
import type { Tool, ToolContext } from "./tool.ts";
import {
  type Entered,
  isNumberField,
  limitsOf,
  sharedValue,
  type ToolField,
  type ToolFields,
  type ToolValue,
  type ToolValues,
} from "./tool-fields.ts";

const plainDefault = (field: ToolField): ToolValue => {
  if (field.default !== undefined) return field.default;
  return isNumberField(field) ? 0 : "";
};

/** A tool's values: what was entered, over what the calculators share, over the defaults. */
export function toolValues<Fields extends ToolFields, Result>(
  tool: Tool<Fields, Result>,
  entered: Entered,
  inputs: Inputs,
  context: ToolContext,
): { values: ToolValues<Fields>; defaults: Readonly<Record<string, ToolValue>> } {
  const names = Object.keys(tool.fields);
  const started = Object.fromEntries(
    names.map((name) => {
      const field = tool.fields[name]!;
      const shared = "shared" in field && field.shared ? sharedValue(inputs, field.shared) : undefined;
      return [name, shared ?? plainDefault(field)];
    }),
  );
  const given = { ...started, ...entered } as ToolValues<Fields>;
  const defaults = { ...started, ...tool.defaults?.(given, context, entered) } as Record<string, ToolValue>;
  return { values: { ...defaults, ...entered } as ToolValues<Fields>, defaults };
}

/** What is wrong with a value, in words, or nothing. Rates and shares are held within their limits by their fields. */
export function valueProblem(field: ToolField, value: ToolValue): string | undefined {
  if (!isNumberField(field) || field.offPage) return undefined;
  if (field.shared === "loanTerm") return termProblem(Number(value));
  const { min, max } = limitsOf(field);
  const number = Number(value);
  if (field.kind === "money") return number > max ? `Enter an amount up to ${rand(max)}.` : undefined;
  if (field.kind === "months" && (number < min || number > max))
    return `Enter a time of ${min} month to ${max / 12} years.`;
  return number < min || number > max ? `Enter a number from ${min} to ${max}.` : undefined;
}
