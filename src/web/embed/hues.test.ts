import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
// The frame's own colours come after the site's.
const sources = [css("../styles/tokens.css"), css("embed-theme.css")].map((text) => text.split("@media")[0]!);

type Scheme = "light" | "dark";

/** A colour of the frame as it is written, for a hue. */
function oklch(name: string, scheme: Scheme, hue: number): [l: number, c: number, h: number] {
  const found = sources
    .map((text) =>
      new RegExp(
        `--${name}: light-dark\\(oklch\\(([^()]*(?:\\([^)]*\\))?)\\), oklch\\(([^()]*(?:\\([^)]*\\))?)\\)\\)`,
      ).exec(text),
    )
    .findLast((match) => match !== null);
  const written = found?.[scheme === "light" ? 1 : 2]?.replace("var(--hue)", String(hue)) ?? "";
  const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = written
    .split(" ")
    .map((part) => Number.parseFloat(part));
  return [l / 100, c, h];
}

/** Linear sRGB, with what a screen cannot show clipped as browsers do. */
function linear([l, c, degrees]: [number, number, number]): number[] {
  const angle = (degrees * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const [long, middle, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: string, other: string, scheme: Scheme, hue: number): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(linear(oklch(name, scheme, hue))))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test("black on white is 21, so that the sum is right", () => {
  expect((luminance(linear([1, 0, 0])) + 0.05) / (luminance(linear([0, 0, 0])) + 0.05)).toBeCloseTo(21, 1);
});

for (const scheme of ["light", "dark"] as const) {
  test(`whatever hue is asked for, words and buttons can be read in ${scheme}`, () => {
    const pairs = [
      ["leaf", "paper"],
      ["leaf", "surface"],
      ["leaf", "sunken"],
      ["leaf", "leaf-wash"],
      ["leaf-deep", "paper"],
      ["leaf-deep", "surface"],
      ["on-leaf", "leaf"],
      ["on-leaf", "leaf-deep"],
      ["ink", "leaf-wash"],
      ["ink-soft", "leaf-wash"],
    ] as const;
    const low: string[] = [];
    for (let hue = 0; hue < 360; hue++) {
      for (const [one, other] of pairs) {
        const found = contrast(one, other, scheme, hue);
        if (!(found >= 4.5)) low.push(`${one} on ${other} at ${hue}: ${found.toFixed(2)}`);
      }
    }
    expect(low).toEqual([]);
  });
}
