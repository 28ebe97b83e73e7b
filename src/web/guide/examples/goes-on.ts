import { type ToolId, tools } from "#contract/tools.ts";
import { valuesText } from "#web/answer-page/fields-text.ts";
import { toolPath } from "#web/site/addresses.ts";

/** Where one goes on from an example, with the same numbers. */
export type GoesOn = { href: string; to: string };

/** How every example turns a yearly rate into a monthly one, whatever was chosen in a tool. */
const asBanksDo = { convention: "nominal" } as const;

/** The tool that goes on from an example, with its numbers by the tool's names. */
export const toTool = (tool: ToolId, numbers: Readonly<Record<string, number | string>>): GoesOn => ({
  href: `${toolPath(tool)}#${valuesText({ ...numbers, ...asBanksDo })}`,
  to: tools[tool].name,
});
