import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { percentAcross } from "./point.ts";
import styles from "./reader.module.css";

/** A place along a picture where its values can be read. */
type Stop = {
  /** Share of the width. */
  at: number;
  /** How high the curves are there: pixels from the top of the first plot. */
  heights: readonly number[];
  /** "Year 7" */
  name: string;
  /** The values there, in words. */
  words: string;
};

type ReaderProps = { label: string; stops: readonly Stop[]; start: number; children: ReactNode };

/**
 * Reads a picture from place to place: a finger or the mouse over it, or the arrow keys. The values are above it.
 * Accessible: an invisible slider over the picture, which speaks the place and its values.
 */
export function Reader({ label, stops, start, children }: ReaderProps) {
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? start, stops.length - 1);
  const stop = stops[index];
  const slider = useRef<HTMLInputElement>(null);

  // It may have been moved before the picture's script had come.
  useEffect(() => {
    const { current } = slider;
    if (current && current.value !== current.defaultValue) setChosen(current.valueAsNumber);
  }, []);

  if (!stop) return null;

  function follow({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest(stops, (clientX - left) / width));
  }

  return (
    <>
      <p className={styles.readout}>
        <strong>{stop.name}</strong> · {stop.words}
      </p>
      <div className={styles.plots}>
        {children}
        {chosen !== undefined && <Cursor {...stop} />}
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

/** Where the reader is: a line through all plots, and a point on each curve. */
function Cursor({ at, heights }: Stop) {
  const across = percentAcross(at);
  return (
    <svg className={styles.cursor} aria-hidden="true">
      <line x1={across} x2={across} y1="0" y2="100%" />
      {[...new Set(heights)].map((down) => (
        <circle key={down} cx={across} cy={down} r="5" />
      ))}
    </svg>
  );
}

function nearest(stops: readonly Stop[], share: number): number {
  let best = 0;
  for (const [index, { at }] of stops.entries()) {
    if (Math.abs(at - share) < Math.abs((stops[best]?.at ?? 0) - share)) best = index;
  }
  return best;
}
