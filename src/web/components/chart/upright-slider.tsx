import { OwnSlider } from "../slider/own-slider.tsx";
import shared from "../slider/slider.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";
import { middleOf } from "./stairs.tsx";
import styles from "./upright-slider.module.css";

/** Where the highest value of the slider is in a tall plot, in its pixels: the style sheet says the same. */
export const sliderTop = 44;

type UprightSliderProps = {
  /** What is set by it, in other words than its field: "Rent". */
  label: string;
  words: string;
  /** From 0 on the ground of the picture to `most`. */
  value: number;
  most: number;
  step: number;
  /** Its thumb is the door of an answer's picture. */
  isDoor?: boolean;
  onMove: (value: number) => unknown;
};

/**
 * An invisible slider from the ground of a picture up, whose thumb lies over the one that is drawn: only there it takes the
 * pointer, so that a finger next to it scrolls the page.
 */
export function UprightSlider({ label, most, isDoor, ...slider }: UprightSliderProps) {
  return (
    <OwnSlider
      {...slider}
      className={styles.slider!}
      data-door={isDoor ? "" : undefined}
      label={`${label}, slider`}
      max={most}
    />
  );
}

type DoorInColumnsProps = Omit<UprightSliderProps, "isDoor"> & { at: number; of: number };

/** The same over a picture of so many columns, for the one that is the door. */
export function DoorInColumns({ at, of, ...slider }: DoorInColumnsProps) {
  return (
    <div className={styles.columns}>
      {Array.from({ length: of }, (_, column) => (
        // The same slider, however many columns there are: it may be held.
        <div key={column === at ? "door" : middleOf(column, of)}>
          {column === at && <UprightSlider isDoor {...slider} />}
        </div>
      ))}
    </div>
  );
}

/** What is drawn where the slider's value is. */
export function UprightThumb({ at: [x, y] }: { at: Point }) {
  return (
    <svg
      className={`${shared.thumb} ${styles.thumb}`}
      x={percentAcross(x)}
      y={percentDown(y, usePlotHeight())}
      aria-hidden="true"
    >
      <circle r="14" />
      <path d="M-4-3l4-5 4 5M-4 3l4 5 4-5" />
    </svg>
  );
}
