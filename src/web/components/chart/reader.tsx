import { type PointerEvent, type ReactNode, useContext, useState } from "react";
import { useMovedEarly } from "../slider/moved-early.ts";
import shared from "../slider/slider.module.css";
import { DrawingAlone } from "./chart-figure.tsx";
import { nearestStop } from "./nearest-stop.ts";
import { plotHeights } from "./plot.tsx";
import { percentAcross, percentDown } from "./point.ts";
import styles from "./reader.module.css";
import { LineDown, ReadingLine } from "./reading-line.tsx";

/** A place along a picture where its values can be read. */
export type Stop = {
  /** Share of the width. */
  at: number;
  /** How high the curves are there, in the plot's pixels. */
  heights: readonly number[];
  /** "Year 7" */
  name: string;
  /** The values there, in words. */
  words: string;
  /** What the values there are made of, under the picture, and the same in words. */
  parts?: { list: ReactNode; words: string };
};

type ReaderProps = {
  label: string;
  stops: readonly Stop[];
  /** The stop at which the reader begins. */
  start: number;
  /** What the picture shows, in a sentence: until somebody reads it. Without it, the values where the reader begins. */
  caption?: string;
  /** What can be done with the picture, after its caption. */
  hint?: ReactNode;
  /** What moves the picture's door: the reader then rests. */
  doorSlider?: ((rest: () => void) => ReactNode) | undefined;
  children: ReactNode;
};

/**
 * Reads a picture at each stop, by finger, mouse or arrow keys: the values take the place of its caption.
 * Accessible: the picture is a slider that says the place and its values.
 */
export function Reader({ label, stops, start, caption, hint, doorSlider, children }: ReaderProps) {
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? start, stops.length - 1);
  const stop = stops[index];
  const reading = chosen !== undefined;
  const slider = useMovedEarly(setChosen);

  if (useContext(DrawingAlone)) return children;
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
        {caption && (
          <span className={reading ? styles.resting : undefined}>
            {caption}
            {hint && <span className={styles.hint}> {hint}</span>}
          </span>
        )}
        {(reading || !caption) && (
          <span className={styles.read}>
            <strong>{stop.name}</strong> · <span>{stop.words}</span>
          </span>
        )}
      </p>
      <div className={styles.plots}>
        {doorSlider?.(() => setChosen(undefined))}
        <LineDown
          value={reading && <ReadingLine at={[stop.at, Math.min(plotHeights.tall, ...stop.heights)]} />}
        >
          {children}
        </LineDown>
        {reading && <Cursor {...stop} />}
        <input
          ref={slider}
          type="range"
          autoComplete="off"
          className={`${shared.slider} ${styles.range}`}
          aria-label={`${label}: drag along the picture or use the arrow keys`}
          aria-valuetext={[`${stop.name}: ${stop.words}`, stop.parts?.words].filter(Boolean).join(". ")}
          min={0}
          max={stops.length - 1}
          value={index}
          onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerDown={follow}
          onPointerMove={follow}
        />
      </div>
      {stop.parts && (
        // All lie over each other: as high as the longest, so that nothing below moves.
        <div className={styles.parts}>
          {stops.map(({ name, parts }, place) => (
            <div key={name} className={place === index ? styles.shown : undefined}>
              {parts?.list}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** A point on each curve where the reader is. */
function Cursor({ at, heights }: Stop) {
  return (
    <svg className={styles.cursor} aria-hidden="true">
      {[...new Set(heights)].map((down) => (
        <circle key={down} cx={percentAcross(at)} cy={percentDown(down, plotHeights.tall)} r="6" />
      ))}
    </svg>
  );
}

/** The longest of all texts: its room is reserved, so that nothing below moves. */
const longest = (stops: readonly Stop[]): string =>
  stops.reduce((found, { name, words }) => {
    const text = `${name} · ${words}`;
    return text.length > found.length ? text : found;
  }, "");
