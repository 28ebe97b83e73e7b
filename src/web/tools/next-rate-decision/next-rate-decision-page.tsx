import type { NextRateDecisionResult } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import type { PageContext } from "#contract/page-context.ts";
import { picture } from "#web/components/picture/picture.tsx";
import { fixed } from "#web/format/percent.ts";
import { OtherConvention } from "../convention-input.tsx";
import { primeDate } from "../figure-dates.ts";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { AnnouncementDates } from "./announcement-dates.tsx";
import { DecisionTable } from "./decision-table.tsx";
import { assumptions } from "./next-rate-decision.content.ts";
import { nextRateDecisionTool } from "./next-rate-decision.tool.ts";

const DecisionChart = picture(
  async () => (await import("./decision-chart.tsx")).DecisionChart,
  import.meta.env.SSR && (await import("./decision-chart.tsx")).DecisionChart,
);

/** What the next rate decision may do to a bond. */
export function NextRateDecisionPage(page: PageContext) {
  return (
    <ToolPage tool={nextRateDecisionTool} page={page}>
      {({ values, result, context }) => ({
        fields: (
          <>
            <ToolInput name="balance" label="What you still owe" />
            <ToolInput name="interestRate" label="Your interest rate" hint={marginText(result)} />
            <ToolInput name="remainingMonths" label="Time left on the bond" />
          </>
        ),
        moreFields: (
          <ToolInput
            name="prime"
            label="Prime rate now"
            hint="Only the new prime rates in the table follow from it."
          />
        ),
        besideAnswer: (
          <>
            <AnnouncementDates context={context} next={result.next} />
            <OtherConvention
              loanAmount={values.balance}
              interestRate={values.interestRate}
              termYears={values.remainingMonths / 12}
              convention={context.convention}
            />
          </>
        ),
        picture: <DecisionChart rows={result.rows} instalment={result.instalment} />,
        below: <DecisionTable rows={result.rows} />,
        assumptions,
        datesOfFigures: [primeDate(context.figures), "announcement dates of the South African Reserve Bank"],
      })}
    </ToolPage>
  );
}

/** "Prime plus 0.25" */
function marginText({ marginPercent }: NextRateDecisionResult): string {
  if (fixed(marginPercent, 2) === "0.00") return "This is prime.";
  const gap = fixed(Math.abs(marginPercent), 2);
  return marginPercent > 0 ? `This is prime plus ${gap}.` : `This is prime minus ${gap}.`;
}
