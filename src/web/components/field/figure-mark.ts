import { fieldsWithValues } from "#contract/counted-fields.ts";

/** Marks a field that holds a figure or a choice: only the value of a marked field may be counted. */
export function figureMark(name: string): { "data-figure"?: "" } {
  return fieldsWithValues.includes(name) ? { "data-figure": "" } : {};
}
