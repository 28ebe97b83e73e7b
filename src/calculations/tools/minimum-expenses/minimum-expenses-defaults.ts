/** What the law's minimum expenses start with: no debt, and everything left over may go to the bond. */
export const minimumExpensesDefaults = { debtRepayments: 0, sharePercent: 100 } as const;
