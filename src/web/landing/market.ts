import { type PrimeRateEntry, primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { defaultLoanRate, primeRateHistoryWith } from "#calculations/prime-rate/prime-rate.ts";
import type { TransferDutyTable } from "#calculations/transfer-duty/transfer-duty.table.ts";
import { transferDutyTableAt } from "#calculations/transfer-duty/transfer-duty.ts";
import type { PageContext } from "#contract/page-context.ts";

/** The figures of the day, which several sections of the page show. */
export type Market = {
  history: readonly PrimeRateEntry[];
  /** The date since which the prime rate is what it is. */
  primeSince: string;
  loanRate: number;
  dutyTable: TransferDutyTable;
};

export function marketAt({ today, addedPrimeRates }: PageContext): Market {
  const history = primeRateHistoryWith(primeRateHistory, addedPrimeRates);
  return {
    history,
    primeSince: primeRateChanges(history)[0]?.date ?? today,
    loanRate: defaultLoanRate(history),
    dutyTable: transferDutyTableAt(today),
  };
}

/** The entries at which the rate became another one, newest first; the oldest entry counts as the first. */
export function primeRateChanges(history: readonly PrimeRateEntry[]): readonly PrimeRateEntry[] {
  return history.filter(({ rate }, index) => rate !== history[index + 1]?.rate);
}
