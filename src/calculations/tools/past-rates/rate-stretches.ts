/** A stretch of months at one rate (percent a year): its first month, its first payment, and the balance before that. */
export type RateStretch = {
  readonly since: string;
  readonly firstPayment: number;
  readonly interestRate: number;
  readonly instalment: number;
  readonly balanceBefore: number;
};

/** The instalments of a loan with at least one payment, in rand, and the months (YYYY-MM) from which two of them applied. */
export type Instalments = {
  readonly firstInstalment: number;
  readonly lastInstalment: number;
  readonly highestInstalment: number;
  readonly highestSince: string;
  readonly lowestInstalment: number;
  readonly lowestSince: string;
  readonly averageRate: number;
};

/** The first, last, highest and lowest instalment of some stretches, and the average rate of their months; none without a stretch. */
export const instalmentsOf = (stretches: readonly RateStretch[], payments: number): Partial<Instalments> => {
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) return {};
  const highest = stretches.reduce((most, each) => (each.instalment > most.instalment ? each : most));
  const lowest = stretches.reduce((least, each) => (each.instalment < least.instalment ? each : least));
  const rateMonths = stretches.map(({ interestRate, firstPayment }, index) => {
    const next = stretches[index + 1]?.firstPayment ?? payments + 1;
    return interestRate * (next - firstPayment);
  });
  return {
    firstInstalment: first.instalment,
    lastInstalment: last.instalment,
    highestInstalment: highest.instalment,
    highestSince: highest.since,
    lowestInstalment: lowest.instalment,
    lowestSince: lowest.since,
    averageRate: rateMonths.reduce((sum, rate) => sum + rate, 0) / payments,
  };
};
