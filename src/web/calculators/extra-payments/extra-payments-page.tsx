import { Calculators, type CalculatorsProps } from "../calculators.tsx";
import { ExtraPaymentsTab } from "./extra-payments-tab.tsx";

const own = { "extra-payment": ExtraPaymentsTab };

/** The calculators, opened at the extra payments. */
export const ExtraPaymentsPage = (props: CalculatorsProps) => <Calculators {...props} own={own} />;
