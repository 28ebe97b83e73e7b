import type { Figures } from "#calculations/figures/figures.ts";
import type { CashNeededResult } from "#calculations/tools/cash-needed/cash-needed.ts";
import type { DatedPayment } from "#calculations/tools/cash-needed/payments.ts";
import type { Buyer } from "#calculations/transfer-duty/transfer-duty-cases.ts";
import type { PageContext } from "#contract/page-context.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Button } from "#web/components/button/button.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import {
  csvRows,
  minor,
  randColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { day, shortDay, weekdayDay } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { buyerWords, dutyWords } from "#web/inputs/duty-words.ts";
import { downloadCalendar } from "../calendar-file.ts";
import { OtherConvention } from "../convention-input.tsx";
import { DepositInput } from "../deposit-input.tsx";
import { costDates } from "../figure-dates.ts";
import { SubsidyHint } from "../subsidy-hint.tsx";
import type { ToolValues } from "../tool-fields.ts";
import { ToolGroup } from "../tool-group.tsx";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { assumptions } from "./cash-needed.content.ts";
import type { cashNeededFields } from "./cash-needed.fields.ts";
import { cashNeededTool } from "./cash-needed.tool.ts";
import { chosenForCash, saleSources } from "./cash-starts.ts";
import { paymentWords } from "./payment-words.ts";

const CashNeededChart = picture(
  async () => (await import("./cash-needed-chart.tsx")).CashNeededChart,
  import.meta.env.SSR && (await import("./cash-needed-chart.tsx")).CashNeededChart,
);

/** Every payment from the offer to the keys. */
export function CashNeededPage(page: PageContext) {
  return (
    <ToolPage tool={cashNeededTool} page={page}>
      {({ values, result, context }) => ({
        fields: <MainFields values={values} result={result} today={page.today} />,
        moreFields: <MoreFields buyer={values.buyer} result={result} figures={context.figures} />,
        besideAnswer: (
          <OtherConvention
            loanAmount={result.loan - result.subsidyToLoan}
            interestRate={values.interestRate}
            termYears={values.termYears}
            convention={context.convention}
          />
        ),
        picture: <CashNeededChart result={result} />,
        below: <Timeline result={result} today={page.today} />,
        assumptions,
        chosen: chosenForCash,
        datesOfFigures: [...costDates(context.figures, result.offerAccepted), ...saleSources],
        contact: "Get Property Financing Help",
      })}
    </ToolPage>
  );
}

type MainFieldsProps = {
  values: ToolValues<typeof cashNeededFields>;
  result: CashNeededResult;
  today: string;
};

function MainFields({ values, result: { offerAccepted, registration }, today }: MainFieldsProps) {
  return (
    <>
      <ToolInput name="price" label="Purchase price" />
      <DepositInput />
      <ToolInput
        name="offerAccepted"
        label="Offer accepted on"
        hint={
          values.offerAccepted !== offerAccepted
            ? "Without a day we count from today."
            : offerAccepted < today
              ? "That day is past: the first days to pay may be past too."
              : undefined
        }
      />
      <ToolInput
        name="occupation"
        label="You move in on (optional)"
        hint={occupationHint(values.occupation, offerAccepted, registration)}
      />
      <ToolInput name="sellerChargesVat" {...dutyWords.sellerChargesVat} />
    </>
  );
}

function occupationHint(occupation: string, offerAccepted: string, registration: string): string {
  if (occupation !== "" && occupation < offerAccepted)
    return "That is before the offer, so we count the day of the offer.";
  return occupation > registration
    ? `That is after registration on ${day(registration)}: you pay no occupational rent, and we count moving on that day.`
    : "Before registration you usually pay the seller occupational rent.";
}

/** What the deeds office asks for each deed now; the specified costs leave it out, so that the visitor adds it. */
function lodgementHint({ deedsOffice, newest }: Figures): string {
  const { lodgementFee, from } = (newest ?? { deedsOffice }).deedsOffice;
  const leftOut = lodgementFee > deedsOffice.lodgementFee ? " Not in our tables: add it here." : "";
  return `${rand(lodgementFee)} for each deed since ${day(from)}, in every deeds office.${leftOut}`;
}

type MoreFieldsProps = { buyer: Buyer; result: CashNeededResult; figures: Figures };

