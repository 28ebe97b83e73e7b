import { useState } from "react";
import { daysBetween } from "#calculations/calendar/calendar.ts";
import { percentAcross, percentDown } from "#web/components/chart/point.ts";
import { CurveSlider, CurveThumb } from "#web/components/curve-control/curve-slider.tsx";
import { curveId } from "#web/components/field/slider-curve.ts";
import { useMovedEarly } from "#web/components/slider/moved-early.ts";
import { day, dayAndMonth } from "#web/format/day.ts";
import styles from "./way.module.css";

export type Stage = {
  /** The day on which it begins. */
  date: string;
  /** What happens on that day, and what one does or pays from then on. */
  what: string;
  now: string;
  /** Where the guide explains it. */
  href: string;
  /** Its name in the picture, in lines of a narrow step. */
  lines: readonly string[];
};

type WayProps = {
  name: string;
  /** In order, as many as the styles have steps; the last one is the door. */
  stages: readonly Stage[];
  today: string;
};

/** A way in order: stairs up to the door, a step a date. The step under the thumb says what one does then, and leads to its place. */
export function WayToTheDoor({ name, stages, today }: WayProps) {
  const [moved, setMoved] = useState<number>();
  const slider = useMovedEarly(setMoved);
  const here =
    moved ??
    Math.max(
      0,
      stages.findLastIndex(({ date }) => date <= today),
    );

  return (
    <>
      <ol className={styles.stages}>
        {stages.map(({ date, what, now, href }, index) => (
          <li key={what} aria-current={index === here ? "step" : undefined}>
            <a href={href}>
              <b>{dayAndMonth(date)}</b> {what}
            </a>
            {now}
          </li>
        ))}
      </ol>
      <div className={styles.way}>
        <CurveSlider
          ref={slider}
          name={`${name}-step`}
          label="A step on the way"
          range={{ min: 0, max: stages.length - 1, step: 1 }}
          value={here}
          onChange={setMoved}
          words={(index) => wordsOf(stages[index]!)}
        >
          <span className="visually-hidden" id={curveId(`${name}-step`)}>
            {`From ${day(stages[0]!.date)} to ${day(stages.at(-1)!.date)}.`}
          </span>
          <StairsToTheDoor stages={stages} here={here} />
        </CurveSlider>
      </div>
    </>
  );
}

const wordsOf = ({ date, what, now }: Stage) => `${day(date)}: ${what}. ${now}`;

/** The heights of the ground, the first step and the landing before the door. */
const [ground, first, top] = [204, 116, 50];

/** All steps are as wide, so that each has room for its name and a finger; under them is how long they take. */
function StairsToTheDoor({ stages, here }: { stages: readonly Stage[]; here: number }) {
  const count = stages.length;
  const middleOf = (index: number) => percentAcross((index + 0.5) / count);
  const heightOf = (index: number) => first - ((first - top) * index) / (count - 1);
  const down = (height: number) => percentDown(height, ground);
  return (
    <svg className={styles.picture} aria-hidden="true">
      {stages.map(({ date, what, lines }, index) => {
        const [x, middle, height] = [percentAcross(index / count), middleOf(index), heightOf(index)];
        const y = down(height);
        const next = stages[index + 1];
        return (
          <g key={what} className={index === here ? styles.here : undefined}>
            <rect x={x} y={y} width={percentAcross(1 - index / count)} height={down(ground - height)} />
            <line x1={x} x2={x} y1={index > 0 ? down(heightOf(index - 1)) : "100%"} y2={y} />
            <line x1={x} x2={percentAcross((index + 1) / count)} y1={y} y2={y} />
            <text y={y}>
              {[dayAndMonth(date), ...lines].map((words) => (
                <tspan key={words} x={middle} dy="1.25em">
                  {words}
                </tspan>
              ))}
            </text>
            {next && (
              <text className={styles.days} x={middle} y="100%" dy="1.57em">
                {daysBetween(date, next.date)} days
              </text>
            )}
          </g>
        );
      })}
      <svg
        className={styles.door}
        x={middleOf(count - 1)}
        y={down(top)}
        overflow="visible"
        aria-hidden="true"
      >
        <path d="M-13 0v-44h26v44M7-20v.1" />
      </svg>
      <CurveThumb x={middleOf(here)} y={down(heightOf(here))} />
    </svg>
  );
}
