import fc from "fast-check";
import {
  type Entered,
  type Field,
  type Fields,
  isNumberField,
  limitsOf,
  longestValue,
  type Value,
} from "#web/answer-page/fields.ts";
import { rateDecimals } from "#web/components/field/typed-text.ts";

const millionths = 10 ** rateDecimals;

/** Anything that a visitor can enter in a field. */
export function anyValueOf(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case "money":
      return fc.integer({ min: 0, max: 999_999_999_999_999 });
    case "count":
    case "months":
      return fc.integer({ min: 0, max: 9999 });
    case "month":
      return fc.constantFrom("2024-02", "2027-01", "2050-12");
    case "date":
      return fc.constantFrom("2024-02-29", "2027-01-31", "2050-12-01");
    case "text":
      return fc.string({ maxLength: longestValue });
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "switch":
      return fc.boolean();
    default:
      return anyRateOf(field);
  }
}

/** A rate, a growth, a share or points within the field's limits, with as many decimals as the field takes. */
function anyRateOf(field: Field): fc.Arbitrary<number> {
  const { min, max } = isNumberField(field) ? limitsOf(field) : { min: 0, max: 0 };
  return fc
    .integer({ min: min * millionths, max: Math.min(max, 999) * millionths })
    .map((number) => number / millionths);
}

/** What a visitor may have entered in some of these fields. */
export const anyEntered = (fields: Fields): fc.Arbitrary<Entered> => {
  const values = Object.entries(fields).map(([name, field]) => [name, anyValueOf(field)]);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Entered>;
};
