import { announcementDatesWith } from "#calculations/figures/announcements.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { Button } from "#web/components/button/button.tsx";
import { Actions } from "#web/components/part/part.tsx";
import { day } from "#web/format/day.ts";
import { downloadCalendar } from "../calendar-file.ts";
import type { ToolContext } from "../tool.ts";

/** The days of announcements that lie ahead, for a calendar; without any, when the Committee usually meets. */
export function AnnouncementDates({ context, next }: { context: ToolContext; next: string | undefined }) {
  const { today, figures, addedAnnouncementDates } = context;
  const dates = announcementDatesWith(addedAnnouncementDates);
  const ahead = dates.filter((date) => date >= today);
  const { date: primeFrom } = primeRateNow(figures);
  return (
    <>
      {next === undefined && (
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
