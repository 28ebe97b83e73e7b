import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { Part } from "../calculator-layout.tsx";
import styles from "./payment-impact.module.css";

/** Two pairs of bars: the interest and the time, without and with the extra payments. */
export function PaymentImpact({ result: { base, withExtra } }: { result: ExtraPaymentResult }) {
  return (
    <Part title="Payment Impact Visualization">
      <div className={styles.pairs}>
        <BarPair
          title="Interest Paid Comparison"
          standard={{ share: 1, label: rand(base.totalInterest) }}
          reduced={{
            share: ratio(withExtra.totalInterest, base.totalInterest),
            label: rand(withExtra.totalInterest),
          }}
        />
        <BarPair
          title="Loan Term Comparison"
          standard={{ share: 1, label: payoffTime(base.payoffTime) }}
          reduced={{
            share: ratio(withExtra.payoffTime, base.payoffTime),
            label: payoffTime(withExtra.payoffTime),
          }}
        />
      </div>
    </Part>
  );
}

/** Bar width = with extra ÷ base; a loan without interest has nothing to shrink. */
function ratio(withExtra: number, base: number): number {
  return base === 0 ? 1 : withExtra / base;
}

type Bar = { share: number; label: string };

function BarPair({ title, standard, reduced }: { title: string; standard: Bar; reduced: Bar }) {
  return (
    <figure className={styles.pair}>
      <figcaption>{title}</figcaption>
      <BarLine name="Standard" bar={standard} className={styles.standard} />
      <BarLine name="With Extra Payments" bar={reduced} className={styles.reduced} />
    </figure>
  );
}

/** The bar is drawn, not styled: server HTML carries no style attributes. */
function BarLine({ name, bar, className }: { name: string; bar: Bar; className: string | undefined }) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={`${styles.value} figures`}>{bar.label}</span>
      <svg className={className} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="6" />
        <rect className={styles.bar} width={(bar.share * 100).toFixed(2)} height="6" />
      </svg>
    </div>
  );
}
