import type { ToolId } from "#contract/tools.ts";
import { keptToolPlace } from "#web/inputs/kept-tools.ts";
import type { Entered, ToolFields } from "./tool-fields.ts";
import { valuesOfText, valuesText } from "./tool-text.ts";

/** Keeps what was entered for this browser tab. */
export function keepValues(tool: ToolId | "all", entered: Entered): void {
  const text = valuesText(entered);
  try {
    if (text === "") sessionStorage.removeItem(keptToolPlace(tool));
    else sessionStorage.setItem(keptToolPlace(tool), text);
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

/** What was kept, as far as the tool's fields would take it. */
export function keptValues(tool: ToolId | "all", fields: ToolFields): Entered {
  try {
    return valuesOfText(sessionStorage.getItem(keptToolPlace(tool)) ?? "", fields);
  } catch {
    return {};
  }
}
