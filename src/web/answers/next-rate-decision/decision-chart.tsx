import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";

/** What each decision takes off or adds to today's instalment; the table has the rest of the figures. */
export const DecisionChart = ({ caption, bars }: { caption: string; bars: readonly Bar[] }) => (
  <ChartFigure title="Your instalment after the decision" caption={caption}>
    <Bars id="decision" label="Your instalment after each decision" bars={bars} />
  </ChartFigure>
);
