import type { ReactNode } from "react";
import type { ToolId } from "#contract/tools.ts";
import { toolPath } from "./addresses.ts";

/** A link to a decision tool, in a sentence or with what the tool answers. */
export function ToolLink({ tool, children }: { tool: ToolId; children: ReactNode }) {
  return (
    <a href={toolPath(tool)} data-track-event="nav_click" data-track-name={`tool_${tool}`}>
      {children}
    </a>
  );
}
