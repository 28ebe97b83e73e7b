import type { TransferDutyTable } from "#calculations/figures/transfer-duty.table.ts";
import { transferDuty, transferDutyExemption } from "#calculations/transfer-duty/transfer-duty.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { MarkedCurve } from "../parts/marked-curve.tsx";

/** In rand; on `price` the duty is charged. There is none where the price has VAT in it. */
type DutyCurveProps = { price: number; duty: number; table: TransferDutyTable };

/** How near each other two values under the curve may be, as a share of its width. */
const room = 0.17;

/** The duty by the price, steeper with each slice, and the reader's own on it. */
export function DutyCurve({ price, duty, table }: DutyCurveProps) {
  const most = Math.max(1.2 * price, 1.5 * transferDutyExemption(table));
  const ends = table.rows.map(({ upTo }) => upTo).filter((upTo) => upTo < most);
  const written = [price];
  const ticks = ends.map((at) => {
    if (written.some((other) => Math.abs(other - at) < room * most)) return { at };
    written.push(at);
    return { at, says: shortRand(at) };
  });
  return (
    <MarkedCurve
      points={[0, ...ends, most].map((at) => [at, transferDuty(at, table)])}
      ticks={[...ticks.filter(({ at }) => at !== price), { at: price, says: shortRand(price), yours: true }]}
      marks={[{ at: [price, duty], says: rand(duty), yours: true }]}
    />
  );
}
