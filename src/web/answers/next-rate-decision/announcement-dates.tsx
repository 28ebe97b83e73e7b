import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { announcementDatesWith } from "#calculations/figures/announcements.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import type { NextAnnouncement } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import type { AnswerContext } from "#web/answer-page/described.ts";
import { Button } from "#web/components/button/button.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { downloadCalendar } from "#web/export/calendar-file.ts";
import { day, dayAndMonth, monthNames } from "#web/format/day.ts";

type AnnouncementDatesProps = { context: AnswerContext; result: NextAnnouncement };

/** When the next decision is announced, and the days that lie ahead for a calendar; without any, when the Committee usually meets. */
export function AnnouncementDates({ context, result: { next, daysUntil } }: AnnouncementDatesProps) {
  const { today, figures, addedAnnouncementDates } = context;
  const dates = announcementDatesWith(addedAnnouncementDates);
  const ahead = dates.filter((date) => date >= today);
  const { date: primeFrom } = primeRateNow(figures);
  return (
    <Part
      title="The next decision"
      result={next === undefined ? `usually in ${usualMonth(today, dates)}` : day(next)}
    >
      {next !== undefined ? (
        <p>{daysUntilText(daysUntil)}</p>
      ) : (
        <p>
          The Committee usually meets in January, March, May, July, September and November. We show the date
          as soon as it is published.
        </p>
      )}
      {figures.decisionNotEntered && (
        <p>
          The last announcement was on {day(figures.decisionNotEntered)}. Our prime rate is that of{" "}
          {day(primeFrom)}: if your bank has changed your rate since, enter the new one.
        </p>
      )}
      {ahead.length > 0 && (
        <Actions>
          <Button onClick={() => downloadCalendar("rate-decisions", ahead.map(calendarDay), today)}>
            {ahead.length === 1
              ? "Add the date to your calendar"
              : `Add the next ${ahead.length} dates to your calendar`}
          </Button>
        </Actions>
      )}
    </Part>
  );
}

/** When the next decision is, in a word or two: "28 Jan", or without a date "January". */
export const decisionDay = (
  { today, addedAnnouncementDates }: AnswerContext,
  next: string | undefined,
): string =>
  next === undefined ? usualMonth(today, announcementDatesWith(addedAnnouncementDates)) : dayAndMonth(next);

/** The same for a line under the answer. */
export const nextDecision = (context: AnswerContext, next: string | undefined): string =>
  next === undefined
    ? `Next decision: usually in ${decisionDay(context, next)}, no date yet.`
    : `Next decision: ${day(next)}.`;

/** "January": the Committee usually meets in every other month; a date of this month that has passed is over. */
function usualMonth(today: string, announcements: readonly string[]): string {
  const month = monthOf(today);
  const isOver = announcements.some((date) => monthOf(date) === month && date < today);
  const isMeeting = Number(month.slice(5)) % 2 === 1;
  const next = monthAfter(month, isMeeting ? (isOver ? 2 : 0) : 1);
  return monthNames[String(Number(next.slice(5)))]!;
}

/** "In 18 days, on Thursday, about 15:00." */
function daysUntilText(daysUntil: number): string {
  if (daysUntil === 0) return "Today, about 15:00.";
  return `${daysUntil === 1 ? "Tomorrow" : `In ${daysUntil} days`}, about 15:00.`;
}

const calendarDay = (date: string) => ({
  date,
  title: "Reserve Bank announces the repo rate",
  text: "About 15:00. Banks usually change prime on the next day.",
});
