import { fieldsWithValues } from "#contract/counted-fields.ts";

/** Marks a field with a figure or a choice: analytics may count the value of marked fields only. */
export function figureMark(name: string): { "data-figure"?: "" } {
  return fieldsWithValues.includes(name) ? { "data-figure": "" } : {};
}
