import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SmallCurveDrawing } from "./small-curve.tsx";

const drawn = (curve: Parameters<typeof SmallCurveDrawing>[0]) =>
  renderToStaticMarkup(<SmallCurveDrawing {...curve} />);

test("a small curve reaches from its lowest answer to its highest, with the dot on it", () => {
  const markup = drawn({ answers: [0, 50, 200], at: 0.75 });
  expect(markup).toContain('d="M0.0 36.0L48.0 27.0L96.0 0.0"');
  expect(markup).toContain('d="M72.0 13.5v.01"');
});

test("what is above zero and what is below it are filled to zero, each in its own way", () => {
  const markup = drawn({ answers: [-100, 100], at: 0 });
  expect(markup).toContain('d="M0 18.0L0.0 18.0L48.0 18.0L96.0 0.0L96 18.0z"');
  expect(markup).toContain('d="M0 18.0L0.0 36.0L48.0 18.0L96.0 18.0L96 18.0z"');
});

test("stairs have a tread for each answer, half a one at both ends", () => {
  expect(drawn({ answers: [0, 50, 100], at: 0.5, isStepped: true })).toContain(
    'd="M0.0 36.0L24.0 36.0L24.0 18.0L72.0 18.0L72.0 0.0L96.0 0.0"',
  );
});

test("a curve of nothing is a line, without NaN", () => {
  const markup = drawn({ answers: [0, 0], at: 1 });
  expect(markup).toContain('d="M96.0 0.0v.01"');
  expect(markup).not.toContain("NaN");
});
