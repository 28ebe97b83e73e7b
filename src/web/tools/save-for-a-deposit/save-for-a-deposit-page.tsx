import { interestExemptionTable } from "#calculations/income-tax/income-tax.table.ts";
import { priceGrowthTable, savingsRateTable } from "#calculations/tools/market-defaults.table.ts";
import type { PageContext } from "#contract/page-context.ts";
import { picture } from "#web/components/picture/picture.tsx";
import { day } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { chosenToSave } from "../chosen-starts.ts";
import { costDates, marketDate } from "../figure-dates.ts";
import { SubsidyHint } from "../subsidy-hint.tsx";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { byMonthProblem } from "./deposit-answer.ts";
import { assumptions } from "./save-for-a-deposit.content.ts";
import { saveForADepositTool } from "./save-for-a-deposit.tool.ts";
import { SavingsTable } from "./savings-table.tsx";

const SavingsChart = picture(
  async () => (await import("./savings-chart.tsx")).SavingsChart,
  import.meta.env.SSR && (await import("./savings-chart.tsx")).SavingsChart,
);

/** How long it takes to save for a home, or how much a month. */
export function SaveForADepositPage(page: PageContext) {
  return (
    <ToolPage tool={saveForADepositTool} page={page}>
      {({ values, result: atThisPace, context }) => {
        // Where a month is wanted, the picture is of what the answer asks for.
        const { monthlyNeeded: saving = values.monthlySaving } = atThisPace;
        const result =
          saving === values.monthlySaving
            ? atThisPace
            : saveForADepositTool.calculate({ ...values, monthlySaving: saving }, context);
        return {
          fields: (
            <>
              <ToolInput name="price" label="Price of the home today" />
              <ToolInput name="depositPercent" label="Deposit (% of the price)" />
              <ToolInput name="savedNow" label="Saved so far" />
              <ToolInput name="monthlySaving" label="You save a month" />
              <ToolInput
                name="byMonth"
                label="You want to buy in (optional)"
                hint="Then you see how much a month it takes."
                error={byMonthProblem(values.byMonth, atThisPace.needThen)}
              />
              <ToolInput name="withCosts" label="Include the costs of buying" />
            </>
          ),
          moreFields: <MoreFields />,
          picture: result.rows.length > 1 && (
            <SavingsChart result={result} saving={saving} today={page.today} />
          ),
          below: result.rows.length > 1 && <SavingsTable rows={result.rows} today={page.today} />,
          assumptions,
          chosen: chosenToSave,
          datesOfFigures: [
            ...costDates(context.figures, page.today),
            marketDate("growth of prices", priceGrowthTable),
            marketDate("rate on savings", savingsRateTable),
            marketDate("interest free of tax", interestExemptionTable),
          ],
          contact: "Get Property Financing Help",
          withoutLoan: true,
        };
      }}
    </ToolPage>
  );
}

function MoreFields() {
  const { interestExemption, interestExemptionFrom65, from = "" } = interestExemptionTable;
  return (
    <>
      <ToolInput name="priceGrowth" label="Growth of home prices a year" hint="Nobody knows it: try 0 too." />
      <ToolInput name="initiationPaid" label="The bank’s initiation fee" />
      <ToolInput
        name="otherCash"
        label="Other cash that you need"
        hint="Moving, connections and the first month."
      />
      <ToolInput name="subsidy" label="First Home Finance subsidy" hint={<SubsidyHint />} />
      <ToolInput name="savingRise" label="You save more each year by" />
      <ToolInput name="savingsRate" label="Interest on your savings a year" />
      <ToolInput
        name="taxPercent"
        label="Income tax on the interest"
        hint="Choose “None” for a tax-free savings account. Otherwise choose the tax rate on the top part of your income."
      />
      <ToolInput
        name="interestExemption"
        label="Interest free of tax a year"
        hint={`${rand(interestExemption)}, or ${rand(interestExemptionFrom65)} from age 65: the same since ${day(from)}.`}
      />
    </>
  );
}
