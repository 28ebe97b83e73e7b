import { createContext, type ReactNode } from "react";
import type { SliderRange } from "#contract/input-fields.ts";

export type SliderOfCurve = {
  /** The field's own name: both set the same value. */
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  range: SliderRange;
  /** How a mark under the curve is written. */
  format: (value: number, last?: boolean) => string;
  /** How a value of the slider is written in words. */
  words: (value: number) => string;
};

/** Draws the sliders of these fields, each a curve of how the page's answer changes along it. */
export type CurvesOfSliders = {
  /** From where to where each curve goes now. */
  ranges: Readonly<Record<string, SliderRange>>;
  /** What a round step of a field changes, in words; nothing where it changes nothing. */
  steps?: Readonly<Record<string, string>>;
  draw: (slider: SliderOfCurve) => ReactNode;
};

/** A page without curves gives none. */
export const SliderCurves = createContext<CurvesOfSliders | undefined>(undefined);

/** The id of the sentence that says what a slider's curve shows. */
export const curveId = (name: string): string => `${name}-curve`;
