import { Calculators, type CalculatorsProps } from "../calculators.tsx";
import { AffordabilityTab } from "./affordability-tab.tsx";

const own = { affordability: AffordabilityTab };

/** The calculators, opened at what one can afford. */
export const AffordabilityPage = (props: CalculatorsProps) => <Calculators {...props} own={own} />;
