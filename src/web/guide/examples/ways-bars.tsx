import type { KeyboardEvent } from "react";
import { CurveThumb, rangeClass } from "#web/components/curve-control/curve-slider.tsx";
import { OwnSlider } from "#web/components/slider/own-slider.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import type { Bond } from "./extra.ts";
import styles from "./ways-bars.module.css";
import type { Way, WayId } from "./ways-to-pay-less.ts";

type WaysBarsProps = {
  ways: readonly Way[];
  /** With what the reader's own bar stands for. */
  bond: Bond;
  onExtra: (extra: number) => void;
  /** Its end was pulled to so much interest saved. */
  onSaved: (saved: number) => void;
};

const own: WayId = "extra-each-month";

/** Compared with the same bond over ten more years. */
const longer: WayId = "shorter-term";

/**
 * The ways to pay less as bars on one scale, each the way to its place in the chapter. The reader's own comes first and is pulled;
 * a longer term is not this bond, and comes last.
 */
export function WaysBars({ ways, bond: { owed, rate, years, extra }, onExtra, onSaved }: WaysBarsProps) {
  const others = ways.filter(({ id }) => id !== own);
  const { name, saved } = ways.find(({ id }) => id === own)!;
  // The scale stays while the bar is pulled.
  const most = Math.max(1, ...others.map((way) => way.saved));
  const lengthOf = (amount: number) => `${((Math.max(0, amount) / Math.max(most, saved)) * 100).toFixed(2)}%`;
  const bar = (way: Way, compared?: string) => (
    <li key={way.id}>
      {compared && <p className={styles.compared}>{compared}</p>}
      <a href={`#${way.id}`}>
        {way.name} <span className="figures">{rand(way.saved)}</span>
        <svg aria-hidden="true">
          <rect width={lengthOf(way.saved)} height="100%" />
        </svg>
      </a>
    </li>
  );
  return (
    <>
      <h3 className={styles.title}>Ten ways to pay less</h3>
      <p className={styles.compared}>
        Each alone, on {rand(owed)} at {ratePercent(rate)} over {yearsText(years)}
      </p>
      <ol className={styles.ways}>
        <li className={styles.own}>
          <a href={`#${own}`}>
            {name} <span className="figures">{rand(saved)}</span>
          </a>
          <div className={styles.pulled}>
            <BarSlider {...{ extra, saved, most, onExtra, onSaved }} />
            <svg aria-hidden="true">
              <rect width={lengthOf(saved)} height="100%" />
              <g className={styles.thumb}>
                <CurveThumb x={lengthOf(saved)} y="50%" />
              </g>
            </svg>
          </div>
        </li>
        {others.filter(({ id }) => id !== longer).map((way) => bar(way))}
        <li>
          <a href="#one-letter-or-phone-call">
            Three more: the initiation fee in cash, savings in the bond, a second attorney’s quote
          </a>
        </li>
        {others
          .filter(({ id }) => id === longer)
          .map((way) => bar(way, "Against the same bond over ten more years"))}
      </ol>
    </>
  );
}

/** By how many rand a month an arrow key moves the bar: its length follows, and is no round amount. */
const byKey: Readonly<Record<string, number>> = {
  ArrowRight: 100,
  ArrowUp: 100,
  ArrowLeft: -100,
  ArrowDown: -100,
};

type BarSliderProps = Pick<WaysBarsProps, "onExtra" | "onSaved"> & {
  extra: number;
  saved: number;
  most: number;
};

/** An invisible slider over the bar, whose value is its length: only its thumb takes the pointer. */
function BarSlider({ extra, saved, most, onExtra, onSaved }: BarSliderProps) {
  function byArrow(event: KeyboardEvent) {
    const step = byKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onExtra(Math.max(0, extra + step));
  }

  return (
    <OwnSlider
      className={`${rangeClass} ${styles.slider}`}
      label="More a month, slider"
      words={`${rand(extra)} more a month saves ${rand(saved)}`}
      max={most}
      step="any"
      value={saved}
      onMove={onSaved}
      onKeyDown={byArrow}
    />
  );
}
