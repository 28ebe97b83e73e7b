import { Area } from "./area.tsx";
import { Door } from "./door.tsx";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import type { Point } from "./point.ts";
import { ReadingLine } from "./reading-line.tsx";

export type Step = {
  /** How high it is, in pixels of the plot. */
  height: number;
  /** What stands on it. */
  lines: readonly string[];
  notice?: boolean;
  /** The door stands on it, under its words. */
  door?: boolean;
};

/** The middle of a step, as a share of the width: all are equally wide. */
export const middleOf = (index: number, count: number): number => (index + 0.5) / count;

/** Steps of one width, each with its words on it. */
export function Stairs({ id, steps, fill }: { id: string; steps: readonly Step[]; fill: "wash" | "hatch" }) {
  const edges = [...steps, ...steps.slice(-1)].map(
    ({ height }, index): Point => [index / steps.length, height],
  );
  return (
    <>
      <Area id={id} top={edges} fill={fill} step />
      <Line points={edges} step />
      <ReadingLine />
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
