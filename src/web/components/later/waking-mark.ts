/** On what wakes up, from the server: what is pressed in it is held until it is awake (`site/late-scripts.script.ts`). */
export const wakingMark = "data-waking";

/** Sent to the window when something lost its mark: it is awake. */
export const awakeEvent = "awake";
