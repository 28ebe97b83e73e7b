import { daysBetween, daysLater } from "#calculations/calendar/calendar.ts";
import { percentAcross, percentDown } from "#web/components/chart/point.ts";
import { CurveSlider, CurveThumb, within } from "#web/components/curve-control/curve-slider.tsx";
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
  /** Its name on the stairs, in lines of a narrow step. */
  lines?: readonly string[];
  /** Who has the papers from then on, where the way is to scale. */
  who?: string;
};

type WayProps = {
  /** In order, as many as the styles have steps; the last one is the door. */
  stages: readonly Stage[];
  /** Day by day, and who has the papers, where each stage says it; otherwise stairs, a step a stage. */
  toScale?: boolean;
  /** Where the thumb was moved to, in days or in stages. */
  moved: number | undefined;
};

/** Where the thumb of a way is: today, until it is moved. */
function placeOn({ stages, toScale, moved }: WayProps, today: string) {
  const start = stages[0]!.date;
  const places = stages.map(({ date }, index) => (toScale ? daysBetween(start, date) : index));
  const most = places.at(-1)!;
  const stageAt = (place: number) => places.findLastIndex((from) => from <= place);
  const dayAt = (place: number) => (toScale ? daysLater(start, place) : stages[place]!.date);
  const now = toScale ? daysBetween(start, today) : stages.findLastIndex(({ date }) => date <= today);
  const at = within(moved ?? now, 0, most);
  return { at, most, here: stageAt(at), day: dayAt(at), stageAt, dayAt };
}

/** The day to which the thumb was moved, if it was, and what one does then: on paper and without scripts all stages. */
export function chosenOn(way: WayProps) {
  const { stages, moved } = way;
  const { here, day } = placeOn(way, stages[0]!.date);
  return {
    day: moved === undefined ? undefined : day,
    words: (
      <ol className={styles.stages}>
        {stages.map(({ date, who, what, now, href }, index) => (
          <li key={what} aria-current={moved !== undefined && index === here ? "step" : undefined}>
            <b>{dayAndMonth(date)}</b> {who && `${who}. `}
            <a href={href}>{what}</a>
            <p>{now}</p>
          </li>
        ))}
      </ol>
    ),
  };
}

type WayToTheDoorProps = WayProps & { name: string; today: string; onMoved: (place: number) => void };

/** A way in order, to the door, with a thumb for the day of which its chapter speaks. */
export function WayToTheDoor({ name, today, onMoved, ...way }: WayToTheDoorProps) {
  const { stages, toScale } = way;
  const slider = useMovedEarly(onMoved);
  const { at, most, here, stageAt, dayAt } = placeOn(way, today);
  return (
    <div className={toScale ? styles.way : `${styles.way} ${styles.steps}`}>
      <CurveSlider
        ref={slider}
        name={`${name}-step`}
        label={toScale ? "A day on the way" : "A step on the way"}
        range={{ min: 0, max: most, step: 1 }}
        value={at}
        onChange={onMoved}
        words={(place) => wordsOf(stages[stageAt(place)]!, dayAt(place))}
      >
        <span className="visually-hidden" id={curveId(`${name}-step`)}>
          {`From ${day(stages[0]!.date)} to ${day(stages.at(-1)!.date)}.`}
        </span>
        {toScale ? (
          <WhoHasThePapers {...{ stages, here, at, most }} />
        ) : (
          <StairsToTheDoor stages={stages} here={here} />
        )}
      </CurveSlider>
    </div>
  );
}

const wordsOf = ({ who, what, now }: Stage, date: string) =>
  `${day(date)}: ${who ? `${who}. ` : ""}${what}. ${now}`;

/** The heights of the ground, the first step and the landing before the door. */
const [ground, first, top] = [204, 116, 50];
/** So far the thumb reaches over the edge that it is on. */
const thumbOnEdge = 18;

