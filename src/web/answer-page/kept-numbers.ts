import type { Inputs } from "#contract/input-fields.ts";
import type { ToolId } from "#contract/tools.ts";
import { keepForSession, keptForSession } from "#web/components/kept/session-text.ts";
import { convention } from "./described.ts";
import { type Entered, type Fields, months } from "./fields.ts";
import { valuesOfText, valuesText } from "./fields-text.ts";
import { inputsOfText, wholeText } from "./numbers.ts";

// Everything here is kept for the browser tab's session, on the device. The server never sees it.

/** Where the shared inputs are kept. */
export const keptInputsPlace = "inputs";

/** Where what was entered in a tool is kept, and under "all" what goes from one tool to the next. */
export const keptToolPlace = (tool: ToolId | "all" | "…") => `tool:${tool}`;

/** Where the answers in a part of a chapter are kept. */
export const keptAnswersPlace = (part: string) => `chapter:${part}`;

/** Where numbers are kept to compare with: those of the calculators, or of a tool. */
export const keptToComparePlace = (tool?: ToolId | "…") => (tool ? `compare:${tool}` : "compare");

/** Where a page of the calculators, or of a tool, finds numbers that are not its own. */
export const keptPlaces = (tool?: ToolId): readonly string[] => [
  keptInputsPlace,
  keptToComparePlace(tool),
  ...(tool ? [keptToolPlace(tool), keptToolPlace("all")] : []),
];

/** What goes from one tool to the next: how a yearly rate becomes a monthly one, and the time that is left of a bond. */
const travelling = { convention, remainingMonths: months("Time left") };

const only = (values: Entered, wanted: (name: string) => boolean): Entered =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));

/**
 * Keeps the shared inputs: for a reload, for Back, for another page, for a tab that the phone threw away. The defaults
 * themselves are not kept: nobody has chosen a number yet.
 */
export function keepInputs(inputs: Inputs, defaults: Inputs): void {
  if (inputs !== defaults) keepForSession(keptInputsPlace, wholeText(inputs));
}

/** The kept inputs, or the defaults where none are. */
export function keptInputs(defaults: Inputs): Inputs {
  return inputsOfText(keptForSession(keptInputsPlace) ?? "", defaults) ?? defaults;
}

const keptIn = (place: string, fields: Fields) => valuesOfText(keptForSession(place) ?? "", fields);

/** What was kept of what goes from one tool to the next, of these names. */
export const keptOfAll = (names: (name: string) => boolean): Entered =>
  only(keptIn(keptToolPlace("all"), travelling), names);

const goesOn = (name: string) => Object.hasOwn(travelling, name);

/** Keeps what was entered in an answer's own fields; what goes on to other tools is kept where they find it. */
export function keepEntered(place: string, fields: Fields, entered: Entered): void {
  const ofTool = place.startsWith("tool:");
  keepForSession(place, valuesText(ofTool ? only(entered, (name) => !goesOn(name)) : entered));
  if (!ofTool) return;
  // What this tool has no field for stays as it is.
  const others = keptOfAll((name) => !Object.hasOwn(fields, name));
  keepForSession(keptToolPlace("all"), valuesText({ ...others, ...only(entered, goesOn) }));
}

/** What was kept of an answer's own fields. */
export function keptEntered(place: string, fields: Fields): Entered {
  const own = keptIn(place, fields);
  return place.startsWith("tool:") ? { ...own, ...keptOfAll((name) => Object.hasOwn(fields, name)) } : own;
}
