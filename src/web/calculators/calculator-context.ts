import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import type { SharedInputs } from "./shared-inputs.ts";

type InputChange = Partial<SharedInputs>;

/** What every tab needs and none changes by itself. */
export type CalculatorContext = {
  site: SiteInfo;
  /** Calendar day in Africa/Johannesburg, YYYY-MM-DD. */
  today: string;
  /** The prime rate's changes, newest first. */
  history: readonly PrimeRateEntry[];
  inputs: SharedInputs;
  /** A change, or what it is made from the inputs as they are by then. */
  change: (change: InputChange | ((current: SharedInputs) => InputChange)) => void;
  /** The address that opens the numbers of all tabs again. */
  link: () => string;
};

export const CalculatorContext = createContext<CalculatorContext | null>(null);

export function useCalculator(): CalculatorContext {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("A calculator tab stands outside the calculators.");
  return context;
}
