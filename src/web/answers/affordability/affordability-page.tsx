import { calculatorsAt } from "../calculators/calculators.tsx";
import { affordability } from "./affordability.tsx";

/** The calculators, opened at this one. */
export const AffordabilityPage = calculatorsAt(affordability);
