/** How a balance is repaid: what the first payment repays of it, and how long payments go on. */
type Repayment = {
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

/** One payment: what it repays, the interest it pays, and what is owed after it, in rand. */
type AmortizationRow = {
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
};

/** The payments of a schedule, the interest of them all and what is owed after the last, in rand. */
export type Amortization = {
  readonly rows: readonly AmortizationRow[];
  readonly totalInterest: number;
  readonly endBalance: number;
};

/** A balance smaller than this share of the loan is rounding, not debt: R0.001 of R100 million. */
const negligibleShare = 1e-11;

/**
 * The schedule of level payments, optionally with an extra amount for the first months.
 *
 * Each payment repays (1 + r) times the principal of the one before. The textbook way, balance × (1 + r) − payment,
 * multiplies its rounding by (1 + r)^n, up to 700,000 times at 40 % over 40 years; here rounding errors only add up.
 * An extra amount raises the first principal and grows with it; when it stops, the principal drops by the bare amount.
 * The last payment repays exactly what is left, so a repaid loan ends at 0.
 */
export const amortization = (repayment: Repayment): Amortization => {
  const { monthlyRate, mostPayments, lastSettles, extra = 0, extraMonths = 0 } = repayment;
  const rows: AmortizationRow[] = [];
  const negligible = repayment.balance * negligibleShare;
  const level = lastSettles ? mostPayments - 1 : mostPayments;
  let { balance } = repayment;
  let principal = repayment.firstPrincipal + extra;
  let totalInterest = 0;
  while (rows.length < level && balance - principal > negligible) {
    const interest = balance * monthlyRate;
    balance -= principal;
    rows.push({ principal, interest, balance });
    totalInterest += interest;
    principal *= 1 + monthlyRate;
    if (rows.length === extraMonths) principal -= extra;
  }
  if (rows.length < mostPayments) {
    const interest = balance * monthlyRate;
    rows.push({ principal: balance, interest, balance: 0 });
    totalInterest += interest;
    balance = 0;
  }
  return { rows, totalInterest, endBalance: balance };
};
