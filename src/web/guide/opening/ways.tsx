import { useMemo, useState } from "react";
import { isUsableDate, monthsLater } from "#calculations/calendar/calendar.ts";
import { nextWorkingDay } from "#calculations/calendar/working-days.ts";
import { cashNeededDefaults } from "#calculations/tools/cash-needed/cash-needed-defaults.ts";
import { saleDates } from "#calculations/tools/cash-needed/sale-dates.ts";
import type { PageContext } from "#contract/page-context.ts";
import { date } from "#web/answer-page/fields.ts";
import { dayAndMonth, shortDay } from "#web/format/day.ts";
import { noBreakSpace } from "#web/format/rand.ts";
import { guideSections, toolPath } from "#web/site/addresses.ts";
import { toTool } from "../examples/goes-on.ts";
import { type ChapterAnswer, ChapterExample } from "./chapter-example.tsx";
import { monthsOfLooking, times } from "./times.ts";
import { chosenOn, type Stage, WayToTheDoor } from "./way.tsx";

/** What each way is called: in the page, and where its day is kept. */
export const wayIds = { toTheKeys: "way-to-the-keys", fromTheOffer: "way-from-the-offer" } as const;

/** What the dates follow from; a browser works on with the server's day. */
type Days = { today: string; declaredHolidays: readonly string[] };

export const daysProps = ({ today, declaredHolidays = [] }: PageContext): Days => ({
  today,
  declaredHolidays: [...cashNeededDefaults.declaredHolidays, ...declaredHolidays],
});

/** From the first viewing to the keys, with the times of the chapter's table. */
export const WayToTheKeys = (days: Days) => (
  <Way
    {...days}
    id={wayIds.toTheKeys}
    title="From the first viewing to the keys, day by day"
    label="First viewing on"
    from={toTheKeys}
  />
);

/** From the accepted offer to registration. */
export const WayFromTheOffer = (days: Days) => (
  <Way
    {...days}
    id={wayIds.fromTheOffer}
    title="From the offer to the keys, day by day"
    label="Offer accepted on"
    from={fromTheOffer}
    toScale
  />
);

type FromADay = Pick<ChapterAnswer, "words" | "caption"> & { offer: string; stages: readonly Stage[] };

type WayProps = Days & {
  id: string;
  title: string;
  /** Of the field for the day with which it begins. */
  label: string;
  from: (start: string, days: Days) => FromADay;
  toScale?: boolean;
};

function Way({ id, title, label, from, toScale = false, ...days }: WayProps) {
  const { today } = days;
  const [moved, onMoved] = useState<number>();
  const fields = useMemo(() => ({ start: { ...date(label), default: today } }), [label, today]);
  return (
    <ChapterExample
      id={id}
      title={title}
      sentenceStays
      fields={fields}
      answer={({ start }) => {
        const { offer, stages, words, caption } = from(isUsableDate(start) ? start : today, days);
        const way = { stages, toScale, moved };
        return {
          figure: shortDay(stages.at(-1)!.date),
          words,
          chosen: chosenOn(way),
          picture: <WayToTheDoor name={id} {...way} {...{ today, onMoved }} />,
          caption,
          goesOn: toTool("cash-needed", { offerAccepted: offer }),
          goesOnWith: "this date",
        };
      }}
    />
  );
}

const weeksOfSale = cashNeededDefaults.registrationDays / 7;

function toTheKeys(start: string, { declaredHolidays }: Days): FromADay {
  const offer = nextWorkingDay(monthsLater(start, monthsOfLooking.most), declaredHolidays);
  const { approval, costsDue, depositDue, home } = saleFrom(offer, declaredHolidays);
  const stages: Stage[] = [
    {
      date: start,
      what: "First viewing",
      href: "#before-the-first-viewing",
      lines: ["First", "viewing"],
      now: `Look for ${monthsOfLooking.least}–${monthsOfLooking.most} months, with a budget and a pre-approval in hand.`,
    },
    {
      date: offer,
      what: "Offer signed by both",
      href: "#you-cannot-simply-change-your-mind",
      lines: ["Offer", "signed"],
      now: `Deposit by ${dayAndMonth(depositDue)}. Send documents within 48 hours.`,
    },
    {
      date: approval,
      what: "The bank has decided",
      href: guideSections["loan-process"].path,
      lines: ["Bank", "decides"],
      now: "At the latest. Then you sign at both attorneys.",
    },
    {
      date: costsDue,
      what: "You pay costs and duty",
      href: "#who-does-what",
      lines: ["You pay"],
      now: "Pay now, then wait. Take on no new debt.",
    },
    { ...home, href: "#you-own-it-on-registration-not-on-signing" },
  ];
  return {
    offer,
    stages,
    words: `is when to plan for your keys, ${unbroken(times.toTheKeys.figure)} after the first viewing.`,
    caption: (
      <>
        {`We count ${monthsOfLooking.most} months and ${weeksOfSale} weeks, the long end of what is usual. Saving comes before it: `}
        <a href={toolPath("save-for-a-deposit")}>Save for a deposit</a> says how long.
      </>
    ),
  };
}

function fromTheOffer(offer: string, { declaredHolidays }: Days): FromADay {
  const { approval, costsDue, lodged, depositDue, home } = saleFrom(offer, declaredHolidays);
  const stages: Stage[] = [
    {
      date: offer,
      what: "Offer accepted",
      href: "#what-to-check-in-the-otp",
      who: "With the bank",
      now: `Deposit by ${dayAndMonth(depositDue)}. Send documents within 48 hours.`,
    },
    {
      date: approval,
      what: "The bank’s written grant",
      href: "#the-five-steps",
      who: "With you",
      now: "At the latest. Then you sign at both attorneys.",
    },
    {
      date: costsDue,
      what: "You pay costs and duty",
      href: guideSections["understanding-costs"].path,
      who: "With attorneys",
      now: "Pay the attorneys’ costs and the transfer duty.",
    },
    {
      date: lodged,
      what: "Lodgement",
      href: "#between-approval-and-keys",
      who: "At the deeds office",
      now: "10–15 working days. Take on no new debt.",
    },
    { ...home, href: "#after-registration-the-first-month-and-every-year" },
  ];
  return {
    offer,
    stages,
    words: `is when to plan for your keys, ${unbroken(times.fromTheOffer.figure)} after the offer.`,
    caption: `We count ${weeksOfSale} weeks, the long end of what is usual. Your offer, the bank and the deeds office decide.`,
  };
}

/** The dates of a sale as Cash you need reckons them, with a bond, and its last stage. */
function saleFrom(offerAccepted: string, declaredHolidays: readonly string[]) {
  const dates = saleDates({ ...cashNeededDefaults, offerAccepted, declaredHolidays }, true);
  const { registration } = dates;
  return {
    ...dates,
    approval: dates.approvalBy!,
    home: {
      date: registration,
      what: "Registration: it is yours",
      lines: ["Keys"],
      who: "Your keys",
      now: `Read the meters. First instalment about ${dayAndMonth(dates.firstInstalmentDate!)}.`,
    },
  };
}

/** "8–12 weeks" on one line: a browser would break it after the dash. */
const unbroken = (time: string) => time.replace("–", "\u2060–\u2060").replace(" ", noBreakSpace);
