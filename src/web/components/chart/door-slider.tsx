import { OwnSlider } from "../slider/own-slider.tsx";
import styles from "./door-slider.module.css";

/** The door of a picture that can be moved. */
export type MovableDoor = {
  /** What is set by it: "When you are done". */
  label: string;
  /** What it takes to have it there: over the door, and as it is said. */
  says: string;
  words: string;
  /** In a sentence, that it can be moved. */
  hint: string;
  /** How many months a key moves it, where what gives way has no value for each month. */
  byKey?: number;
  onMove: (months: number) => boolean;
};

type DoorSliderProps = Omit<MovableDoor, "says" | "hint"> & {
  /** What else is read in the picture ends. */
  rest: () => void;
  /** Where it is, and the end of the picture. */
  months: number;
  last: number;
};

/** An invisible slider along the ground of a picture, whose thumb lies over the door: only there it takes the pointer. */
export function DoorSlider({ label, words, byKey = 1, onMove, rest, months, last }: DoorSliderProps) {
  return (
    <OwnSlider
      className={styles.slider!}
      data-door=""
      label={`${label}: drag the door or use the arrow keys`}
      words={words}
      min={0}
      max={last}
      value={months}
      onPointerDown={rest}
      onMove={(month) => onMove(Math.max(1, isHeld() ? month : months + (month - months) * byKey))}
    />
  );
}

/** By a finger or a mouse: keys leave a slider's value one month further. */
export const isHeld = () => document.querySelector("[data-door]:active") !== null;
