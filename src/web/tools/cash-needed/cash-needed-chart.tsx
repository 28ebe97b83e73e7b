import { daysBetween } from "#calculations/calendar/calendar.ts";
import type { CashNeededResult } from "#calculations/tools/cash-needed/cash-needed.ts";
import { shortDay } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { type CurveStop, CurvesChart } from "../curves-chart.tsx";
import { paymentWords } from "./payment-words.ts";

/** What is out by each day, as steps, from the offer to a little after the keys. */
export function CashNeededChart({ result }: { result: CashNeededResult }) {
  const { offerAccepted, events, registration, mostCash } = result;
  const weeks = (date: string) => daysBetween(offerAccepted, date) / 7;
  const stops: CurveStop[] = [
    { x: 0, name: `Offer accepted, ${shortDay(offerAccepted)}`, heights: [0] },
    ...byDay(events).map(({ date, what, cumulative }) => ({
      x: Math.max(0, weeks(date)),
      name: shortDay(date),
      heights: [cumulative],
      what,
    })),
  ];
  const last = stops.at(-1);
  if (last) stops.push({ ...last, x: last.x + 1, name: "After the keys" });
  return (
    <CurvesChart
      id="cash-out"
      title="What you have paid by then"
      caption={`Each step is a day on which you pay. By ${shortDay(registration)}, about ${Math.round(weeks(registration))} weeks after the offer, ${rand(mostCash)} is paid${comesBack(result)}.`}
      curves={[{ name: "Paid", step: true }]}
      filled
      stops={stops}
      start={stops.length - 2}
      x={{ format: String, unit: "Week" }}
    />
  );
}

/** The subsidy pays back what was out before. */
const comesBack = ({ mostCash, total }: CashNeededResult) =>
  total < mostCash ? `, of which ${rand(mostCash - total)} comes back then` : "";

/** The payments of a day together. */
function byDay(events: CashNeededResult["events"]) {
  const days = new Map<string, { date: string; what: string; cumulative: number }>();
  for (const { date, key, cumulative } of events) {
    const before = days.get(date);
    const what = before ? `${before.what}, ${paymentWords[key].what}` : paymentWords[key].what;
    days.set(date, { date, what, cumulative });
  }
  return [...days.values()];
}
