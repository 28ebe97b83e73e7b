import type { ToolId } from "#contract/tools.ts";
import { keepForSession, keptForSession } from "#web/components/kept/session-text.ts";
import { valuesText } from "#web/inputs/inputs-text.ts";
import { keptToolPlace } from "#web/inputs/kept-tools.ts";
import type { Entered, ToolFields } from "./tool-fields.ts";
import { valuesOfText } from "./tool-text.ts";

/** Keeps what was entered for this browser tab. */
export function keepValues(tool: ToolId | "all", entered: Entered): void {
  keepForSession(keptToolPlace(tool), valuesText(entered));
}

/** What was kept, as far as the tool's fields would take it. */
export function keptValues(tool: ToolId | "all", fields: ToolFields): Entered {
  return valuesOfText(keptForSession(keptToolPlace(tool)) ?? "", fields);
}
