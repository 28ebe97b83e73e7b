import { percentAcross } from "#web/components/chart/point.ts";
import { Curve, type CurveDrawingProps, type CurveProps, downAt, heightAt } from "./curve-control.tsx";
import { within } from "./curve-slider.tsx";
import styles from "./sparkline.module.css";

type SparklineProps = CurveProps & Pick<CurveDrawingProps, "min" | "max" | "value">;

/** The curve again, as small as a word, with a dot at the value: for a field whose curve is not the one that is shown. */
export function Sparkline({ min, max, value, ...curve }: SparklineProps) {
  const { points, top, bottom } = curve;
  const at = (within(value, min, max) - min) / (max - min);
  return (
    <svg className={styles.sparkline} aria-hidden="true">
      <Curve {...curve} />
      <circle cx={percentAcross(at)} cy={percentAcross(downAt(heightAt(points, at), top, bottom))} r="3" />
    </svg>
  );
}
