import { memo } from "react";
import { attorneyFeeTable } from "#calculations/attorney-fees/attorney-fees.table.ts";
import { deedsOfficeTable } from "#calculations/deeds-office-fees/deeds-office-fees.table.ts";
import type { CostBreakdown, RegistrationCosts } from "#calculations/property-costs/cost-breakdown.ts";
import { initiationFeeTable } from "#calculations/property-costs/initiation-fee.table.ts";
import { vatTable } from "#calculations/property-costs/vat.table.ts";
import { transferDutyTables } from "#calculations/transfer-duty/transfer-duty.table.ts";
import { CostMakeUp } from "#web/components/cost-make-up/cost-make-up.tsx";
import { Part } from "#web/components/part/part.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { day } from "#web/format/day.ts";
import { rand, randWithCents } from "#web/format/rand.ts";
import styles from "./cost-breakdown-part.module.css";

const deedsNote = `deeds office tariff of ${day(deedsOfficeTable.from)}`;
const attorneyNote = `Law Society guideline of ${day(attorneyFeeTable.from)}`;
const vatNote = `${vatTable.vatPercent}% since ${day(vatTable.from)}`;

function registrationItems(costs: RegistrationCosts, attorney: string) {
  return [
    { label: "Deeds Office", value: rand(costs.deedsOffice), note: deedsNote },
    { label: attorney, value: rand(costs.attorney), note: attorneyNote },
    { label: "VAT", value: rand(costs.vat), note: vatNote },
    { label: "Total", value: rand(costs.total), strong: true },
  ];
}

type CostBreakdownPartProps = { fees: CostBreakdown; price: number };

/** Every cost of buying beside the price, and from when each figure dates. */
export const CostBreakdownPart = memo(function CostBreakdownPart({ fees, price }: CostBreakdownPartProps) {
  const dutyTable = transferDutyTables.find((table) => table.tableYear === fees.tableYear);
  const dutyNote = dutyTable && `SARS table ${fees.tableYear}, from ${day(dutyTable.from)}`;
  return (
    <Part title="Complete Cost Breakdown">
      <div className={styles.groups}>
        <div>
          <h3>Transfer Fees</h3>
          <Stats label="Transfer Fees" items={registrationItems(fees.transfer, "Attorney Transfer")} />
        </div>
        <div>
          <h3>Bond Fees</h3>
          <Stats label="Bond Fees" items={registrationItems(fees.bond, "Attorney Bond")} />
        </div>
        <div>
          <h3>Additional Costs</h3>
          <Stats
            label="Additional Costs"
            items={[
              { label: "Transfer Duty", value: rand(fees.transferDuty), note: dutyNote },
              {
                label: "Initiation Fee",
                value: randWithCents(fees.initiationFee),
                note: `legal cap since ${day(initiationFeeTable.from)}`,
              },
              { label: "Grand Total", value: rand(fees.grandTotal), strong: true },
            ]}
          />
        </div>
      </div>
      <p className={styles.note}>
        The attorneys’ fees follow a guideline and may be negotiated. Small amounts such as postage, searches
        and clearance certificates come on top.
      </p>
      <CostMakeUp
        costs={[
          { name: "Transfer duty", amount: fees.transferDuty },
          { name: "Transfer attorney with VAT", amount: fees.transfer.attorneyIncVAT },
          { name: "Bond attorney with VAT", amount: fees.bond.attorneyIncVAT },
          { name: "Deeds office, twice", amount: fees.transfer.deedsOffice + fees.bond.deedsOffice },
          { name: "Bank’s initiation fee", amount: fees.initiationFee },
        ]}
        total={fees.grandTotal}
        price={price}
      />
    </Part>
  );
});
