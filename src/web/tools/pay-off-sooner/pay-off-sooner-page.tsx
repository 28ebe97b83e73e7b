import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { monthlyRateBy } from "#calculations/loan/monthly-rate.ts";
import { type PayOffSoonerResult, payOffSooner } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import type { PageContext } from "#contract/page-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { Actions } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { downloadCalendar } from "../calendar-file.ts";
import { OtherConvention } from "../convention-input.tsx";
import { primeDate } from "../figure-dates.ts";
import { ToolPage } from "../tool-page.tsx";
import { useToolOfPage } from "../tool-page-context.ts";
import { goalWords } from "./goal-words.ts";
import { assumptions } from "./pay-off-sooner.content.ts";
import { payOffSoonerTool } from "./pay-off-sooner.tool.ts";
import { payoffCalendar } from "./payoff-calendar.ts";
import { MorePayoffFields, PayoffFields } from "./payoff-inputs.tsx";
import { PayoffSchedule } from "./payoff-schedule.tsx";
import {
  firstInstalmentOf,
  firstInstalmentProblem,
  type PayoffValues,
  payoffInputs,
} from "./payoff-values.ts";
import { refusedWords } from "./payoff-words.ts";

const PayOffSoonerChart = picture(
  async () => (await import("./pay-off-sooner-chart.tsx")).PayOffSoonerChart,
  import.meta.env.SSR && (await import("./pay-off-sooner-chart.tsx")).PayOffSoonerChart,
);

/** A bond paid off sooner. */
export function PayOffSoonerPage(page: PageContext) {
  return (
    <ToolPage tool={payOffSoonerTool} page={page}>
      {({ values, result, context }) => {
        const { balance, interestRate, remainingMonths, accessBond } = values;
        const first = firstInstalmentOf(values, page.today);
        const contract = monthlyPayment(
          balance,
          monthlyRateBy(context.convention, interestRate),
          remainingMonths,
        );
        return {
          fields: (
            <>
              <PayoffFields values={values} first={first} last={result.payoffMonth} />
              <Goal result={result} values={values} today={page.today} />
            </>
          ),
          moreFields: (
            <MorePayoffFields contract={contract} problem={firstInstalmentProblem(values, page.today)} />
          ),
          besideAnswer: (
            <>
              <Refused result={result} />
              <OtherConvention
                loanAmount={balance}
                interestRate={interestRate}
                termYears={remainingMonths / 12}
                convention={context.convention}
                savingBy={(convention) =>
                  payOffSooner(payoffInputs(values, { ...context, convention })).interestSaved
                }
              />
            </>
          ),
          picture: <PayOffSoonerChart result={result} values={values} first={first} />,
          below: (
            <>
              <Calendar result={result} first={first} today={page.today} />
              <PayoffSchedule rows={shownRows(result, remainingMonths)} first={first} canDraw={accessBond} />
            </>
          ),
          assumptions,
          datesOfFigures: [primeDate(context.figures)],
        };
      }}
    </ToolPage>
  );
}

/** A bond that is never repaid is shown for the contract's term. */
const shownRows = ({ rows, neverRepaid }: PayOffSoonerResult, remainingMonths: number) =>
  neverRepaid ? rows.slice(0, remainingMonths) : rows;

type GoalProps = { result: PayOffSoonerResult; values: PayoffValues; today: string };

/** What to pay each month for the goal, right under it, and a button that does so. */
function Goal({ result, values, today }: GoalProps) {
  const { enter } = useToolOfPage();
  const words = goalWords(result, values, today);
  const extra = result.goal?.monthlyExtra;
  if (words === undefined) return null;
  return (
    <Notice tone={extra === undefined ? "plain" : "good"}>
      <p>{words}</p>
      {extra !== undefined && extra > 0 && extra !== values.monthlyExtra && (
        <div>
          <Button onClick={() => enter({ monthlyExtra: extra })}>Use this amount</Button>
        </div>
      )}
    </Notice>
  );
}

function Refused({ result }: { result: PayOffSoonerResult }) {
  const words = refusedWords(result);
  return words ? <Notice tone="bad">{words}</Notice> : null;
}

type CalendarProps = { result: PayOffSoonerResult; first: string; today: string };

function Calendar({ result, first, today }: CalendarProps) {
  const days = payoffCalendar(result, first);
  if (days.length < 2) return null;
  return (
    <Actions>
      <Button onClick={() => downloadCalendar("pay-off-sooner", days, today)}>
        Add the months to your calendar
      </Button>
    </Actions>
  );
}
