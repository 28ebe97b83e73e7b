import { type ToolId, toolIds, toolSearch, tools } from "#contract/tools.ts";
import { type Address, toolPath } from "./addresses.ts";

/** The decision tools' pages, in the order of the index; only for the server, which describes them to search engines. */
export const toolPages = Object.fromEntries(
  toolIds.map((id) => [id, { path: toolPath(id), label: tools[id].name, ...toolSearch[id] }]),
) as Record<ToolId, Address>;
