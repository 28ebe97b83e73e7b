/** Next to an empty field, under its label: one line where two fields share a phone's width. */
const missing = "Please fill in";

/** What keeps a field from being sent: that it is empty, else what the browser says of what is in it; "" when nothing does. */
export const fieldProblem = ({ validity, validationMessage }: HTMLInputElement): string =>
  validity.valueMissing ? missing : validationMessage;
