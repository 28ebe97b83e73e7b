import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Part } from "#web/components/part/part.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./extra-payments.module.css";

type PaymentImpactProps = { result: ExtraPaymentResult };

/** Two pairs of bars, the interest and the time, without and with the extra payments. */
export function PaymentImpact({ result }: PaymentImpactProps) {
  const { base, withExtra } = result;
  return (
    <Part title="Payment Impact Visualization">
      <div className={styles.pairs}>
        <BarPair
          id="interest-paid"
          title="Interest Paid Comparison"
          write={rand}
          {...both("totalInterest")}
        />
        <BarPair id="loan-term" title="Loan Term Comparison" write={payoffTime} {...both("payoffTime")} />
      </div>
    </Part>
  );

  function both(figure: "totalInterest" | "payoffTime") {
    return { standard: base[figure], reduced: withExtra[figure] };
  }
}

type BarPairProps = {
  id: string;
  title: string;
  standard: number;
  reduced: number;
  write: (amount: number) => string;
};

/** Bar width = with extra ÷ base. The amount that is saved is in the answer; here is its share. */
function BarPair({ id, title, standard, reduced, write }: BarPairProps) {
  const bars: Bar[] = [
    { name: "Standard", amount: standard, value: write(standard), tone: "soft" },
    { name: "With Extra Payments", amount: reduced, value: write(reduced) },
  ];
  const share = standard === 0 ? 0 : ((standard - reduced) / standard) * 100;
  return (
    <ChartFigure
      title={title}
      caption={
        Math.round(standard - reduced) > 0
          ? `${percent(share, 1)} less than the standard schedule.`
          : "The same as the standard schedule."
      }
    >
      <Bars id={id} label={title} bars={bars} />
    </ChartFigure>
  );
}
