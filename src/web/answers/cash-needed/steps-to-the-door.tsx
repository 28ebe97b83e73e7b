import { useContext, useRef } from "react";
import { daysBetween } from "#calculations/calendar/calendar.ts";
import type { CashNeededResult } from "#calculations/tools/cash-needed/cash-needed.ts";
import type { DatedPayment } from "#calculations/tools/cash-needed/payments.ts";
import { useStillUnderDoor } from "#web/answer-page/curve-range.ts";
import { MoveDoor, MovedByDoor } from "#web/answer-page/moved-door.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { isHeld } from "#web/components/chart/door-slider.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Reader } from "#web/components/chart/reader.tsx";
import { middleOf, Stairs } from "#web/components/chart/stairs.tsx";
import { DoorInColumns, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { dayAndMonth, shortDay } from "#web/format/day.ts";
import { rand, roundRand, signedRand } from "#web/format/rand.ts";
import { paymentWords } from "./cash-needed.words.ts";
import styles from "./steps-to-the-door.module.css";

/** What is paid on a day, and in all by then. */
type Day = { date: string; paid: number; sum: number; payments: readonly DatedPayment[] };

/** More steps than these have no room for words; the last of each few speaks for them. */
const mostSteps = 5;

/** So much of the slider's height the steps take, as long as nobody moves the door: above it is room to pull it up. */
const restingShare = 0.8;
/** Higher up the door's words would be over those of the picture: the style sheet says the same. */
const doorTop = 85;
/** What a key adds to the price: over so much of it the fees go up, too. */
const priceByKey = 100_000;

type StepsToTheDoorProps = { result: CashNeededResult; price: number; cashAt: (price: number) => number };

/**
 * The cash as the steps up to the door: one a day on which something is paid, the door on the last one. Pulled up or down to the
 * cash that one has, it moves the price.
 */
export function StepsToTheDoor({ result, price, cashAt }: StepsToTheDoorProps) {
  const { offerAccepted, registration, mostCash, total } = result;
  const days = paidDays(result);
  const steps = fewer(fromOffer(days, offerAccepted));
  const onMove = useContext(MoveDoor);
  // At least to the cash for the next price up or down.
  const byKey = (cash: number) =>
    cash > total
      ? Math.min(most, Math.max(cash, cashAt(price + priceByKey)))
      : Math.min(cash, cashAt(Math.max(0, price - priceByKey)));
  const most = useStillUnderDoor(Math.max(1, mostCash / restingShare));
  const y = linearScale([0, most], [plotHeights.tall, doorTop]);
  const last = steps.length - 1;
  const x = linearScale([0, steps.length], [0, 1]);
  const weeks = Math.round(daysBetween(offerAccepted, registration) / 7);
  const comesBack = total < mostCash ? `, when ${rand(mostCash - total)} comes back` : "";
  return (
    <ChartFigure title="The steps to your door" axis="none">
      <Reader
        label="Read the payments day by day"
        caption={`About ${weeks} weeks from the offer to the keys${comesBack}.`}
        stops={steps.map(({ date, paid, sum, payments }, index) => ({
          at: middleOf(index, steps.length),
          heights: [y(sum)],
          name: `By ${shortDay(date)}`,
          words: `${rand(paid)}, and ${rand(sum)} so far`,
          parts: {
            list: <PaidOn date={date} paid={paid} payments={payments} />,
            words: paymentsText(payments),
          },
        }))}
        start={last}
        doorSlider={
          onMove &&
          ((rest) => (
            <div className={styles.atDoor}>
              <DoorInColumns
                at={last}
                of={steps.length}
                label="The cash you have"
                words={`${rand(total)} in cash, for a home of ${rand(price)}`}
                value={Math.round(total)}
                most={most}
                step={1}
                onMove={(cash) => {
                  rest();
                  return onMove(isHeld() ? cash : byKey(cash));
                }}
              />
            </div>
          ))
        }
      >
        <Plot
          label="What you have paid, day by day"
          x={{
            named: true,
            scale: x,
            ticks: steps.map((_, index) => index + 0.5),
            format: (at) => dayAndMonth(steps[Math.floor(at)]!.date),
          }}
        >
          <Stairs
            id="cash-out"
            fill="hatch"
            steps={steps.map(({ sum, payments }, index) => ({
              height: y(sum),
              // More steps are too narrow for names.
              ...(steps.length <= 3 && {
                pieces: payments.map(({ key, cumulative }) => ({
                  name: paymentWords[key].what,
                  height: y(cumulative),
                })),
              }),
              lines: linesOn(steps, index),
              door: index === last,
            }))}
          />
          {onMove && (
            <g transform="translate(0 -25)">
              <UprightThumb at={[middleOf(last, steps.length), y(total)]} />
            </g>
          )}
        </Plot>
      </Reader>
    </ChartFigure>
  );
}

/** The door of the picture moves the price, which all pages share: the way back. Where its button is gone, the keyboard goes on here. */
export function MovedDoor() {
  const { values, enter } = useNumbersOfPage();
  const { before, entered } = useContext(MovedByDoor) ?? {};
  const words = useRef<HTMLSpanElement>(null);
  const [was, price] = [Number(before?.price), Number(entered?.price)];
  function back() {
    enter({ price: was });
    words.current?.focus();
  }
  return (
    <span ref={words} tabIndex={-1}>
      {values.price === price && was !== price ? (
        <>
          Set by the door.{" "}
          <button type="button" className="as-link" onClick={back}>
            Back to {rand(was)}
          </button>
        </>
      ) : (
        "Drag the door to the cash you have."
      )}
    </span>
  );
}

/** What each payment of a step is for, and to whom it goes. */
function PaidOn({ date, paid, payments }: Omit<Day, "sum">) {
  const by = `You pay by ${shortDay(date)}`;
  return (
    <dl className={styles.payments} aria-label={by}>
      <div>
        <dt>{by}</dt>
        <dd className="figures">{rand(paid)}</dd>
      </div>
      {payments.map(({ key, amount }) => (
        <div key={key}>
          <dt>
            {paymentWords[key].what} <span>· {paymentWords[key].to}</span>
          </dt>
          <dd className="figures">{rand(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const paymentsText = (payments: readonly DatedPayment[]) =>
  payments
    .map(({ key, amount }) => `${paymentWords[key].what} ${rand(amount)}, ${paymentWords[key].to}`)
    .join("; ");

/** What is paid on a step, as what is added to those before it; on the last one also what all come to. */
function linesOn(steps: readonly Day[], index: number): string[] {
  const { paid, sum } = steps[index]!;
  const short = steps.length > 3;
  const added = short ? `${paid > 0 ? "+" : ""}${roundRand(paid)}` : signedRand(paid);
  const all = short ? roundRand(sum) : rand(sum);
  if (index === 0) return [all];
  return index === steps.length - 1 ? [added, `= ${all}`] : [added];
}

/** The payments of each day together. */
function paidDays({ events }: CashNeededResult): Day[] {
  const sums = [...new Map(events.map(({ date, cumulative }) => [date, cumulative]))];
  return sums.map(([date, sum], index) => ({
    date,
    sum,
    paid: sum - (sums[index - 1]?.[1] ?? 0),
    payments: events.filter((payment) => payment.date === date),
  }));
}

/** With the day of the offer before days that are few, on which nothing is paid yet: two steps are no stairs. */
const fromOffer = (days: readonly Day[], date: string): readonly Day[] =>
  days.length > 2 || days[0]?.date === date ? days : [{ date, paid: 0, sum: 0, payments: [] }, ...days];

/** No more steps than have room: days with little to pay join the next. */
function fewer(days: readonly Day[]): readonly Day[] {
  if (days.length <= mostSteps) return days;
  const least = Math.min(...days.slice(0, -1).map(({ paid }) => Math.abs(paid)));
  const index = days.findIndex(({ paid }) => Math.abs(paid) === least);
  const joined = days[index + 1]!;
  return fewer([
    ...days.slice(0, index),
    {
      ...joined,
      paid: joined.paid + days[index]!.paid,
      payments: [...days[index]!.payments, ...joined.payments],
    },
    ...days.slice(index + 2),
  ]);
}
