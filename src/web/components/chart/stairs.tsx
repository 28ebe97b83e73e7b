import { Area } from "./area.tsx";
import { Door } from "./door.tsx";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

export type Step = {
  /** How high it is, in pixels of the plot. */
  height: number;
  /** What stands on it. */
  lines: readonly string[];
  /** What it is made of from below, each with its upper edge in pixels of the plot; a thin one has no name. */
  pieces?: readonly { name: string; height: number }[] | undefined;
  notice?: boolean;
  /** The door stands on it, under its words. */
  door?: boolean;
};

/** The middle of a step, as a share of the width: all are equally wide. */
export const middleOf = (index: number, count: number): number => (index + 0.5) / count;

/** So high a piece has its name in it. */
const roomForName = 18;

/** Steps of one width, each with its words on it. */
export function Stairs({ id, steps, fill }: { id: string; steps: readonly Step[]; fill: "wash" | "hatch" }) {
  const edges = [...steps, ...steps.slice(-1)].map(
    ({ height }, index): Point => [index / steps.length, height],
  );
  return (
    <>
      <Area id={id} top={edges} fill={fill} step />
      <Line points={edges} step />
      {steps.map(({ pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Pieces key={index} {...{ pieces, index }} count={steps.length} ground={steps[index - 1]?.height} />
      ))}
      {steps.map(({ height, lines, notice, door }, index) => {
        const at: Point = [middleOf(index, steps.length), height];
        return (
          <g key={at[0]}>
            {door && <Door at={at} />}
            <Label
              at={at}
              anchor="middle"
              shift={[0, (door ? -62 : -9) - (lines.length - 1) * 18]}
              lines={lines}
              tone={notice ? "notice" : "plain"}
            />
          </g>
        );
      })}
    </>
  );
}

type PiecesProps = Pick<Step, "pieces"> & { index: number; count: number; ground: number | undefined };

/** What a step is made of, a line over each piece but the last. */
function Pieces({ pieces = [], index, count, ground }: PiecesProps) {
  const plot = usePlotHeight();
  const floor = ground ?? plot;
  const areThin = pieces.length > 1 && floor - pieces.at(-1)!.height < pieces.length * roomForName;
  if (areThin && plot - floor > 2 * roomForName)
    return (
      <Label
        at={[middleOf(index, count), floor]}
        anchor="middle"
        shift={[0, 22]}
        lines={[`${pieces.length} payments`]}
        tone="quiet"
        ground="onHatch"
      />
    );
  return pieces.map(({ name, height }, place) => {
    const below = pieces[place - 1]?.height ?? floor;
    const down = percentDown(height, plot);
    const isLast = place === pieces.length - 1;
    return (
      <g key={name}>
        {!isLast && (
          <line
            className={styles.piece}
            x1={percentAcross(index / count)}
            x2={percentAcross((index + 1) / count)}
            y1={down}
            y2={down}
          />
        )}
        {below - height > roomForName && (
          <Label
            at={[middleOf(index, count), (height + below) / 2]}
            anchor="middle"
            shift={[0, 5]}
            lines={[name]}
            tone="quiet"
            ground="onHatch"
          />
        )}
      </g>
    );
  });
}
