import type { Figures } from "#calculations/figures/figures.ts";
import {
  transferDuty,
  transferDutyExemption,
  transferDutyTableAt,
} from "#calculations/transfer-duty/transfer-duty.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { MarkedCurve } from "../parts/marked-curve.tsx";

const prices = [1_500_000, 2_000_000, 3_000_000] as const;

/** The duty by the price: nothing at first, then steeper with each slice. */
export function DutyCurve({ today, figures }: { today: string; figures: Figures }) {
  const table = transferDutyTableAt(today, figures.transferDuty);
  const most = prices.at(-1)!;
  const at = (price: number) => [price, transferDuty(price, table)] as const;
  const ends = table.rows.map(({ upTo }) => upTo).filter((upTo) => upTo < most);
  const marks = [transferDutyExemption(table), ...prices].map((price) => ({
    at: at(price),
    says: rand(transferDuty(price, table)),
    under: shortRand(price),
    wideOnly: price === prices[0],
  }));
  return <MarkedCurve points={[0, ...ends, most].map(at)} marks={marks} />;
}
