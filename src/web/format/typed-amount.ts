const multiples: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6, bn: 1e9 };

/**
 * The digits of the whole rand in a pasted text, halves rounded up: "R 1 250 000,00", "1,250,000.50",
 * "R1.250.000" and "R 1,2m" are all understood. A separator before exactly three digits groups thousands,
 * any other is the decimal sign. Undefined when the text holds no amount.
 */
export function amountDigits(text: string): string | undefined {
  // "1e6" is a million to a computer and nothing to a reader; a share is no amount, and "10%" never R10.
  if (/\de[-+]?\d|%/i.test(text)) return undefined;
  const [, number = "", unit = ""] = /(\d[\d.,\s'\u2019]*)\s*([a-z]*)/i.exec(text) ?? [];
  if (!number) return undefined;
  const multiple = multiples[unit.toLowerCase()] ?? 1;
  const plain = plainNumber(number.replace(/[\s'\u2019]/g, ""), multiple > 1);
  // A whole number keeps every digit; a double would lose those past the fifteenth.
  if (multiple === 1 && /^\d+$/.test(plain)) return plain;
  return BigInt(Math.round(Number(plain) * multiple)).toString();
}

/** Settles which separator is the decimal sign and takes the grouping ones out. */
function plainNumber(text: string, shortened: boolean): string {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return text;
  const separator = text[last] ?? "";
  const decimals = text.length - last - 1;
  const mixed = text.includes(separator === "." ? "," : ".");
  const repeated = text.indexOf(separator) !== last;
  // "1,250m" means one and a quarter million; "1,250" alone means one thousand two hundred and fifty.
  const decimal = mixed || (!repeated && (decimals !== 3 || shortened));
  const whole = decimal ? text.slice(0, last) : text;
  return `${whole.replace(/[.,]/g, "")}${decimal ? `.${text.slice(last + 1) || "0"}` : ""}`;
}
