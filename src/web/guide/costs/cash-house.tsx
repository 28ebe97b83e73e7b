import { Hatch } from "#web/components/chart/hatch.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { percentDown } from "#web/components/chart/point.ts";
import { sliderTop, UprightSlider, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { rand, shortRand } from "#web/format/rand.ts";
import styles from "./cash-house.module.css";
import type { CashPiece } from "./cash-pieces.ts";

/** In the order of the pieces; neighbours differ in lightness as well. */
const fills = ["duty", "deposit", "attorneys", "deeds", "bank"] as const;

/** The slider goes to this price, in rand; a more expensive home is typed. */
const mostPulled = 3_000_000;

const ground = plotHeights.tall;

type CashHouseProps = {
  pieces: readonly CashPiece[];
  price: number;
  onPrice: (price: number) => void;
};

/**
 * The cash as a house that is pulled up to its price. Its five pieces share out the cash, each joined by a line to its name and
 * amount: the way to its part of the chapter. The rows say all of it in words.
 */
export function CashHouse({ pieces, price, onPrice }: CashHouseProps) {
  const total = pieces.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(price, mostPulled);
  return (
    <section aria-label="The cash, piece by piece">
      <figure className={styles.cash}>
        <div className={styles.house}>
          <House
            pieces={pieces}
            total={Math.max(1, total)}
            price={price}
            top={linearScale([0, most], [ground, sliderTop])(price)}
          />
          <div className={styles.pulled}>
            <UprightSlider
              label="Price"
              words={`${rand(price)}. ${rand(total)} in cash.`}
              value={price}
              most={most}
              step={50_000}
              onMove={onPrice}
            />
          </div>
        </div>
        <ul className={total > 0 ? styles.pieces : `${styles.pieces} ${styles.empty}`}>
          {pieces.map(({ name, part, amount }, place) => (
            <li key={part} className={styles[fills[place]!]}>
              <a href={`#${part}`}>
                {name} <span className="figures">{rand(amount)}</span>
              </a>
            </li>
          ))}
        </ul>
        <figcaption>The house is as high as its price. Its pieces share out the cash.</figcaption>
      </figure>
    </section>
  );
}

type HouseProps = { pieces: readonly CashPiece[]; total: number; price: number; top: number };

function House({ pieces, total, price, top }: HouseProps) {
  const down = (pixels: number) => percentDown(pixels, ground);
  const height = ground - top;
  let from = top;
  return (
    <svg fill="url(#cash-hatch)" aria-hidden="true">
      <Hatch id="cash-hatch" />
      {pieces.map(({ part, amount }, place) => {
        if (amount === 0) return null;
        const share = (height * amount) / total;
        const [y, middle] = [from, from + share / 2];
        from += share;
        return (
          <a key={part} href={`#${part}`} className={styles[fills[place]!]} tabIndex={-1}>
            <rect y={down(y)} width="70%" height={down(share)} />
            <line
              className={styles.leader}
              x1="70%"
              x2="100%"
              y1={down(middle)}
              y2={down(ground * ((place + 0.5) / pieces.length))}
            />
          </a>
        );
      })}
      <svg className={styles.roof} y={down(top)} overflow="visible" aria-hidden="true">
        <line x1="-3%" x2="35%" y1="2" y2="-40" />
        <line x1="35%" x2="73%" y1="-40" y2="2" />
        <text x="35%" y="-52">
          Price {shortRand(price)}
        </text>
      </svg>
      <line className={styles.ground} x1="-3%" x2="100%" y1="100%" y2="100%" />
      <UprightThumb at={[0.35, top]} />
    </svg>
  );
}
