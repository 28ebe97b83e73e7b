import { DistinctCount } from "./distinct.ts";
import type { Seen } from "./measures.ts";

/** How often something was seen, by how many visitors, and the sum of what was measured with it. */
type Cell = { count: number; amount: number; visitors: DistinctCount };

/** By name, then by detail. */
export type Tally = Map<string, Map<string, Cell>>;

/** The name under which all those are counted that are too rare for one of their own. */
const otherNames = "(other)";

/** So many names a measure and day are told apart while they are counted; made-up names must not fill the memory. */
const mostTold = 1_000;

const longestName = 200;

export function addSeen(tally: Tally, seen: Seen, visitor: string | undefined): Tally {
  const { detail = "", amount = 0 } = seen;
  const name = seen.name.slice(0, longestName).toWellFormed();
  const details = tally.get(name) ?? new Map<string, Cell>();
  const cell = details.get(detail) ?? newCell();
  cell.count++;
  cell.amount += amount;
  if (visitor) cell.visitors.add(visitor);
  tally.set(name, details.set(detail, cell));
  return tally.size > 2 * mostTold ? mostFrequent(tally, mostTold) : tally;
}

/** The same with so many names, the most frequent ones, and the others as one. */
export function mostFrequent(tally: Tally, most: number): Tally {
  const known = tally.get(otherNames);
  const named = [...tally].filter(([name]) => name !== otherNames);
  if (named.length <= most) return tally;
  const ranked = named
    .map(([name, details]) => ({ name, details, count: countOf(details) }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const kept: Tally = new Map(ranked.slice(0, most).map(({ name, details }) => [name, details]));
  const rest = ranked.slice(most).map(({ details }) => details);
  return kept.set(otherNames, together(known ? [known, ...rest] : rest));
}

const newCell = (): Cell => ({ count: 0, amount: 0, visitors: new DistinctCount() });

const countOf = (details: Map<string, Cell>): number =>
  [...details.values()].reduce((sum, { count }) => sum + count, 0);

function together(parts: readonly Map<string, Cell>[]): Map<string, Cell> {
  const sums = new Map<string, Cell>();
  for (const [detail, { count, amount, visitors }] of parts.flatMap((part) => [...part])) {
    const sum = sums.get(detail) ?? newCell();
    sum.count += count;
    sum.amount += amount;
    sum.visitors.addAll(visitors);
    sums.set(detail, sum);
  }
  return sums;
}
