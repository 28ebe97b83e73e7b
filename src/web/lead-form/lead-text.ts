import { groupedWithCommas } from "#web/format/rand.ts";

/** A rate as it may be typed: a comma becomes a point, digits and the first point stay. */
export function decimalText(text: string): string {
  const [whole = "", ...decimals] = text
    .replaceAll(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return decimals.length > 0 ? `${whole}.${decimals.join("")}` : whole;
}

/** An amount as it may be typed: digits only. */
export function digitsText(text: string): string {
  return text.replace(/\D/g, "");
}

/** An amount as it stands once the field is left: "1,250,000"; nothing typed stays nothing. */
export function grouped(text: string): string {
  return groupedWithCommas(digitsText(text).replace(/^0+(?=\d)/, ""));
}
