// For the tests of the tools: inputs with the results of a second calculation, with 50 digits.
import vectors from "./vectors.json" with { type: "json" };

type Vector = { readonly id: string; readonly inputs: object; readonly expected: object };

const money = 0.011;
const percentage = 0.000_11;

/** The vectors of a tool, by its address, such as "cash-needed". */
export const vectorsOf = (tool: keyof typeof vectors.tools): readonly Vector[] => vectors.tools[tool];

// The tolerance of a cent does not matter for counts and months: they are whole.
const toleranceOf = (name: string): number => (/(Percent|Rate)$/.test(name) ? percentage : money);

/**
 * Where a result differs from the expected figures: money by more than R0.011, names ending in Percent or Rate by
 * more than 0.00011, anything else by any difference. null means that there is no such figure. Unexpected results are ignored.
 */
export const differences = (ours: unknown, expected: unknown, name = ""): string[] => {
  if (expected === null)
    return ours === undefined || ours === null ? [] : [`${name}: ${ours}, expected none`];
  if (typeof expected === "number") {
    const near = typeof ours === "number" && Math.abs(ours - expected) <= toleranceOf(name);
    return near ? [] : [`${name}: ${ours}, expected ${expected}`];
  }
  if (typeof expected !== "object")
    return ours === expected ? [] : [`${name}: ${ours}, expected ${expected}`];
  if (typeof ours !== "object" || ours === null) return [`${name}: ${ours}, expected an object`];
  const short = Array.isArray(expected) && Array.isArray(ours) && ours.length !== expected.length;
  return [
    ...(short ? [`${name}: ${ours.length} entries, expected ${expected.length}`] : []),
    ...Object.entries(expected).flatMap(([key, value]) =>
      // Entries of a list go by the list's name: largestLoanAlone.0 is money.
      differences((ours as Record<string, unknown>)[key], value, /^\d+$/.test(key) ? name : key),
    ),
  ];
};
