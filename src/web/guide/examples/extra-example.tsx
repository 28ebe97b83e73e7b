import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { type PayOffSoonerResult, payOffSooner } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { count, money, rate, type Values } from "#web/answer-page/fields.ts";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { LightDoor, LightPicture, lightPicture } from "../opening/light-picture.tsx";
import { exampleRate, toTool } from "./worked-example.tsx";

const fields = {
  extra: money("Extra each month", {
    default: 500,
    slider: { min: 0, max: 5_000, step: 100, ticks: [0, 2_500, 5_000] },
  }),
  owed: money("What you still owe", { default: 1_000_000 }),
  rate: rate("Interest rate", { default: 10.75, ...exampleRate }),
  years: count("Years left", { default: 20, min: 1, max: 40, unit: "years" }),
};

/** What a little more each month saves, with the bond of the tips chapter to begin with. */
export function ExtraExample({ today }: { today: string }) {
  return (
    <ChapterExample
      id="extra-example"
      title="A little more each month"
      fields={fields}
      answer={(bond) => extraAnswer(bond, today)}
    />
  );
}

type Bond = Values<typeof fields>;

function extraAnswer({ extra, owed, rate: interestRate, years }: Bond, today: string): ChapterAnswer {
  const remainingMonths = years * 12;
  const result = payOffSooner({
    balance: owed,
    interestRate,
    remainingMonths,
    monthlyExtra: extra,
    firstInstalment: monthAfter(monthOf(today), 1),
  });
  const { interestSaved = 0, monthsSaved = 0, months = 0 } = result;
  const goesOn = toTool("pay-off-sooner", {
    balance: owed,
    interestRate,
    remainingMonths,
    monthlyExtra: extra,
  });
  return {
    figure: rand(interestSaved),
    words: `of interest saved, for ${rand(extra)} more a month.`,
    picture: <ExtraSlopes owed={owed} result={result} />,
    caption:
      monthsSaved > 0
        ? `The home is yours after ${payoffTime(months)} instead of ${payoffTime(months + monthsSaved)}.`
        : "Enter what you owe and what you would add each month.",
    goesOn,
  };
}

const { ground, styles: light } = lightPicture;

/** What a name takes of a phone's width, with the door after it, in percent. */
const roomForName = 50;

/** What is owed at each year's end, with the instalment alone and with the extra; the years between are yours. */
function ExtraSlopes({ owed, result }: { owed: number; result: PayOffSoonerResult }) {
  const { baseBalances, rows, months = 0, monthsSaved = 0 } = result;
  const last = Math.max(12, months + monthsSaved);
  const { scale, ticks, format } = yearAxis(last / 12);
  // In large letters the last one, with its unit, takes a quarter of a phone's width.
  const clearOfLast = (tick: number) => scale(tick) < 0.7 || tick === ticks.at(-1);
  const x = (month: number) => Math.round((1_000 * month) / last) / 10;
  const y = linearScale([0, Math.max(1, owed)], [ground, 30]);
  const stops = [...Array.from({ length: Math.ceil(last / 12) }, (_, year) => year * 12), months, last];
  const ordered = [...new Set(stops)].sort((a, b) => a - b);
  const slope = (until: number, balanceAfter: (month: number) => number | undefined) =>
    ordered
      .filter((month) => month <= until)
      .map((month) => `L${x(month)} ${Math.round(y(month === 0 ? owed : (balanceAfter(month) ?? 0)))}`)
      .join("");
  const sooner = slope(months, (month) => rows[month - 1]?.balance);
  const without = slope(last, (month) => baseBalances[month - 1]);
  const wall = `M0 ${ground}`;
  return (
    <LightPicture
      label={`What is still owed over the years: repaid after ${payoffTime(months)} with the extra, after ${payoffTime(last)} without.`}
      marks={ticks.filter(clearOfLast).map((tick) => ({ at: 100 * scale(tick), name: format(tick) }))}
      sheet={
        <>
          <path className={light.yours} d={`${wall}${without}`} />
          <path className={light.ground} d={`${wall}${sooner}`} />
          <path className={light.dashed} d={`${wall}${without}`} vectorEffect="non-scaling-stroke" />
          <path className={light.line} d={`${wall}${sooner}`} vectorEffect="non-scaling-stroke" />
        </>
      }
    >
      {x(months) > roomForName && (
        <text x="1.5%" y={ground - 14} textAnchor="start">
          Still the bank’s
        </text>
      )}
      <LightDoor at={x(months)} height={ground} />
      <text className={light.notice} x="100%" y={y(owed) - 8} textAnchor="end">
        {monthsSaved > 0 && `Yours ${payoffTime(monthsSaved)} sooner`}
      </text>
    </LightPicture>
  );
}
