import { ToolInput } from "./tool-input.tsx";

/** The loan and what buying costs. */
export function BuyingInputs() {
  return (
    <>
      <ToolInput name="interestRate" label="Interest rate" />
      <ToolInput name="termYears" label="Loan term" unit="years" />
      <ToolInput
        name="transferCosts"
        label="Transfer costs"
        hint="Transfer duty, attorney and deeds office."
      />
      <ToolInput name="bondCosts" label="Bond costs" hint="Bond attorney and deeds office." />
      <ToolInput name="initiationFee" label="The bank’s initiation fee" />
      <ToolInput name="serviceFee" label="The bank’s service fee a month" />
    </>
  );
}

/** What the home costs to keep. */
export function RunningInputs() {
  return (
    <>
      <ToolInput
        name="ratesAndTaxes"
        label="Rates a month"
        hint="A starting point: look at the municipal bill."
      />
      <ToolInput name="levy" label="Levy a month" hint="In a sectional title scheme or an estate." />
      <ToolInput name="insurance" label="Insurance of the building a month" />
      <ToolInput name="maintenancePercent" label="Maintenance a year (% of the home’s value)" />
      <ToolInput name="costGrowth" label="Rates, levy and insurance rise a year by" />
    </>
  );
}

/** What selling it costs. */
export function SellingInputs() {
  return (
    <>
      <ToolInput
        name="commissionPercent"
        label="Agent’s commission when you sell"
        hint="Without VAT. Usually 5% to 7.5%; you can negotiate it."
      />
      <ToolInput name="vatPercent" label="VAT on the commission" />
      <ToolInput
        name="otherSellingCosts"
        label="Other costs of selling"
        hint="Cancelling the bond, and certificates."
      />
    </>
  );
}
