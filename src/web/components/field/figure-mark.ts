import { carriesValue } from "#contract/counted-fields.ts";

/** Marks a field whose value may be counted: the tracker need not know which. */
export function figureMark(name: string): { "data-figure"?: "" } {
  return carriesValue(name) ? { "data-figure": "" } : {};
}
