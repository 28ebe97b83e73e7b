import { inputFields, inputNames } from "./input-fields.ts";

/**
 * The fields whose value an input event may carry: figures and choices that do not say who typed them.
 * A field that is not named here is counted without its value, by the browser and again by the server.
 */
export const fieldsWithValues: readonly string[] = [
  ...inputNames.filter((name) => inputFields[name].counted),
  "loanAmount",
  "prime-period",
  "loan-schedule",
  "extra-payment-schedule",
  "loanType",
  "currentRate",
  "loanBalance",
  "interestInExtraPayments",
];
