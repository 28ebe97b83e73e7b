import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Area } from "./area.tsx";
import { Band } from "./band.tsx";
import { Columns } from "./columns.tsx";
import { Crossing, withCrossings } from "./crossing.tsx";
import { Line } from "./line.tsx";
import { linearScale } from "./linear-scale.ts";
import { Marker } from "./marker.tsx";
import { Plot, plotHeights } from "./plot.tsx";
import type { Point } from "./point.ts";
import { Stairs } from "./stairs.tsx";

const axis = (scale: ReturnType<typeof linearScale>) => ({ scale, format: String });
const x = axis(linearScale([0, 8], [0, 1], { tickCount: 8 }));
const y = axis(linearScale([0, 10], [plotHeights.low, 0], { tickCount: 2 }));

const drawn = (children: ReactNode) =>
  renderToStaticMarkup(
    <Plot label="A picture" size="low" x={x} y={y}>
      {children}
    </Plot>,
  );
const paths = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

const points: Point[] = [
  [0, 80],
  [0.5, 40],
  [1, 20],
];

test("a line goes through its points, on a sheet as high as its plot", () => {
  const markup = drawn(<Line points={points} />);
  expect(paths(markup)).toEqual(["M0,80L500,40L1000,20"]);
  expect(markup).toContain('viewBox="0 0 1000 100"');
});

test("in steps a height lasts until the next point", () => {
  expect(paths(drawn(<Line points={points} step />))).toEqual(["M0,80L500,80L500,40L1000,40L1000,20"]);
});

test("an area reaches down to the ground, or to another line", () => {
  const ground = drawn(<Area id="ground" top={points} fill="main" />);
  expect(paths(ground)).toEqual(["M0,0.8L0.5,0.4L1,0.2L1,1L0.5,1L0,1Z"]);
  const between = drawn(
    <Area id="between" top={points} bottom={points.map(([at]) => [at, 90])} fill="hatch" />,
  );
  expect(paths(between)).toEqual(["M0,0.8L0.5,0.4L1,0.2L1,0.9L0.5,0.9L0,0.9Z"]);
});

test("what an area refers to has the name that it was given, the same in the server and in the browser", () => {
  const markup = drawn(<Area id="saved" top={points} fill="hatch" />);
  expect(markup).toContain('<clipPath id="saved-shape"');
  expect(markup).toContain('clip-path="url(#saved-shape)"');
  expect(markup).toContain('<pattern id="saved-hatch"');
  expect(markup).toContain('fill="url(#saved-hatch)"');
});

test("a mark drops to the ground of its own plot", () => {
  expect(drawn(<Marker at={[0.5, 40]} drop />)).toMatch(
    /<line [^>]*x1="50.00%" x2="50.00%" y1="100%" y2="40.00%"/,
  );
});

test("a plot has its round values; of many every other one may be hidden, but not the last", () => {
  const markup = drawn(undefined);
  expect([...markup.matchAll(/>(\d+)<\/text>/g)].map(([, value]) => value)).toEqual(
    [0, 5, 10, 0, 1, 2, 3, 4, 5, 6, 7, 8].map(String),
  );
  const spare = [...markup.matchAll(/<text class="[^"]*spare[^"]*"[^>]*>(\d+)<\/text>/g)].map(
    ([, value]) => value,
  );
  expect(spare).toEqual(["1", "3", "5", "7"]);
});

test("a band reaches from one place to another, with a line at each", () => {
  const markup = drawn(<Band from={0.25} to={0.75} />);
  expect(markup).toMatch(/<rect [^>]*x="25.00%" width="50.00%" height="100%"/);
  expect([...markup.matchAll(/class="[^"]*edge[^"]*" x1="([^"]+)"/g)].map(([, at]) => at)).toEqual([
    "25.00%",
    "75.00%",
  ]);
});

test("columns reach from the ground up, with room between them, each with its words; yours is the door", () => {
  const markup = drawn(
    <Columns
      id="two"
      columns={[
        { top: 20, lines: ["R80"] },
        { top: 90, lines: ["R10"], door: true },
      ]}
    />,
  );
  const places = [...markup.matchAll(/<rect[^>]* x="([^"]+)" width="([^"]+)" y="([^"]+)" height="([^"]+)"/g)];
  expect(places.map(([, ...place]) => place)).toEqual([
    ["8.00%", "34.00%", "20.00%", "80.00%"],
    ["58.00%", "34.00%", "90.00%", "10.00%"],
  ]);
  expect(markup).toMatch(/R80.*R10/);
  expect([...markup.matchAll(/<g class="[^"]*door/g)]).toHaveLength(1);
});

test("steps are equally wide, and the door is on the last", () => {
  const markup = drawn(
    <Stairs
      id="steps"
      fill="wash"
      steps={[
        { height: 80, lines: ["R20"] },
        { height: 40, lines: ["R40"], door: true },
      ]}
    />,
  );
  expect(paths(markup)).toContain("M0,80L500,80L500,40L1000,40L1000,40");
  expect(markup).toMatch(/<svg class="[^"]*door[^"]*" x="75.00%" y="40.00%"/);
});

test("where a line crosses zero it has a point, so that what is below and above it is exact", () => {
  expect(
    withCrossings(
      [
        [0, 80],
        [1, 20],
      ],
      50,
    ),
  ).toEqual([
    [0, 80],
    [0.5, 50],
    [1, 20],
  ]);
});

test.each([
  ["over a door, in short lines near the edge", true, 0.24, "24.00%", "middle", ["5 years,", "3 months"]],
  ["from the edge where the door is close to it", true, 0.05, "0.00%", "start", ["5 years,", "3 months"]],
  ["on the side that a rising line leaves free", true, 0.6, "60.00%", "end", ["5 years, 3 months"]],
  ["on the side that a falling line leaves free", false, 0.5, "50.00%", "start", ["5 years, 3 months"]],
])("the words of a door are clear of the line: %s", (_, rises, at, x, anchor, lines) => {
  const points: Point[] = [
    [0, rises ? 100 : 0],
    [at, 60],
    [1, rises ? 0 : 100],
  ];
  const door = { at, lines: ["5 years, 3 months"] };
  const markup = drawn(
    <Crossing id="one" {...{ points, door }} zero={60} names={["Less", "More"]} fill="sand" />,
  );
  const [, place, words = ""] =
    /<svg x="([^"]*)"[^>]*>((?:<text[^>]*>[^<]*(?:years|months)[^<]*<\/text>)+)/.exec(markup) ?? [];
  expect([place, [...words.matchAll(/>([^<]+)</g)].map(([, line]) => line)]).toEqual([x, lines]);
  expect(words).toContain(`text-anchor="${anchor}"`);
});

test("a side's name is not on a door near its edge", () => {
  const side = (at: number) =>
    drawn(
      <Crossing
        id="one"
        points={[
          [0, 70],
          [at, 60],
          [1, 0],
        ]}
        zero={60}
        names={["Behind", "Ahead"]}
        fill="sand"
        door={{ at, lines: [] }}
      />,
    );
  expect(side(0.2)).not.toContain("Behind");
  expect(side(0.5)).toContain("Behind");
});
