import { figuresOf } from "./figures.ts";

/** The figures of both editions on a day for tests. */
export const specifiedFigures = figuresOf("specification", "2026-11-21");
export const currentFigures = figuresOf("current", "2026-11-21");