/** All steps are as wide, so that each has room for its name and a finger. Under them: how long one is free, and how long bound. */
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
        return (
          <g key={what} className={index === here ? styles.here : undefined}>
            <rect x={x} y={y} width={percentAcross(1 - index / count)} height={down(ground - height)} />
            <line x1={x} x2={x} y1={index > 0 ? down(heightOf(index - 1)) : "100%"} y2={y} />
            <line x1={x} x2={percentAcross((index + 1) / count)} y1={y} y2={y} />
            <text y={y}>
              {[dayAndMonth(date), ...(lines ?? [])].map((words) => (
                <tspan key={words} x={middle} dy="1.25em">
                  {words}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      <line className={styles.bound} x1={percentAcross(1 / count)} x2="100%" y1="100%" y2="100%" />
      <Span stages={stages} from={0} to={1} words="still free" />
      <Span stages={stages} from={1} to={count} words="bound by your signature" />
      <svg
        className={styles.door}
        x={middleOf(count - 1)}
        y={down(here === count - 1 ? top - thumbOnEdge : top)}
        overflow="visible"
        aria-hidden="true"
      >
        <path d="M-13 0v-44h26v44M7-20v.1" />
      </svg>
      <CurveThumb x={middleOf(here)} y={down(heightOf(here))} />
    </svg>
  );
}

type SpanProps = { stages: readonly Stage[]; from: number; to: number; words: string };

/** Under some of the steps, how long they take together, and what one is then. */
function Span({ stages, from, to, words }: SpanProps) {
  const x = percentAcross((from + to) / 2 / stages.length);
  const end = stages[to] ?? stages.at(-1)!;
  return (
    <text className={styles.days}>
      <tspan x={x} y="100%" dy="1.5em">
        {daysBetween(stages[from]!.date, end.date)} days
      </tspan>
      <tspan x={x} dy="1.25em">
        {words}
      </tspan>
    </text>
  );
}

type PapersProps = { stages: readonly Stage[]; here: number; at: number; most: number };

/** A step for each who has the papers, as wide as the days are, down to the door: the thumb is where they are on a day. */
function WhoHasThePapers({ stages, here, at, most }: PapersProps) {
  const [start, rows] = [stages[0]!.date, stages.length];
  const across = (date: string) => daysBetween(start, date) / most;
  const down = (row: number) => percentAcross(row / rows);
  const x = percentAcross(at / most);
  return (
    <svg className={styles.papers} aria-hidden="true">
      {stages.map(({ date, who }, row) => {
        const next = stages[row + 1];
        const [from, to] = [across(date), across(next?.date ?? date)];
        const after = to < roomAfter;
        return (
          <g key={date} className={row === here ? styles.here : undefined}>
            {next ? (
              <>
                <rect
                  x={percentAcross(from)}
                  y={down(row + 0.5)}
                  width={percentAcross(to - from)}
                  height={down(rows - row - 0.5)}
                />
                <line
                  x1={percentAcross(from)}
                  x2={percentAcross(to)}
                  y1={down(row + 0.5)}
                  y2={down(row + 0.5)}
                />
                <line
                  x1={percentAcross(to)}
                  x2={percentAcross(to)}
                  y1={down(row + 0.5)}
                  y2={down(stages[row + 2] ? row + 1.5 : rows)}
                />
              </>
            ) : (
              <svg className={styles.door} x="100%" y={down(rows)} overflow="visible" aria-hidden="true">
                <path d="M-52 0v-38h24v38M-34 -17v.1" />
              </svg>
            )}
            <text textAnchor={after ? "start" : "end"}>
              {[who, `${next ? "to " : ""}${dayAndMonth(next?.date ?? date)}`].map((words, line) => (
                <tspan
                  key={words}
                  className={line > 0 ? styles.until : undefined}
                  x={percentAcross(after ? to : from)}
                  y={down(row + 0.5)}
                  dx={after ? clearOfThumb : next ? -clearOfThumb : -62}
                  dy={`${1.25 * line - 0.2}em`}
                >
                  {words}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      <line y1={down(0.5)} y2="100%" />
      <line className={styles.ground} x2="100%" y1="100%" y2="100%" />
      <CurveThumb x={x} y={down(here + 0.5)} />
    </svg>
  );
}

/** Up to here a row has room for its words after its bar, further on before it. */
const roomAfter = 0.62;

/** In pixels: half of the thumb at the end of a bar, and a gap. */
const clearOfThumb = 20;
