/** Two offers (1, 2, 3): which is cheaper at first, and the month from which the other one is, if any. */
export type Crossing = {
  readonly first: number;
  readonly second: number;
  readonly cheaperAtFirst: number | undefined;
  readonly changesInMonth: number | undefined;
};

/** Net costs closer than this, in rand, are no difference. */
const halfACent = 0.005;

/** Which of two lists of net costs is lower in a month: −1 the first, 1 the second, 0 neither. */
const lower = (a: readonly number[], b: readonly number[], month: number): number => {
  const difference = a[month]! - b[month]!;
  return Math.abs(difference) < halfACent ? 0 : Math.sign(difference);
};

const crossing = (
  costs: readonly (readonly number[])[],
  first: number,
  second: number,
  months: number,
): Crossing => {
  const [a, b] = [costs[first - 1]!, costs[second - 1]!];
  let atFirst = 0;
  for (let month = 1; month <= months; month++) {
    const now = lower(a, b, month);
    if (atFirst === 0) atFirst = now;
    else if (now === -atFirst)
      return { first, second, cheaperAtFirst: atFirst < 0 ? first : second, changesInMonth: month };
  }
  const cheaperAtFirst = atFirst === 0 ? undefined : atFirst < 0 ? first : second;
  return { first, second, cheaperAtFirst, changesInMonth: undefined };
};

/**
 * For each pair of offers, the first month in which the other one becomes cheaper; `costs` by month from 0, in rand.
 * From month 1 to `months`, and only the first change: "until then A, from then on B".
 */
export const crossings = (costs: readonly (readonly number[])[], months: number): Crossing[] =>
  costs.flatMap((_, index) =>
    costs.slice(index + 1).map((_, gap) => crossing(costs, index + 1, index + gap + 2, months)),
  );
