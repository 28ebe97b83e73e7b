import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { nearestStop } from "./nearest-stop.ts";
import { percentAcross } from "./point.ts";
import styles from "./reader.module.css";
import { ReadingPlace } from "./reading-line.tsx";

/** A place along a picture where its values can be read. */
export type Stop = {
  /** Share of the width. */
  at: number;
  /** How high the curves are there: pixels from the top of the first plot. */
  heights: readonly number[];
  /** "Year 7" */
  name: string;
  /** The values there, in words. */
  words: string;
};

type ReaderProps = {
  label: string;
  stops: readonly Stop[];
  /** The stop that is shown before anybody moves the reader; its words say why that one. */
  start: number;
  /** Called with the stop, for other parts that show the same place. */
  onRead?: (stop: number) => void;
  children: ReactNode;
};

/**
 * Reads a picture at each stop, by finger, mouse or arrow keys. The values are above it.
 * Accessible: an invisible slider over the picture says the place and its values.
 */
export function Reader({ label, stops, start, onRead, children }: ReaderProps) {
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? start, stops.length - 1);
  const stop = stops[index];
  const reading = chosen !== undefined;
  const slider = useRef<HTMLInputElement>(null);

  // It may have been moved before the picture's script had loaded.
  useEffect(() => {
    const { current } = slider;
    if (current && current.value !== current.defaultValue) setChosen(current.valueAsNumber);
  }, []);

  useEffect(() => {
    if (chosen !== undefined) onRead?.(chosen);
  }, [chosen, onRead]);

  if (!stop) return null;

  function follow({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(
      nearestStop(
        stops.map(({ at }) => at),
        (clientX - left) / width,
      ),
    );
  }

  return (
    <>
      <p className={styles.readout} data-longest={longest(stops)}>
        <span>
          <strong>{stop.name}</strong> · <span>{stop.words}</span>
        </span>
      </p>
      <div className={styles.plots}>
        <ReadingPlace value={reading ? stop.at : undefined}>{children}</ReadingPlace>
        <Cursor {...stop} reading={reading} />
        <input
          ref={slider}
          type="range"
          autoComplete="off"
          className={styles.range}
          aria-label={`${label}: drag along the picture or use the arrow keys`}
          aria-valuetext={`${stop.name}: ${stop.words}`}
          min={0}
          max={stops.length - 1}
          value={index}
          onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerDown={follow}
          onPointerMove={follow}
        />
      </div>
      <p className={styles.hint} aria-hidden="true">
        To read the figures, drag along the picture<span> or use the arrow keys</span>.
      </p>
    </>
  );
}

/** Where the reader is: a point on each curve, and a grip to drag on a track under the axis. */
function Cursor({ at, heights, reading }: Stop & { reading: boolean }) {
  const across = percentAcross(at);
  return (
    <svg className={styles.cursor} aria-hidden="true">
      {reading && [...new Set(heights)].map((down) => <circle key={down} cx={across} cy={down} r="5" />)}
      <g className={styles.grip}>
        <line x1="0" x2="100%" y1="100%" y2="100%" />
        <svg x={across} y="100%" aria-hidden="true">
          <rect x="-15" y="-10" width="30" height="20" rx="10" />
          <path d="M-4-4l-4 4 4 4M4-4l4 4-4 4" />
        </svg>
      </g>
    </svg>
  );
}

/** The longest of all texts: its room is reserved, so that nothing below moves. */
const longest = (stops: readonly Stop[]): string =>
  stops.reduce((found, { name, words }) => {
    const text = `${name} · ${words}`;
    return text.length > found.length ? text : found;
  }, "");
