import { internationalPhone } from "#contract/phone.ts";
import { southAfricanPlan } from "./south-african-plan.table.ts";

/**
 * Whether a phone number as it was typed can be sent: a South African one by the server's own rule, one of another
 * country always, since the server alone knows their numbers.
 */
export const usablePhone = (typed: string): boolean =>
  isForeign(typed) || internationalPhone(typed, southAfricanPlan) !== undefined;

/** With a plus or 00 before a country code that is not ours. */
const isForeign = (typed: string): boolean => /^(?:\+|00)(?!27|0)\d/.test(typed.replace(/[^\d+]/g, ""));
