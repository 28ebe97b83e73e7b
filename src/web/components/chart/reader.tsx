import { type PointerEvent, type ReactNode, useState } from "react";
import { percentAcross } from "./point.ts";
import styles from "./reader.module.css";

/** A place along a picture where its values can be read. */
export type Stop = {
  /** Share of the width. */
  at: number;
  /** "Year 7" */
  name: string;
  /** The values there, in words. */
  words: string;
};

type ReaderProps = { label: string; stops: readonly Stop[]; start: number; children: ReactNode };

/**
 * Reads a picture from place to place: a finger or the mouse over it, or the arrow keys. The values stand above it.
 * Accessible: an invisible slider over the picture, which speaks the place and its values.
 */
export function Reader({ label, stops, start, children }: ReaderProps) {
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? start, stops.length - 1);
  const stop = stops[index];
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
        {chosen !== undefined && (
          <svg className={styles.cursor} aria-hidden="true">
            <line x1={percentAcross(stop.at)} x2={percentAcross(stop.at)} y1="0" y2="100%" />
          </svg>
        )}
        <input
          type="range"
          className={styles.range}
          aria-label={label}
          aria-valuetext={`${stop.name}: ${stop.words}`}
          min={0}
          max={stops.length - 1}
          value={index}
          onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerDown={follow}
          onPointerMove={follow}
        />
      </div>
    </>
  );
}

function nearest(stops: readonly Stop[], share: number): number {
  let best = 0;
  for (const [index, { at }] of stops.entries()) {
    if (Math.abs(at - share) < Math.abs((stops[best]?.at ?? 0) - share)) best = index;
  }
  return best;
}
