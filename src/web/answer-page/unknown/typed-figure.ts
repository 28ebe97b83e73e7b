/** The name of the field in which a pressed figure is typed. */
export const typedFigure = "unknown-figure";
