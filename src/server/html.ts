/** Text that is markup already. */
export type Html = { readonly html: string };

type Value = Html | string | number | false | null | undefined | readonly Value[];

/** A template whose every value is escaped, unless it was made by this template itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.reduce((text, part, index) => text + written(values[index - 1]) + part) };
}

function written(value: Value): string {
  if (value === undefined || value === null || value === false) return "";
  if (Array.isArray(value)) return value.map(written).join("");
  if (typeof value === "object" && "html" in value) return value.html;
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
