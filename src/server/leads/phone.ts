import allPlans from "libphonenumber-js/metadata.max.json";
import * as contract from "#contract/phone.ts";

/** A number of any country in the international form; undefined when nobody can be reached by it. */
export const internationalPhone = (typed: string): string | undefined =>
  contract.internationalPhone(typed, allPlans);
