import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";

/** The rows of the table and the loan at its present rate, which at a rate of 0 is none of them. */
export type SensitivityRows = { rows: readonly SensitivityRow[]; base: SensitivityRow };
