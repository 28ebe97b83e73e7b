import { createContext, type ReactNode } from "react";

type SliderOfCurve = {
  name: string;
  value: number;
  /** How a value of the slider is said. */
  words: (value: number) => string;
};

export type DrawCurve = (slider: SliderOfCurve) => ReactNode;

/** Draws over a slider what its range does to the page's answer; a page that has none gives no such function. */
export const SliderCurve = createContext<DrawCurve | undefined>(undefined);

/** The id of the sentence that says what a slider's curve shows. */
export const curveId = (name: string): string => `${name}-curve`;
