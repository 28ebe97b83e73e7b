import type { Figures } from "#calculations/figures/figures.ts";
import type { TransferDutyBracket, TransferDutyTable } from "#calculations/figures/transfer-duty.table.ts";
import {
  firstWithSameDuty,
  sameDuty,
  transferDuty,
  transferDutyTableAt,
} from "#calculations/transfer-duty/transfer-duty.ts";
import { unchangedFor } from "#web/figures/newer-figures-text.ts";
import { shortDay } from "#web/format/day.ts";
import { ratePercent } from "#web/format/percent.ts";
import { randWithCommas } from "#web/format/rand.ts";
import styles from "./transfer-duty-panel.module.css";

const examplePrices = [800_000, 1_200_000, 1_500_000, 2_000_000, 3_000_000];
const comparedPrice = 2_000_000;

type TransferDutyPanelProps = { today: string; figures: Figures };

/** The duty table in force in brief, with examples, whether it was kept since, and what held before it. */
export function TransferDutyPanel({ today, figures }: TransferDutyPanelProps) {
  const tables = figures.transferDuty;
  const table = transferDutyTableAt(today, tables);
  const earlier = tables.find((other) => other.from < table.from && !sameDuty(other, table));
  const first = firstWithSameDuty(table, tables);
  return (
    <section className={styles.panel} aria-labelledby="transfer-duty-at-a-glance">
      <h3 id="transfer-duty-at-a-glance">Transfer Duty ({table.tableYear}) at a glance</h3>
      <div className={styles.tables}>
        <Brackets table={table} />
        <Examples table={table} />
      </div>
      <p className={styles.earlier}>
        In force since {shortDay(first.from)}
        {unchangedFor(table, figures, today)}.
      </p>
      {earlier && (
        <p className={styles.earlier}>
          An Offer to Purchase (OTP) signed before {shortDay(first.from)} uses the {earlier.tableYear} table (
          {randWithCommas(comparedPrice)} → {randWithCommas(transferDuty(comparedPrice, earlier))}).
        </p>
      )}
    </section>
  );
}

function Brackets({ table }: { table: TransferDutyTable }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Brackets of the {table.tableYear} table</caption>
      <thead>
        <tr>
          <th scope="col">Price</th>
          <th scope="col">Duty</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((bracket) => (
          <tr key={bracket.upTo}>
            <th scope="row">{priceRange(bracket)}</th>
            <td>{dutyRule(bracket)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function priceRange({ upTo, over }: TransferDutyBracket): string {
  return Number.isFinite(upTo) ? `Up to ${randWithCommas(upTo)}` : `Above ${randWithCommas(over)}`;
}

function dutyRule({ base, ratePercent: rate, over }: TransferDutyBracket): string {
  if (rate === 0) return "Nothing";
  const share = `${ratePercent(rate)} of the part above ${randWithCommas(over)}`;
  return base === 0 ? share : `${randWithCommas(base)} + ${share}`;
}

function Examples({ table }: { table: TransferDutyTable }) {
  return (
    <table className={`${styles.table} ${styles.examples} figures`}>
      <caption className="visually-hidden">Worked examples</caption>
      <thead>
        <tr>
          <th scope="col">Example price</th>
          <th scope="col">Transfer duty</th>
        </tr>
      </thead>
      <tbody>
        {examplePrices.map((price) => (
          <tr key={price}>
            <th scope="row">{randWithCommas(price)}</th>
            <td>{exampleDuty(price, table)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last example is printed as approximate, as the specification has it. */
function exampleDuty(price: number, table: TransferDutyTable): string {
  const duty = randWithCommas(transferDuty(price, table));
  return price === examplePrices.at(-1) ? `±${duty}` : duty;
}
