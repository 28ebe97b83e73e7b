import { picture } from "#web/components/picture/picture.tsx";

/** Amounts in rand along time, as a picture: its script comes later. */
export const Curves = picture(async () => (await import("./curves-chart.tsx")).CurvesChart);
