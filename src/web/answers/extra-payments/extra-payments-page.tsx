import { calculatorsAt } from "../calculators/calculators.tsx";
import { extraPayments } from "./extra-payments.tsx";

/** The calculators, opened at this one. */
export const ExtraPaymentsPage = calculatorsAt(extraPayments);
