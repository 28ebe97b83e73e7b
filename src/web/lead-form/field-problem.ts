import { fieldNames, type LeadField } from "#contract/lead-problems.ts";

/**
 * What keeps a field from being sent: that it is empty or only begun, else what the browser says of what is in it; "" when nothing
 * does. One line, also where two fields share a phone's width.
 */
export function fieldProblem({ name, validity, validationMessage }: HTMLInputElement): string {
  const asked = fieldNames[name as LeadField];
  if (validity.valueMissing) return `Your ${asked}?`;
  return validity.tooShort || validity.typeMismatch ? `Your whole ${asked}?` : validationMessage;
}
