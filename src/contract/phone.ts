import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import { visibleText } from "./visible-text.ts";

/** The numbering plans of one country or of many: the server has all, a browser the South African one. */
export type NumberingPlans = MetadataJson;

/** After +27 or the 0 every number has this many digits: mobile, landline, toll-free and share-call. */
const southAfricanDigits = 9;

/**
 * A phone number as it was typed, in the international form: +27821234567, with " ext. 12" after it where an
 * extension was given. South African unless it says otherwise; undefined when nobody can be reached by it, or when
 * its country is not among the plans. A phone's contacts copy marks of direction along: what nobody sees is left out.
 *
 * libphonenumber's pattern lets 081 to 084 have 5 to 9 digits and 0861 ten, so that the length is asked too.
 */
export function internationalPhone(typed: string, plans: NumberingPlans): string | undefined {
  const phone = parsePhoneNumberFromString(
    visibleText(typed),
    { defaultCountry: "ZA", extract: false },
    plans,
  );
  if (!phone?.isValid()) return undefined;
  if (phone.countryCallingCode === "27" && phone.nationalNumber.length !== southAfricanDigits)
    return undefined;
  return phone.ext ? `${phone.number} ext. ${phone.ext}` : phone.number;
}
