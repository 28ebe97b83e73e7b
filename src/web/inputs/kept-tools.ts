import type { ToolId } from "#contract/tools.ts";

/**
 * Where what was entered in a tool is kept, and under "all" what goes from one tool to the next: for the browser tab's
 * session, on the device. The server never sees it.
 */
export const keptToolPlace = (tool: ToolId | "all" | "…") => `tool:${tool}`;

/** Where the answer of a tool that is kept to compare with is kept. */
export const keptToolToComparePlace = (tool: ToolId | "…") => `compare:${tool}`;
