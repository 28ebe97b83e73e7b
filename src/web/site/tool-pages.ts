import { type ToolId, toolIds, toolSearch, tools } from "#contract/tools.ts";
import { type Address, toolPath } from "./addresses.ts";

/** The decision tools' pages, in the order of the index; for the server, which tells search engines of them. */
export const toolPages = Object.fromEntries(
  toolIds.map((id) => [id, { path: toolPath(id), label: tools[id].name, ...toolSearch[id] }]),
) as Record<ToolId, Address>;
