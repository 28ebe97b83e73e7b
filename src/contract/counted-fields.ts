import { inputFields, inputNames } from "./input-fields.ts";

/** What says who somebody is, and free text. */
const withoutValues: ReadonlySet<string> = new Set([
  ...inputNames.filter((name) => !inputFields[name].counted),
  "firstName",
  "lastName",
  "email",
  "phone",
  "callTime",
  "currentLender",
  "marketingEmail",
  "marketingPhone",
  "website",
  "glossary-search",
]);

/** What a bank's offer is called. */
const offerName = /^offers\.\d+\.name$/;

/**
 * Whether an input event may carry the value of a field of this name: of every field but those that say who somebody is,
 * and but for free text. What is not named like a field of ours carries none.
 */
export const carriesValue = (name: string): boolean =>
  /^[a-z][\w.-]*$/i.test(name) && !withoutValues.has(name) && !offerName.test(name);
