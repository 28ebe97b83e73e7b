/**
 * What an amount has grown to, as a factor, after some months: (1 + g ÷ 100)^(months ÷ 12).
 * Prices and investments grow every month; `yearlyPercent` may be negative, and below −100 counts as −100.
 */
export const growthFactor = (yearlyPercent: number, months: number): number =>
  Math.max(0, 1 + yearlyPercent / 100) ** (months / 12);

/**
 * What an amount that rises once a year has come to, as a factor, in month 1, 2, 3 …: (1 + g ÷ 100)^⌊(month − 1) ÷ 12⌋.
 * Rents, costs and savings rise like this; `yearlyPercent` may be negative, and below −100 counts as −100.
 */
export const yearlyRise = (yearlyPercent: number, month: number): number =>
  Math.max(0, 1 + yearlyPercent / 100) ** Math.floor((month - 1) / 12);
