import { type LeadField, whatIsMissing } from "#contract/lead-problems.ts";

/** What keeps a field from being sent: what is missing, else what the browser says of what is in it; "" when nothing does. */
export const fieldProblem = ({ name, validity, validationMessage }: HTMLInputElement): string =>
  validity.valueMissing ? whatIsMissing(name as LeadField) : validationMessage;
