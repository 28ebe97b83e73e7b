import { useEffect, useRef, useState } from "react";
import { daysBetween, daysLater } from "#calculations/calendar/calendar.ts";
import { percentAcross } from "#web/components/chart/point.ts";
import { CurveSlider, CurveThumb } from "#web/components/curve-control/curve-slider.tsx";
import { curveId } from "#web/components/field/slider-curve.ts";
import { day, dayAndMonth } from "#web/format/day.ts";
import styles from "./way.module.css";

export type Stage = {
  /** The day on which it begins. */
  date: string;
  /** What happens on that day, and what is usual. */
  what: string;
  when: string;
  /** Where the guide explains it. */
  href: string;
  /** Its name, in lines as it is written in the picture; without one it is too narrow for a name and a date. */
  lines: readonly string[];
  /** What one does or pays from then on. */
  now: string;
};

type WayProps = {
  name: string;
  /** In order; the last one is the door. */
  stages: readonly Stage[];
  today: string;
};

/** A way in order: stairs up to the door with a thumb that goes from day to day, and the days with the way to each in the text. */
export function WayToTheDoor({ name, stages, today }: WayProps) {
  const [moved, setMoved] = useState<number>();
  const slider = useRef<HTMLInputElement>(null);
  const [start, end] = [stages[0]!.date, stages.at(-1)!.date];
  const length = daysBetween(start, end);
  const days = Math.min(length, Math.max(0, moved ?? daysBetween(start, today)));
  const date = daysLater(start, days);
  const next = stages.findIndex((stage) => stage.date >= date);

  // It may have been moved before its script had loaded.
  useEffect(() => {
    const { current } = slider;
    if (current && current.value !== current.defaultValue) setMoved(current.valueAsNumber);
  }, []);

  return (
    <>
      <p className={styles.reading} data-longest={longest(stages)}>
        <span>
          <strong>{dayAndMonth(date)}</strong>
          {` · ${wordsOf(stageOn(stages, date))}`}
        </span>
      </p>
      <div className={styles.way}>
        <CurveSlider
          ref={slider}
          name={`${name}-day`}
          label="A day on the way"
          range={{ min: 0, max: length, step: 1 }}
          value={days}
          onChange={setMoved}
          words={(days) => wordsAfter(stages, days)}
        >
          <span className="visually-hidden" id={curveId(`${name}-day`)}>
            {`From ${day(start)} to ${day(end)}.`}
          </span>
          <StairsToTheDoor stages={stages} days={days} />
        </CurveSlider>
      </div>
      <ol className={styles.stages}>
        {stages.map(({ date, what, when, href }, index) => (
          <li key={what} aria-current={index === next ? "step" : undefined}>
            <a href={href}>
              <b>{dayAndMonth(date)}</b> <strong>{what}</strong> <span>{when}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The stage in which a day is: dates are texts, and in order. */
const stageOn = (stages: readonly Stage[], date: string) => stages.findLast((one) => one.date <= date)!;

const wordsOf = ({ lines, what, now }: Stage) => `${lines.length > 0 ? lines.join(" ") : what}. ${now}`;

function wordsAfter(stages: readonly Stage[], days: number): string {
  const date = daysLater(stages[0]!.date, days);
  return `${day(date)}: ${wordsOf(stageOn(stages, date))}`;
}

/** With as wide a day as there is. */
const longest = (stages: readonly Stage[]): string =>
  stages
    .map((stage) => `30 May · ${wordsOf(stage)}`)
    .reduce((found, text) => (text.length > found.length ? text : found));

/** The heights of the ground, the first step and the landing before the door, and how wide that is. */
const [ground, first, top, landing] = [200, 144, 62, 44];

/** Each step is as wide as it takes, and reaches under all that follow. The list below says it in words. */
function StairsToTheDoor({ stages, days }: Pick<WayProps, "stages"> & { days: number }) {
  const [start, door] = [stages[0]!.date, stages.at(-1)!];
  const length = daysBetween(start, door.date);
  const here = stageOn(stages, daysLater(start, days));
  const share = (stage: Stage) => daysBetween(start, stage.date) / length;
  const heightOf = (stage: Stage) =>
    Math.round(first - ((first - top) * stages.indexOf(stage)) / (stages.length - 1));
  const fill = (stage: Stage) => (stage === here ? styles.here : styles.step);
  return (
    <svg className={styles.picture} height={ground} aria-hidden="true">
      {stages.slice(0, -1).map((stage, index) => {
        const [begin, end, height] = [share(stage), share(stages[index + 1]!), heightOf(stage)];
        const [x, middle] = [percentAcross(begin), percentAcross((begin + end) / 2)];
        const before = stages[index - 1];
        return (
          <g key={stage.what}>
            <rect
              className={fill(stage)}
              x={x}
              y={height}
              width={percentAcross(1 - begin)}
              height={ground - height}
            />
            <line x1={x} x2={x} y1={before ? heightOf(before) : ground} y2={height} />
            <line x1={x} x2={percentAcross(end)} y1={height} y2={height} />
            <g className={before && styles.narrow}>
              {stage.lines.map((words, line) => (
                <text key={words} x={middle} y={height + 32} dy={`${1.25 * line}em`}>
                  {words}
                </text>
              ))}
              {stage.lines.length > 0 && (
                <text
                  className={styles.day}
                  x={x}
                  y={ground}
                  dy="1.57em"
                  textAnchor={before ? undefined : "start"}
                >
                  {dayAndMonth(stage.date)}
                </text>
              )}
            </g>
          </g>
        );
      })}
      <svg className={styles.door} x="100%" overflow="visible" aria-hidden="true">
        <rect className={fill(door)} y={top} width={landing} height={ground - top} />
        <line y1={heightOf(stages.at(-2)!)} y2={top} />
        <line x2={landing - 2} y1={top} y2={top} />
        <path d={`M8 ${top}v-48h28v48M28 ${top - 22}v.1`} />
        <text x={landing / 2} y={top - 58}>
          {door.lines}
        </text>
        <text className={styles.day} x={landing} y={ground} dy="1.57em" textAnchor="end">
          {dayAndMonth(door.date)}
        </text>
      </svg>
      <CurveThumb x={percentAcross(days / length)} y={heightOf(here)} />
    </svg>
  );
}
