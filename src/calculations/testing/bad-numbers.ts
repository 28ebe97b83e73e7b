/** Finds numbers that no page may show: NaN or an infinity, in a number or in a text. */
export const badNumbers = (value: unknown, path = ""): string[] => {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path} ${value}`];
  if (typeof value === "string") return /NaN|Infinity|undefined/.test(value) ? [`${path} ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => badNumbers(inner, `${path}.${key}`));
};
