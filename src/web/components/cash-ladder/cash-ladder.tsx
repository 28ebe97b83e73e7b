import { useState } from "react";
import type { CashToBuy } from "#calculations/property-costs/cash-to-buy.ts";
import { Figure } from "#web/components/stat/figure.tsx";
import { rand } from "#web/format/rand.ts";
import styles from "./cash-ladder.module.css";

/** An id: a page has only one of these. */
const partsId = "cash-parts";

/** The cash of a purchase, whether it is bought without a loan, and the total at the newest fees, in rand. */
export type CashNeeded = { cash: CashToBuy; withoutLoan: boolean; today?: number };

/** What the cash is for, in words: "your deposit and the costs". */
export function cashWords({ cash, withoutLoan }: CashNeeded): string {
  if (withoutLoan) return "the whole price and the costs of transfer";
  return cash.deposit > 0 ? "your deposit and the costs" : "the costs alone, with no deposit";
}

/** The cash needed to buy: a sentence, and a sum that opens. Without scripts it is open. */
export function CashLadder(needed: CashNeeded) {
  const [open, setOpen] = useState(false);
  const { total } = needed.cash;
  const today = cashToday(needed);
  return (
    <div className={styles.cash}>
      <p>
        Buying takes{" "}
        <strong className="figures">
          <Figure value={rand(total)} />
        </strong>{" "}
        in cash
        <span className={open ? undefined : styles.words}>
          : {cashWords(needed)}
          {today && `. At today’s fees it is about ${today}`}
        </span>
        .{" "}
        <button
          type="button"
          className={`${styles.more} needs-script`}
          aria-expanded={open}
          aria-controls={partsId}
          onClick={() => setOpen(!open)}
        >
          What for?
        </button>
      </p>
      <dl
        id={partsId}
        className={open ? styles.sum : `${styles.sum} ${styles.closed}`}
        aria-label="Cash you need"
      >
        {cashParts(needed).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{rand(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Cash you need</dt>
          <dd className="figures">{rand(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The sum at newer fees, if they change it. */
export function cashToday({ cash, today = cash.total }: CashNeeded): string | undefined {
  return rand(today) === rand(cash.total) ? undefined : rand(today);
}

/** From top to bottom, in the order in which most of it is paid. Without a loan no bond is registered. */
export function cashParts({ cash, withoutLoan }: CashNeeded): [label: string, amount: number][] {
  const sale: [string, number][] = [
    [withoutLoan ? "Price" : "Deposit", cash.deposit],
    ["Transfer fees", cash.transfer],
    ["Transfer duty", cash.transferDuty],
  ];
  if (withoutLoan) return sale;
  return [...sale, ["Bond fees", cash.bond], ["Initiation fee", cash.initiationFee]];
}
