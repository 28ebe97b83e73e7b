import type { Figures } from "#calculations/figures/figures.ts";
import type { TransferDutyTable } from "#calculations/figures/transfer-duty.table.ts";
import { defaultLoanRate, primeRateChanges } from "#calculations/prime-rate/prime-rate.ts";
import { firstWithSameDuty, transferDutyTableAt } from "#calculations/transfer-duty/transfer-duty.ts";
import type { PageContext } from "#contract/page-context.ts";
import { pageFigures } from "#web/figures/page-figures.ts";

/** The figures of the day, which several sections of the page show. */
export type Market = {
  today: string;
  figures: Figures;
  /** The date of the prime rate's last change. */
  primeSince: string;
  loanRate: number;
  dutyTable: TransferDutyTable;
  /** The date of the duty's last change. */
  dutySince: string;
};

export function marketAt(context: PageContext): Market {
  const { today } = context;
  const figures = pageFigures(context);
  const dutyTable = transferDutyTableAt(today, figures.transferDuty);
  return {
    today,
    figures,
    primeSince: primeRateChanges(figures.prime)[0]?.date ?? today,
    loanRate: defaultLoanRate(figures.prime),
    dutyTable,
    dutySince: firstWithSameDuty(dutyTable, figures.transferDuty).from,
  };
}
