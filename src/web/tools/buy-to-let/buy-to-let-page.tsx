import {
  commissionTable,
  priceGrowthTable,
  rentGrowthTable,
  vacancyTable,
} from "#calculations/tools/market-defaults.table.ts";
import type { PageContext } from "#contract/page-context.ts";
import { picture } from "#web/components/picture/picture.tsx";
import { chosenToLet } from "../chosen-starts.ts";
import { OtherConvention } from "../convention-input.tsx";
import { DepositInput } from "../deposit-input.tsx";
import { costDates, gainsDate, marketDate } from "../figure-dates.ts";
import { BuyingInputs, RunningInputs, SellingInputs } from "../owned-home-inputs.tsx";
import { ToolGroup } from "../tool-group.tsx";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { assumptions } from "./buy-to-let.content.ts";
import { buyToLetTool } from "./buy-to-let.tool.ts";
import { LetTable, SaleStats } from "./let-table.tsx";

const LettingChart = picture(
  async () => (await import("./letting-chart.tsx")).LettingChart,
  import.meta.env.SSR && (await import("./letting-chart.tsx")).LettingChart,
);

/** Whether a home that is bought to let pays for itself. */
export function BuyToLetPage(page: PageContext) {
  return (
    <ToolPage tool={buyToLetTool} page={page}>
      {({ values, result, context }) => {
        const loan = values.price - Math.min(values.price, values.deposit);
        return {
          fields: <MainFields />,
          moreFields: <MoreFields />,
          besideAnswer: (
            <OtherConvention
              loanAmount={loan}
              interestRate={values.interestRate}
              termYears={values.termYears}
              convention={context.convention}
            />
          ),
          picture: <LettingChart rows={result.rows} start={values.price - loan} />,
          below: (
            <>
              <SaleStats result={result} />
              <LetTable rows={result.rows} />
            </>
          ),
          assumptions,
          chosen: chosenToLet,
          datesOfFigures: [
            ...costDates(context.figures, page.today),
            ...(values.marginalPercent === "0" ? [] : [gainsDate(context.figures)]),
            marketDate("empty homes", vacancyTable),
            marketDate("growth of prices", priceGrowthTable),
            marketDate("growth of rents", rentGrowthTable),
            marketDate("commission", commissionTable),
          ],
        };
      }}
    </ToolPage>
  );
}

function MainFields() {
  return (
    <>
      <ToolInput name="price" label="Purchase price" />
      <DepositInput />
      <ToolInput name="rent" label="Rent a month" />
      <ToolInput name="vacancyPercent" label="Time without a tenant" />
      <ToolInput name="priceGrowth" label="Growth of home prices a year" hint="Nobody knows it: try 0 too." />
      <ToolInput name="years" label="You keep it for" unit="years" />
    </>
  );
}

function MoreFields() {
  return (
    <>
      <ToolGroup title="The letting">
        <ToolInput
          name="managementPercent"
          label="Letting agent (% of the rent, VAT included)"
          hint="Usually 8% to 12%; 0 if you let it yourself."
        />
        <ToolInput name="rentGrowth" label="Rent rises a year by" />
      </ToolGroup>
      <ToolGroup title="Costs of keeping the home">
        <RunningInputs />
      </ToolGroup>
      <ToolGroup title="The bond, and the costs of buying">
        <BuyingInputs />
      </ToolGroup>
      <ToolGroup title="Tax">
        <ToolInput
          name="marginalPercent"
          label="Your rate of income tax"
          hint="The tax rate on the top part of your income."
        />
        <ToolInput
          name="losses"
          label="A year’s loss is"
          hint="Usually you may set it off. If you pay tax at the highest rate, section 20A of the Income Tax Act may not let you."
        />
      </ToolGroup>
      <ToolGroup title="When you sell">
        <SellingInputs />
      </ToolGroup>
    </>
  );
}
