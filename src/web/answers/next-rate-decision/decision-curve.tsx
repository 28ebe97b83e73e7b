import { Area } from "#web/components/chart/area.tsx";
import { stepped } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { level } from "#web/components/chart/point.ts";
import {
  downAt,
  heightAt,
  type SidedCurveProps,
  widthOf,
} from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";
import { signedRand } from "#web/format/rand.ts";

/** Each decision as a step with its amount on it; the chosen one is in clay. */
export function DecisionCurve({ chosen, marks = [], ...props }: SidedCurveProps) {
  const { id, points, top, bottom, kept, keptAt } = props;
  const last = points.length - 1;
  const heights = points.map((amount) => plotHeights.tall * downAt(amount, top, bottom));
  const place = Math.round(chosen * last);
  const half = 0.5 / last;
  const tread = level(Math.max(0, place / last - half), Math.min(1, place / last + half), heights[place]!);
  return (
    // No ring where the kept value is: the words of its step are there.
    <Sided {...props} door={undefined} keptAt={undefined} keptName="" course={stepped}>
      {(zero) => (
        <>
          <Area
            id={`${id}-chosen`}
            top={tread}
            bottom={tread.map(([across]) => [across, zero])}
            fill="clay"
          />
          <Line points={tread} notice />
          {points.map((amount, index) => {
            const at = index / last;
            const isChosen = index === place;
            const isEnd = index === 0 || index === last;
            const words = marks.find((mark) => Math.round(mark.at * last) === index)?.lines ?? [
              signedRand(amount),
            ];
            // Where many steps are narrow.
            if (!isChosen && !isEnd && amount !== 0 && widthOf(words[0]!) + 0.03 > 1 / last) return null;
            const clear = isChosen ? roomForThumb : roomForLine;
            return (
              <Label
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
                key={index}
                at={[at, heights[index]!]}
                anchor={anchorAt(at)}
                shift={[0, amount < 0 ? clear + heightOfLetters : -clear]}
                above={amount >= 0}
                lines={words}
                tone={isChosen ? "notice" : "plain"}
              />
            );
          })}
          {/* At the other side of its step, which has the words. */}
          {kept && keptAt !== undefined && (
            <Label
              at={[keptAt, zero]}
              anchor={anchorAt(keptAt)}
              shift={[0, heightAt(kept, keptAt) < 0 ? -8 : 8 + heightOfLetters]}
              lines={["Kept"]}
            />
          )}
        </>
      )}
    </Sided>
  );
}

const anchorAt = (across: number) => (across === 0 ? "start" : across === 1 ? "end" : "middle");

/** From a step to its words, in pixels: past its line, and past the thumb on it. */
const [roomForLine, roomForThumb] = [9, 22];
const heightOfLetters = 11;
