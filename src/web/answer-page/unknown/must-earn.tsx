import { type IncomeNeeded, incomeNeeded } from "#calculations/affordability/income-needed.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { amountsUsable } from "../answer-values.ts";
import { figuresAddress } from "../fields-text.ts";
import { useNumbersOfPage } from "../numbers-context.ts";

type MustEarnProps = {
  /** What the loan costs a month, in rand. */
  payment: number;
  /** How it was worked out: percent a year, years, and whether the rate was divided by 12. */
  interestRate: number;
  loanTerm: number;
  nominal: boolean;
};

/** The income that an instalment needs by Affordability's own rules, in one line; opened, why, and the way there. */
export function MustEarn({ payment, interestRate, loanTerm, nominal }: MustEarnProps) {
  const { dsrGrossCap, dsrNetCap, monthlyExpenses } = useNumbersOfPage().inputs;
  // Of the instalment as it is shown: so it is what Affordability then shows.
  const instalment = Math.round(payment);
  const caps = { dsrGrossCap, dsrNetCap };
  const needed = incomeNeeded({ instalment, monthlyExpenses, ...caps });
  if (!needed || instalment === 0 || !amountsUsable(needed.grossIncome)) return null;
  // Rounded up, so that the rules allow it.
  const [grossIncome, netIncome] = [Math.ceil(needed.grossIncome), Math.ceil(needed.netIncome)];
  const figures = {
    ...{ grossIncome, netIncome, monthlyExpenses, ...caps, nominal },
    affordabilityRate: interestRate,
    affordabilityTerm: loanTerm,
  };
  return (
    <Disclosure
      quiet
      summary={
        <>
          What must I earn? <strong className="figures">{rand(grossIncome)}</strong> a month before tax
        </>
      }
    >
      <p>
        {reason({ ...figures, instalment, netRule: needed.netRule })} Each bank has its own rules.{" "}
        <a href={figuresAddress("affordability", figures)}>See it in the Affordability Calculator</a>
      </p>
    </Disclosure>
  );
}

type Reason = Record<"instalment" | "grossIncome" | "netIncome" | "monthlyExpenses", number> &
  Record<"dsrGrossCap" | "dsrNetCap", number> & { netRule: IncomeNeeded["netRule"] };

/** Which rule asks for which income. */
function reason(needed: Reason): string {
  const { instalment, grossIncome, netIncome, monthlyExpenses, dsrGrossCap, dsrNetCap, netRule } = needed;
  const gross = `By our Affordability Calculator’s rules ${rand(instalment)} a month may be ${ratePercent(dsrGrossCap)} of what you earn before tax, which is ${rand(grossIncome)}`;
  if (netRule === "cap")
    return `${gross}, and ${ratePercent(dsrNetCap)} of what you take home, which is ${rand(netIncome)}. That leaves ${rand(netIncome - instalment)} for all else.`;
  const net = `With your expenses of ${rand(monthlyExpenses)} you must take home ${rand(netIncome)}`;
  return grossIncome === netIncome ? `${net}, and earn no less before tax.` : `${gross}. ${net}.`;
}
