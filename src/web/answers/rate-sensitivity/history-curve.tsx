import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { smooth } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { downAt, heightAt, type SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";
import { counted } from "#web/format/payoff-time.ts";
import { ratePercent } from "#web/format/percent.ts";
import { primeMonths, primeSince } from "../prime-history.ts";
import { PrimeColumns } from "./prime-columns.tsx";

/** A change of the rate; at the foot is how long prime really stood at each rate to which it leads. */
export function HistoryCurve({ chosen, marks: _, ...props }: SidedCurveProps) {
  const { min, max, points, top, bottom, door: now, doorWords } = props;
  const { figures, today } = usePageOfAnswer();
  const { rate: prime } = primeRateNow(figures);
  const rate = Number((prime + min + chosen * (max - min)).toFixed(3));
  const stood = primeMonths(figures, today);
  const months = stood.find((each) => each.rate === rate)?.months;
  const heightOf = (answer: number) => plotHeights.tall * downAt(answer, top, bottom);
  return (
    <Sided {...props} door={undefined} course={smooth}>
      {(zero) => (
        <>
          <PrimeColumns stood={stood} chosen={rate} x={(each) => (each - prime - min) / (max - min)} />
          {/* From the thumb, which hides its ring, to the column. */}
          {months && <Marker at={[chosen, heightOf(heightAt(points, chosen))]} drop />}
          <Label
            at={[1, zero]}
            anchor="end"
            shift={[0, 22]}
            lines={[`Prime since ${primeSince}:`]}
            tone="quiet"
          />
          <Label
            at={[1, zero]}
            anchor="end"
            shift={[0, 40]}
            lines={[`${ratePercent(rate)}: ${months ? counted(months, "month") : "never"}`]}
            tone="notice"
          />
          {now !== undefined && (
            <Label
              at={[now, zero]}
              anchor="end"
              shift={[-12, -10]}
              lines={[`${doorWords} now`]}
              tone="quiet"
            />
          )}
        </>
      )}
    </Sided>
  );
}
