import {
  commissionTable,
  priceGrowthTable,
  rentGrowthTable,
} from "#calculations/tools/market-defaults.table.ts";
import type { PageContext } from "#contract/page-context.ts";
import { picture } from "#web/components/picture/picture.tsx";
import { chosenToRentOrBuy } from "../chosen-starts.ts";
import { OtherConvention } from "../convention-input.tsx";
import { DepositInput } from "../deposit-input.tsx";
import { costDates, gainsDate, marketDate } from "../figure-dates.ts";
import { BuyingInputs, RunningInputs, SellingInputs } from "../owned-home-inputs.tsx";
import { ToolGroup } from "../tool-group.tsx";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { NetWorthTable } from "./net-worth-table.tsx";
import { assumptions } from "./rent-or-buy.content.ts";
import { rentOrBuyTool } from "./rent-or-buy.tool.ts";

const NetWorthChart = picture(
  async () => (await import("./net-worth-chart.tsx")).NetWorthChart,
  import.meta.env.SSR && (await import("./net-worth-chart.tsx")).NetWorthChart,
);

/** Whether to rent or to buy. */
export function RentOrBuyPage(page: PageContext) {
  return (
    <ToolPage tool={rentOrBuyTool} page={page}>
      {({ values, result, context }) => ({
        fields: <MainFields />,
        moreFields: <MoreFields />,
        besideAnswer: (
          <OtherConvention
            loanAmount={values.price - Math.min(values.price, values.deposit)}
            interestRate={values.interestRate}
            termYears={values.termYears}
            convention={context.convention}
          />
        ),
        picture: result.rows.length > 1 && <NetWorthChart result={result} />,
        below: <NetWorthTable rows={result.rows} />,
        assumptions,
        chosen: chosenToRentOrBuy,
        datesOfFigures: [
          ...costDates(context.figures, page.today),
          marketDate("growth of prices", priceGrowthTable),
          marketDate("growth of rents", rentGrowthTable),
          marketDate("commission", commissionTable),
          ...(values["gainsTax.marginalPercent"] === "0" ? [] : [gainsDate(context.figures, "ownHome")]),
        ],
      })}
    </ToolPage>
  );
}

function MainFields() {
  return (
    <>
      <ToolInput name="price" label="Purchase price" />
      <DepositInput />
      <ToolInput name="rent" label="Rent a month for a home like it" />
      <ToolInput name="years" label="You stay for" unit="years" />
      <ToolInput name="priceGrowth" label="Growth of home prices a year" hint="Nobody knows it: try 0 too." />
      <ToolInput
        name="investedSharePercent"
        label="Share of the difference that is invested"
        hint="The one who pays less each month invests this part of the difference and spends the rest. Be honest."
      />
    </>
  );
}

function MoreFields() {
  return (
    <>
      <ToolGroup title="Savings and rent">
        <ToolInput name="investmentReturn" label="Return on investments a year, after fees" />
        <ToolInput name="rentGrowth" label="Rent rises a year by" />
      </ToolGroup>
      <ToolGroup title="The bond, and the costs of buying">
        <BuyingInputs />
        <ToolInput name="initiationPaid" label="The initiation fee is paid" />
      </ToolGroup>
      <ToolGroup title="Costs of keeping the home">
        <RunningInputs />
      </ToolGroup>
      <ToolGroup title="When you sell">
        <SellingInputs />
        <ToolInput
          name="gainsTax.marginalPercent"
          label="Tax on gains"
          hint="The tax rate on the top part of your income."
        />
      </ToolGroup>
    </>
  );
}
