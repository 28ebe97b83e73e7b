/** How a balance is repaid: what the first payment repays of it, and how long payments go on. */
export type Repayment = {
  readonly balance: number;
  readonly monthlyRate: number;
  /** The principal of the first payment, without any extra; 0 or less means that the interest is not covered. */
  readonly firstPrincipal: number;
  readonly mostPayments: number;
  /** Whether the last of `mostPayments` pays whatever is still owed. */
  readonly lastSettles: boolean;
  readonly extra?: number;
  readonly extraMonths?: number;
};

/** The numbers of a schedule: three a payment in `numbers`, in the order principal, interest, balance after. */
export type Amortization = {
  readonly payments: number;
  readonly numbers: Float64Array;
  readonly totalInterest: number;
  readonly endBalance: number;
};

/** A balance smaller than this share of the loan is rounding, not debt: R0.001 of R100 million. */
const negligibleShare = 1e-11;

/**
 * The schedule of level payments, optionally with an extra amount for the first months.
 *
 * Each payment repays (1 + r) times the principal of the one before. The textbook way, balance × (1 + r) − payment,
 * multiplies its rounding by (1 + r)^n, up to 700,000 times at 40 % over 40 years; this way only adds it up.
 * An extra amount raises the first principal and grows with it; when it stops, the principal drops by the bare amount.
 * The last payment repays exactly what is left, so a repaid loan ends at 0. One array, because three cost twice the time.
 */
export const amortization = (repayment: Repayment): Amortization => {
  const { monthlyRate, mostPayments, lastSettles, extra = 0, extraMonths = 0 } = repayment;
  const numbers = new Float64Array(mostPayments * 3);
  const negligible = repayment.balance * negligibleShare;
  const level = lastSettles ? mostPayments - 1 : mostPayments;
  const growth = 1 + monthlyRate;
  let { balance } = repayment;
  let principal = repayment.firstPrincipal + extra;
  let totalInterest = 0;
  let paid = 0;
  while (paid < level && balance - principal > negligible) {
    const interest = balance * monthlyRate;
    balance -= principal;
    numbers[paid * 3] = principal;
    numbers[paid * 3 + 1] = interest;
    numbers[paid * 3 + 2] = balance;
    totalInterest += interest;
    paid++;
    principal *= growth;
    if (paid === extraMonths) principal -= extra;
  }
  if (paid < mostPayments) {
    numbers[paid * 3] = balance;
    numbers[paid * 3 + 1] = balance * monthlyRate;
    totalInterest += balance * monthlyRate;
    balance = 0;
    paid++;
  }
  return { payments: paid, numbers, totalInterest, endBalance: balance };
};
