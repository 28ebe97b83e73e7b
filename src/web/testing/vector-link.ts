/** A vector's inputs as the text of a link: nested names with a dot, a choice as 1 or 0, what is not given left out. */
export function linkOfVector(inputs: object): string {
  const pairs = (value: unknown, name: string): [string, string][] => {
    if (value === null || value === undefined) return [];
    if (typeof value === "object")
      return Object.entries(value).flatMap(([key, inner]) =>
        pairs(inner, name === "" ? key : `${name}.${key}`),
      );
    return [[name, typeof value === "boolean" ? String(Number(value)) : String(value)]];
  };
  return new URLSearchParams(pairs(inputs, "")).toString();
}
