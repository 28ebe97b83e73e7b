import { affordabilityExample } from "#calculations/affordability/affordability-defaults.ts";
import { Bars } from "#web/components/part-of-text/bars.tsx";
import { rand } from "#web/format/rand.ts";
import { PartPicture } from "../parts/part-picture.tsx";
import { leftForABond } from "./budget.ts";

/** Rand a month. */
type IncomeBarsProps = { instalment: number; gross: number };

/** The instalment in an income of three and of four times as much, and in the reader's own. */
export function IncomeBars({ instalment, gross }: IncomeBarsProps) {
  const times = (many: number) => rand(many * instalment);
  const own = Math.max(0, gross - instalment);
  const ratio = instalment > 0 ? `, ${Number((gross / instalment).toFixed(1))} times` : "";
  return (
    <Bars
      of={[
        { figure: times(1), words: "the instalment above", pieces: [instalment, 0] },
        { figure: times(3), words: "earned is 3 times that", pieces: [instalment, 2 * instalment] },
        { figure: times(4), words: "is 4 times, and safer", pieces: [instalment, 3 * instalment] },
        { figure: rand(gross), words: `is what you earn${ratio}`, pieces: [instalment, own], notice: true },
      ]}
    />
  );
}

/** In its part, for the nurse of the chapter. */
export function IncomePicture() {
  const { grossIncome: gross, netIncome: net, monthlyExpenses: expenses } = affordabilityExample;
  const { limit } = leftForABond({ gross, net, expenses });
  return (
    <PartPicture name="income">
      <IncomeBars instalment={limit.allowedInstalment} gross={gross} />
    </PartPicture>
  );
}
