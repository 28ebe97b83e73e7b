import { calculatorsAt } from "../calculators/calculators.tsx";
import { rateSensitivity } from "./rate-sensitivity.tsx";

/** The calculators, opened at this one. */
export const RateSensitivityPage = calculatorsAt(rateSensitivity);
