import { fieldNames, type LeadField } from "#contract/lead-problems.ts";

/** What keeps a field from being sent: that it is empty, else what the browser says of what is in it; "" when nothing does. */
export const fieldProblem = ({ name, validity, validationMessage }: HTMLInputElement): string =>
  // One line, also where two fields share a phone's width.
  validity.valueMissing ? `Your ${fieldNames[name as LeadField]}?` : validationMessage;
