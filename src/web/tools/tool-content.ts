import type { Question } from "#web/site/structured-data.ts";

/** What a tool's page says under the tool, for readers and for search engines. */
export type ToolContent = {
  questions: readonly Question[];
  /** Where to read more, or to go on. */
  links: readonly { label: string; path: string }[];
};
