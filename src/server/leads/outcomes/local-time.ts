/** A day, and a time of day with or without a zone. */
const written =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The moment that a text names: ISO with a zone, or a day with a time of day in South Africa, "2026-11-22 05:43" or
 * "2026/11/22 05:43:10". A day alone is its noon. Undefined when it is none.
 */
export function timeIn(text: string): Date | undefined {
  const found = written.exec(text.trim());
  if (!found) return undefined;
  const [, year, month = "", day = "", hour = "12", minute = "00", second = "00", zone = "+02:00"] = found;
  const two = (part: string) => part.padStart(2, "0");
  const date = `${year}-${two(month)}-${two(day)}`;
  // A day that its month does not have would move into the next.
  if (!isDay(date)) return undefined;
  const at = new Date(`${date}T${two(hour)}:${minute}:${second}${zone.replace(/(\d\d)(\d\d)$/, "$1:$2")}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Whether a text is a day alone. */
export const isDayAlone = (text: string): boolean => written.exec(text.trim())?.[4] === undefined;

function isDay(date: string): boolean {
  const parsed = new Date(date);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
