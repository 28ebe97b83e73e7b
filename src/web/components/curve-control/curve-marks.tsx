import { percentAcross } from "#web/components/chart/point.ts";
import type { MarksProps } from "./curve-control.tsx";
import styles from "./curve-marks.module.css";

/** The lines of words, in em, and from the ground to the nearest one. */
const [lineHeight, clear] = [1.3, 0.9];

/** The words of marks, on the side of zero that the line leaves free; a press puts the thumb there. */
export function CurveMarks({ marks, zero, words, onPress }: MarksProps) {
  return marks
    .filter(({ at }) => at >= 0 && at <= 1)
    .map(({ value, at, answer, lines: name }) => {
      const lines = [...name, words(answer)];
      const over = answer < 0;
      // Clear of the door in the middle, and inside the picture.
      const atEnd = over ? at > 0.22 : at > 0.75;
      const first = over ? -clear - (lines.length - 1) * lineHeight : clear + 0.6;
      return (
        <svg key={value} x={percentAcross(at)} y={percentAcross(zero)} overflow="visible" role="presentation">
          <svg overflow="visible" aria-hidden="true">
            {lines.map((line, index) => (
              <text
                key={line}
                className={index === lines.length - 1 ? styles.answer : styles.name}
                x={atEnd ? -8 : 8}
                y={`${first + index * lineHeight}em`}
                textAnchor={atEnd ? "end" : "start"}
              >
                {line}
              </text>
            ))}
          </svg>
          <foreignObject
            className="needs-script"
            x={atEnd ? "-7em" : 0}
            y={over ? `${-clear - lines.length * lineHeight}em` : "0.3em"}
            width="7em"
            height={`${lines.length * lineHeight + 0.8}em`}
          >
            <button type="button" className={styles.press} onClick={() => onPress(value)}>
              <span className="visually-hidden">{lines.join(" ")}</span>
            </button>
          </foreignObject>
        </svg>
      );
    });
}
