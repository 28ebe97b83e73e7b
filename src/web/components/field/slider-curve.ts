import { createContext, type ReactNode } from "react";

type SliderOfCurve = {
  name: string;
  value: number;
  /** How a value of the slider is written in words. */
  words: (value: number) => string;
};

export type DrawCurve = (slider: SliderOfCurve) => ReactNode;

/** Draws how the page's answer changes along a slider; a page without curves gives no such function. */
export const SliderCurve = createContext<DrawCurve | undefined>(undefined);

/** The id of the sentence that says what a slider's curve shows. */
export const curveId = (name: string): string => `${name}-curve`;
