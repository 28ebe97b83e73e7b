import type { HastNode, HastPluginDefinition } from "satteri";

type Element = Extract<HastNode, { type: "element" }>;

/**
 * Gives the tables of a section what Markdown cannot say: the first column names the rows, a header names its
 * column, an empty corner is no header. A column that Markdown puts on the right (`---:`) holds figures. The roles hold
 * where a phone shows the rows as grids, which some browsers no longer take for rows.
 */
export const describeTables = {
  name: "describe-tables",
  element: {
    filter: ["tr"],
    visit: (row) => ({
      ...row,
      properties: { role: "row" },
      children: row.children.filter((child) => child.type === "element").map(described),
    }),
  },
} satisfies HastPluginDefinition;

const roles = { col: "columnheader", row: "rowheader" };

function described({ tagName, properties, ...cell }: Element, column: number): Element {
  // Markdown says it by a style attribute, which the content security policy forbids.
  const figures = properties.style === "text-align: right" ? { className: ["figures"] } : {};
  const header = tagName === "th" ? cell.children.length > 0 && "col" : column === 0 && "row";
  if (!header) return { ...cell, tagName: "td", properties: { role: "cell", ...figures } };
  return { ...cell, tagName: "th", properties: { scope: header, role: roles[header], ...figures } };
}
