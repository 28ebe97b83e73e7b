import { Calculators, type CalculatorsProps } from "../calculators.tsx";
import { RateSensitivityTab } from "./rate-sensitivity-tab.tsx";

const own = { sensitivity: RateSensitivityTab };

/** The calculators, opened at the change of rates. */
export const RateSensitivityPage = (props: CalculatorsProps) => <Calculators {...props} own={own} />;
