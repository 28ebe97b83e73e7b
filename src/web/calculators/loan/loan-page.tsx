import { Calculators, type CalculatorsProps } from "../calculators.tsx";
import { LoanTab } from "./loan-tab.tsx";

const own = { calculator: LoanTab };

/** The calculators, opened at the loan. */
export const LoanPage = (props: CalculatorsProps) => <Calculators {...props} own={own} />;
