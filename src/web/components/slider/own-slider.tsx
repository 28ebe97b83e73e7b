import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from "react";
import { movedEarly } from "./moved-early.ts";
import styles from "./slider.module.css";

type OwnSliderProps = Omit<ComponentProps<"input">, "className" | "value" | "onChange"> & {
  className: string;
  label: string;
  /** Its value as it is said. */
  words: string;
  value: number;
  /** False where nothing follows: it goes back. */
  onMove: (value: number) => unknown;
};

/**
 * A slider that holds its own value, because a second key may come before its picture has followed the first: it takes each new
 * `value`, and at first tells where it was moved to early instead.
 */
export function OwnSlider({ className, label, words, value, onMove, ...range }: OwnSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const begun = useRef(false);
  const tell = useEffectEvent(onMove);
  useLayoutEffect(() => {
    const input = slider.current!;
    const early = begun.current ? undefined : movedEarly(input);
    begun.current = true;
    if (early === undefined) input.valueAsNumber = value;
    // After the page has taken over the numbers that are kept, which would take its place.
    else queueMicrotask(() => tell(early));
  });

  return (
    <input
      {...range}
      ref={slider}
      className={`${styles.slider} ${className}`}
      type="range"
      autoComplete="off"
      aria-label={label}
      aria-valuetext={words}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        // As text, which React knows of: else it would tell of the way back, too.
        if (onMove(currentTarget.valueAsNumber) === false) currentTarget.value = String(value);
      }}
    />
  );
}
