import { calculatorsAt } from "../calculators/calculators.tsx";
import { loan } from "./loan.tsx";

/** The calculators, opened at this one. */
export const LoanPage = calculatorsAt(loan);
