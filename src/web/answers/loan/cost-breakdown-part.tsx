import { memo, type ReactNode } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import type { CostBreakdown, RegistrationCosts } from "#calculations/property-costs/cost-breakdown.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs, depositPercent } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Part } from "#web/components/part/part.tsx";
import { TitledStats } from "#web/components/stat/stat.tsx";
import { newerCostsText, unchangedFor } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./cost-breakdown-part.module.css";
import { type InputsLoan, inputsNewerCosts } from "./inputs-loan.ts";

function registrationItems(
  costs: RegistrationCosts,
  attorney: string,
  { deedsOffice, attorneyFees, vat }: Figures,
) {
  return [
    {
      label: "Deeds Office",
      value: rand(costs.deedsOffice),
      note: `deeds office tariff of ${day(deedsOffice.from)}`,
    },
    {
      label: attorney,
      value: rand(costs.attorney),
      note: `Law Society guideline of ${day(attorneyFees.from)}`,
    },
    { label: "VAT", value: rand(costs.vat), note: `${vat.vatPercent}% since ${day(vat.from)}` },
    { label: "Total", value: rand(costs.total), strong: true },
  ];
}

function additionalItems(fees: CostBreakdown, figures: Figures, today: string) {
  const dutyTable = figures.transferDuty.find((table) => table.tableYear === fees.tableYear);
  return [
    {
      label: "Transfer Duty",
      value: rand(fees.transferDuty),
      note:
        dutyTable &&
        `SARS table ${fees.tableYear}, from ${day(dutyTable.from)}${unchangedFor(dutyTable, figures, today)}`,
    },
    {
      label: "Initiation Fee",
      value: rand(fees.initiationFee),
      note: `legal cap since ${day(figures.initiationFee.from)}`,
    },
    { label: "Grand Total", value: rand(fees.grandTotal), strong: true },
  ];
}

/** Every cost of buying on top of the price, from when each figure dates, and what newer tariffs make of it. */
export const CostBreakdownPart = memo(function CostBreakdownPart({ loan }: { loan: InputsLoan }) {
  const { figures, today } = usePageOfAnswer();
  const { fees } = loan.result;
  const newer = newerCostsText(inputsNewerCosts(loan, today, figures), fees.grandTotal);
  return (
    <Part standsOpen title="Complete Cost Breakdown" result={rand(fees.grandTotal)}>
      <div className={styles.groups}>
        <TitledStats
          title="Transfer Fees"
          items={registrationItems(fees.transfer, "Attorney Transfer", figures)}
        />
        <TitledStats title="Bond Fees" items={registrationItems(fees.bond, "Attorney Bond", figures)} />
        <TitledStats title="Additional Costs" items={additionalItems(fees, figures, today)} />
      </div>
      {newer && (
        <p className={styles.newer} data-newer-costs>
          {newer}
        </p>
      )}
      <p className={styles.note}>
        The attorneys’ fees follow a guideline and may be negotiated. Small amounts such as postage, searches
        and clearance certificates come on top. The <EstimatorLink>Buyer Guide</EstimatorLink> explains each
        cost and how to pay less, with your price and deposit filled in.
      </p>
    </Part>
  );
});

/** To the guide's cost estimator with the price and the down payment as they stand, typed a moment ago or not. */
function EstimatorLink({ children }: { children: ReactNode }) {
  const { figures } = usePageOfAnswer();
  const { inputs } = useNumbersOfPage();
  const values = { estimatorDeposit: depositPercent(inputs) };
  return (
    <a
      href={figuresAddress("estimator", values, inputsText(inputs, defaultInputs(figures)))}
      data-track-event="cta_click"
      data-track-name="loan_estimator"
    >
      {children}
    </a>
  );
}
