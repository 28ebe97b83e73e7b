import { daysLater } from "#calculations/calendar/calendar.ts";
import { earlySettlementTable } from "#calculations/tools/switch-your-bond/early-settlement.table.ts";
import type { SwitchYourBondResult } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import type { PageContext } from "#contract/page-context.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Button } from "#web/components/button/button.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import {
  changeColumn,
  countColumn,
  csvRows,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { downloadCalendar } from "../calendar-file.ts";
import { OtherConvention } from "../convention-input.tsx";
import { bondCostDates, primeDate } from "../figure-dates.ts";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { useToolOfPage } from "../tool-page-context.ts";
import { chosenToSwitch } from "./switch-starts.ts";
import { longTermWarning, ownBankRate, type SwitchValues } from "./switch-words.ts";
import { assumptions } from "./switch-your-bond.content.ts";
import { switchYourBondTool } from "./switch-your-bond.tool.ts";

const SwitchYourBondChart = picture(
  async () => (await import("./switch-your-bond-chart.tsx")).SwitchYourBondChart,
  import.meta.env.SSR && (await import("./switch-your-bond-chart.tsx")).SwitchYourBondChart,
);

/** A bond moved to another bank. */
export function SwitchYourBondPage(page: PageContext) {
  return (
    <ToolPage tool={switchYourBondTool} page={page}>
      {({ values, result, context }) => ({
        fields: <MainFields values={values} />,
        moreFields: <MoreFields result={result} />,
        besideAnswer: (
          <>
            <LongTermWarning result={result} values={values} />
            <OtherConvention
              loanAmount={values.balance}
              interestRate={values.interestRate}
              termYears={values.remainingMonths / 12}
              convention={context.convention}
            />
          </>
        ),
        picture: <SwitchYourBondChart result={result} values={values} />,
        below: <ToDo result={result} values={values} today={page.today} />,
        assumptions,
        chosen: chosenToSwitch,
        datesOfFigures: [
          ...bondCostDates(context.figures),
          "cost of cancelling: our estimate, from fees published since 2022",
          primeDate(context.figures),
        ],
        contact: "Get Better Rates",
      })}
    </ToolPage>
  );
}

function MainFields({ values }: { values: SwitchValues }) {
  return (
    <>
      <ToolInput name="balance" label="What you still owe" />
      <ToolInput name="interestRate" label="Your rate today" />
      <ToolInput name="remainingMonths" label="Time left" />
      <ToolInput name="newRate" label="The new bank’s rate" />
      <ToolInput name="newTermMonths" label="Term of the new bond" />
      {values.instalment === 0 && (
        <ToolInput
          name="keepInstalment"
          label="I keep paying my old instalment"
          hint="The lower rate then shortens the bond."
        />
      )}
      <ToolInput
        name="noticeDays"
        label="Notice you give before you cancel"
        unit="days"
        hint="From 90 days on there is no penalty interest."
      />
      <ToolInput name="horizonYears" label="How long will you keep the bond?" unit="years" />
      <ToolInput name="bankContribution" label="The new bank pays" hint="Its part of the costs, if any." />
    </>
  );
}

function MoreFields({ result }: { result: SwitchYourBondResult }) {
  return (
    <>
      <ToolInput
        name="cancellationCosts"
        label="Cancelling the old bond"
        hint="The attorney’s fee; ask for a quote."
      />
      <ToolInput name="bondCosts" label="Registering the new bond" />
      <ToolInput name="initiationFee" label="Initiation fee" />
      <ToolInput name="costsPaid" label="The costs are paid" />
      <ToolInput
        name="clawbackMonths"
        label="The bank’s part is paid back if you leave within"
        unit="months"
      />
      <ToolInput
        name="instalment"
        label="What you really pay each month"
        hint={`Leave it blank for the contract’s ${rand(result.contractInstalment)}. An amount here is kept at the new bank too.`}
      />
      <ToolInput name="serviceFee" label="Service fee today" />
      <ToolInput name="newServiceFee" label="Service fee at the new bank" />
    </>
  );
}

type WordsProps = { result: SwitchYourBondResult; values: SwitchValues };

/** A longer term only looks cheaper; the way out is one press. */
function LongTermWarning({ result, values }: WordsProps) {
  const { enter } = useToolOfPage();
  const words = longTermWarning(result, values);
  if (words === undefined) return null;
  return (
    <Notice tone="bad" title="A longer term only looks cheaper">
      <p>{words}</p>
      {!values.keepInstalment && values.instalment === 0 && (
        <div>
          <Button onClick={() => enter({ keepInstalment: true })}>Keep the old instalment</Button>
        </div>
      )}
    </Notice>
  );
}

type ToDoProps = WordsProps & { today: string };

/** What to do next, in its order, with the day from which there is no penalty. */
function ToDo({ result, values, today }: ToDoProps) {
  const { days } = earlySettlementTable;
  const free = daysLater(today, days);
  const own = ownBankRate(result, values);
  const reminders = [
    { date: today, title: "Give your bank 90 days’ notice in writing" },
    { date: free, title: "Your bond can be cancelled without penalty interest" },
  ];
  return (
    <Part title="What to do now">
      <ol>
        <li>
          Ask your own bank first: a phone call costs nothing.{" "}
          {own !== undefined && (
            <>
              At <strong className="figures">{quotedRate(own)}</strong> it is as good as the switch.
            </>
          )}
        </li>
        <li>
          Give {days} days’ notice in writing now. If you do so today, there is no penalty from{" "}
          <strong>{day(free)}</strong>. A notice lapses, often after six months.
        </li>
        <li>Ask the new bank to pay a part of the costs, and for how long you must then stay.</li>
        <li>Compare its written offer, with every fee, with what you entered here.</li>
      </ol>
      <Actions>
        <Button onClick={() => downloadCalendar("switch-your-bond", reminders, today)}>
          Add the dates to your calendar
        </Button>
        <TableExport name="switch-your-bond" rows={() => exportRows(result)} />
      </Actions>
    </Part>
  );
}

const columns: readonly SavedColumn<{ month: number; saving: number }>[] = [
  countColumn("Month", ({ month }) => month),
  changeColumn("Better off by", ({ saving }) => saving),
];

/** Every month of the picture, which has no table of its own. */
const exportRows = ({ savings }: SwitchYourBondResult) =>
  csvRows(
    columns,
    savings.map((saving, month) => ({ month, saving })),
  );
