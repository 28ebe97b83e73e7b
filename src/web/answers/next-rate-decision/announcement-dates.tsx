import { announcementDatesWith } from "#calculations/figures/announcements.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import type { NextAnnouncement } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import type { AnswerContext } from "#web/answer-page/described.ts";
import { Button } from "#web/components/button/button.tsx";
import { Actions } from "#web/components/part/part.tsx";
import { downloadCalendar } from "#web/export/calendar-file.ts";
import { day } from "#web/format/day.ts";

/** The days of announcements that lie ahead, for a calendar; without any, when the Committee usually meets. */
export function AnnouncementDates({ context, result }: { context: AnswerContext; result: NextAnnouncement }) {
  const { today, figures, addedAnnouncementDates } = context;
  const dates = announcementDatesWith(addedAnnouncementDates);
  const ahead = dates.filter((date) => date >= today);
  const { date: primeFrom } = primeRateNow(figures);
  return (
    <>
      {result.next === undefined && (
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
    </>
  );
}

const calendarDay = (date: string) => ({
  date,
  title: "Reserve Bank announces the repo rate",
  text: "About 15:00. Banks usually change prime on the next day.",
});