function MoreFields({ buyer, result, figures }: MoreFieldsProps) {
  return (
    <>
      <ToolGroup title="The bond">
        <ToolInput name="interestRate" label="Interest rate" />
        <ToolInput name="termYears" label="Loan term" unit="years" />
        <ToolInput name="initiationPaid" label="The bank’s initiation fee" />
        <ToolInput name="serviceFee" label="Monthly service fee" />
      </ToolGroup>
      <ToolGroup title="Transfer duty and subsidy">
        <ToolInput name="buyer" label="Who buys" hint={buyerWords[buyer]} />
        <ToolInput name="fairValue" {...dutyWords.fairValue} />
        <ToolInput name="subsidy" label="First Home Finance subsidy" hint={<SubsidyHint />} />
      </ToolGroup>
      <ToolGroup title="The days">
        <ToolInput name="depositDays" label="Deposit due after" unit="days" />
        <ToolInput name="approvalDays" label="Bond approval within" unit="days" />
        <ToolInput name="approvalDaysKind" label="The approval’s days are" />
        <ToolInput name="costsDays" label="Attorneys ask for costs after" unit="working days" />
        <ToolInput
          name="registrationDays"
          label="Registration after the offer"
          unit="days"
          hint={
            result.registrationHeldBack
              ? `The steps before it take longer, so we use ${day(result.registration)}.`
              : undefined
          }
        />
        <ToolInput name="lodgementDays" label="Time in the deeds office" unit="working days" />
      </ToolGroup>
      <ToolGroup title="Moving in">
        <ToolInput name="occupationalRent" label="Occupational rent a month" />
        <ToolInput name="moving" label="Moving" />
        <ToolInput name="connections" label="Connections" />
        <ToolInput name="insurance" label="Insurance of the building, first month" />
      </ToolGroup>
      <ToolGroup title="What you pay back, and the deeds office">
        <ToolInput name="ratesAndTaxes" label="Rates a month" />
        <ToolInput name="levy" label="Levy a month" />
        <ToolInput name="monthsAhead" label="Paid ahead by the seller" unit="months" />
        <ToolInput name="lodgementFee" label="Lodgement fee for each deed" hint={lodgementHint(figures)} />
      </ToolGroup>
    </>
  );
}

const columns: readonly SavedColumn<DatedPayment>[] = [
  wordsColumn("By", ({ date }) => date, { shown: ({ date }) => shortDay(date) }),
  wordsColumn("What", ({ key }) => paymentWords[key].what),
  wordsColumn("To", ({ key }) => paymentWords[key].to, minor),
  randColumn("Amount", ({ amount }) => amount),
  randColumn("Paid so far", ({ cumulative }) => cumulative, minor),
];

/** The payments day by day, for reading, for a spreadsheet and for a calendar. */
function Timeline({ result, today }: { result: CashNeededResult; today: string }) {
  const { events } = result;
  return (
    <Part title="From the offer to the keys">
      <Actions>
        <Button onClick={() => downloadCalendar("cash-needed", calendarDays(result), today)}>
          Add the dates to your calendar
        </Button>
        <TableExport name="cash-needed" rows={() => csvRows(columns, events)} />
      </Actions>
      <ResultsTable
        caption="Payments from the offer to the keys"
        columns={columns}
        rows={events}
        rowKey={({ key, date }) => `${key} ${date}`}
      />
    </Part>
  );
}

function calendarDays({
  events,
  approvalBy,
  lodged,
  registration,
  firstInstalment,
  firstInstalmentDate,
}: CashNeededResult) {
  const payments = events
    .filter(({ amount }) => amount > 0)
    .map(({ date, key, amount }) => ({
      date,
      title: `${paymentWords[key].what}: ${rand(amount)}`,
      text: `Pay to ${paymentWords[key].to}. An estimate: your offer decides the day.`,
    }));
  return [
    ...payments,
    ...(approvalBy
      ? [{ date: approvalBy, title: "Bond approval due", text: "The bond condition ends on this day." }]
      : []),
    { date: lodged, title: "Papers lodged at the deeds office, about" },
    { date: registration, title: "Registration, about", text: weekdayDay(registration) },
    ...(firstInstalment !== undefined && firstInstalmentDate
      ? [{ date: firstInstalmentDate, title: `First instalment: ${rand(firstInstalment)}` }]
      : []),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}
