import type { KeyboardEvent } from "react";
import { CurveThumb, rangeClass } from "#web/components/curve-control/curve-slider.tsx";
import { OwnSlider } from "#web/components/slider/own-slider.tsx";
import { rand } from "#web/format/rand.ts";
import type { WayId } from "./extra.ts";
import styles from "./ways-bars.module.css";
import type { Way } from "./ways-to-pay-less.ts";

type WaysBarsProps = {
  ways: readonly Way[];
  /** The chosen one. */
  way: WayId;
  onWay: (way: WayId) => void;
  /** The number of its own that the chosen way has. */
  own: OwnNumberProps | undefined;
};

type OwnNumberProps = {
  value: number;
  /** By how much an arrow key changes it: the length of the bar follows, and is no round amount. */
  step: number;
  onNumber: (value: number) => void;
  /** The end of the bar was pulled to so much interest saved. */
  onSaved: (saved: number) => void;
};

/** The ways to pay less as bars on one scale. One is chosen; where it has a number, its bar is pulled. */
export function WaysBars({ ways, way: chosen, onWay, own }: WaysBarsProps) {
  // The scale stays while the bar is pulled.
  const most = Math.max(1, ...ways.filter(({ id }) => id !== chosen).map(({ saved }) => saved));
  const longest = Math.max(most, ...ways.map(({ saved }) => saved));
  return (
    <ol className={styles.ways}>
      {ways.map(({ id, name, saved }) => {
        const length = `${((Math.max(0, saved) / longest) * 100).toFixed(2)}%`;
        const pulled = id === chosen ? own : undefined;
        return (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="extra-example-way"
                autoComplete="off"
                checked={id === chosen}
                onChange={() => onWay(id)}
              />
              <span>
                <b>{name}</b>
                {id === "shorter-term" && <small> another term</small>}
              </span>
              <strong className="figures">{rand(saved)}</strong>
            </label>
            <div className={styles.bar}>
              {pulled && <BarSlider {...{ name, saved, most }} {...pulled} />}
              <svg aria-hidden="true">
                <rect width={length} height="100%" />
                {pulled && (
                  <g className={styles.thumb}>
                    <CurveThumb x={length} y="50%" />
                  </g>
                )}
              </svg>
            </div>
          </li>
        );
      })}
      <li>
        <a href="#one-letter-or-phone-call">
          Three more, in thousands: the initiation fee in cash, savings in the bond, a second attorney’s quote
        </a>
      </li>
    </ol>
  );
}

/** An invisible slider over the bar, whose value is its length: only its thumb takes the pointer. */
function BarSlider(props: OwnNumberProps & { name: string; saved: number; most: number }) {
  const { name, saved, most, value, step, onNumber, onSaved } = props;

  function byArrow(event: KeyboardEvent) {
    const up = ["ArrowRight", "ArrowUp"].includes(event.key);
    if (!up && !["ArrowLeft", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    onNumber(Math.max(0, value + (up ? step : -step)));
  }

  return (
    <OwnSlider
      className={`${rangeClass} ${styles.slider}`}
      label="The chosen way, slider"
      words={`${name} saves ${rand(saved)}`}
      max={most}
      step="any"
      // Whole, as a browser rounds what it is given: else the slider seems to have been moved.
      value={Math.round(saved)}
      onMove={onSaved}
      onKeyDown={byArrow}
    />
  );
}
