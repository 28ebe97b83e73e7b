import { type ComponentProps, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverPage } from "#web/testing/server-page.ts";
import { CurveDrawing } from "./curve-control.tsx";
import { CurveRange, controlClass } from "./curve-slider.tsx";
import { SidedCurve } from "./sided-curve.tsx";
import "./scrolled-over.script.ts";

const moved = vi.fn<(value: number) => void>();
const curve = {
  label: "Price",
  name: "price",
  min: 0,
  max: 400,
  step: 50,
  points: [100, 200, 200],
  ticks: [0, 200, 400],
  format: (value: number) => `R${value}`,
  answer: (answer: number) => `R${answer} a month`,
};

type CurveControlProps = Omit<
  ComponentProps<typeof CurveDrawing> & ComponentProps<typeof CurveRange>,
  "words" | "describedBy"
> & { words?: (value: number) => string };

/** A curve with its slider over it, as pages have it. */
function CurveControl({ words = curve.format, ...props }: CurveControlProps) {
  const { label, name, min, max, step, value, onChange, ...drawing } = props;
  const both = { min, max, value, words, describedBy: `${name}-ends` };
  return (
    <div className={controlClass}>
      <CurveRange {...both} {...{ label, name, step, onChange }} />
      <CurveDrawing {...both} {...drawing} />
    </div>
  );
}

/** A curve whose value its owner keeps. */
function Owner({ start = 200, top }: { start?: number; top?: number }) {
  const [value, setValue] = useState(start);
  const set = (next: number) => {
    moved(next);
    setValue(next);
  };
  return <CurveControl {...curve} {...(top && { top })} value={value} onChange={set} />;
}

const slider = () => page.getByRole("slider", { name: "Price" });
const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};
const thumbCentre = () => centre(slider().element().parentElement!.querySelector("circle + circle")!);
/** The thumb's centre, as shares of the drawing. */
function thumb() {
  const drawing = slider().element().parentElement!.querySelector("svg")!.getBoundingClientRect();
  const [x, y] = thumbCentre();
  return [(x - drawing.left) / drawing.width, (y - drawing.top) / drawing.height];
}
const near = (...shares: number[]) => shares.map((share) => expect.closeTo(share, 2));

test("a curve with two sides is a picture: what is on either side, and the door where it tips", async () => {
  const words = ["Rent", "Buy", "R160"];
  // The thumb at R100 is clear of the door.
  const sides = { names: ["Rent", "Buy"], Curve: SidedCurve, tips: { value: 160, words: "R160" } } as const;
  await render(<CurveControl {...curve} {...{ sides }} points={[-160, 240]} value={100} onChange={moved} />);
  for (const word of words) await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  const door = slider().element().parentElement!.querySelector("svg:has(> path + circle)")!;
  expect(door.getAttribute("x")).toBe("40.00%");
});

test("a door whose place is read off the curve says about where it is", async () => {
  const sides = { names: ["Rent", "Buy"], Curve: SidedCurve } as const;
  await render(<CurveControl {...curve} {...{ sides }} points={[-150, 250]} value={100} onChange={moved} />);
  await expect.element(page.getByText("about R150", { exact: true })).toBeVisible();
});

test("the curve of the kept numbers is beside the present one, named where their value is", async () => {
  const kept = { answers: [-80, 20, 120, 220, 320], value: 300 };
  const sides = { names: ["Rent", "Buy"], Curve: SidedCurve, kept } as const;
  await render(<CurveControl {...curve} {...{ sides }} points={[-160, 240]} value={100} onChange={moved} />);
  const drawing = slider().element().parentElement!.querySelector("svg")!.getBoundingClientRect();
  const name = page.getByText("Kept", { exact: true }).element().getBoundingClientRect();
  expect(Math.abs((name.left + name.right) / 2 - (drawing.left + 0.75 * drawing.width))).toBeLessThan(60);
  const ring = slider().element().parentElement!.querySelector("circle[cx='75.00%']");
  expect(ring).not.toBeNull();
});

test("the value that was kept is marked on a curve that is no picture, and named clear of the thumb", async () => {
  const control = (kept: number) => <CurveControl {...curve} {...{ kept }} value={200} onChange={moved} />;
  const { rerender } = await render(control(300));
  const ring = () => slider().element().parentElement!.querySelector("circle[cx='75.00%']");
  expect(ring()).not.toBeNull();
  await expect.element(page.getByText("Kept", { exact: true })).toBeVisible();
  await rerender(control(210));
  await expect.element(page.getByText("Kept", { exact: true })).not.toBeInTheDocument();
  await rerender(control(200));
  expect(slider().element().parentElement!.querySelectorAll("circle")).toHaveLength(2);
});

test("digits typed on the thumb go into its field, in place of what is there", async () => {
  await render(
    <form>
      <input name="price" defaultValue="200" />
      <Owner />
    </form>,
  );
  (slider().element() as HTMLInputElement).focus();
  await userEvent.keyboard("185");
  await expect.element(page.getByRole("textbox")).toHaveValue("185");
});

const sides = { names: ["Rent", "Buy"], Curve: SidedCurve } as const;
const doors = () => slider().element().parentElement!.querySelectorAll("svg:has(> path + circle)").length;

test.each([
  ["nothing at the start", [0, 100, 200], 300, 0],
  ["nothing from the middle on", [-200, 0, 0], 300, 0],
  ["nothing in whole rand at the end", [-200, -100, 0.2], 300, 0],
  ["a change of sides", [-200, 200], 300, 1],
  ["a change of sides over nothing", [-200, 0, 200], 300, 1],
  ["a change of sides under the thumb", [-200, 200], 210, 0],
])("the door stands where the sides change, but not under the thumb: %s", async (_, points, value, count) => {
  await render(<CurveControl {...curve} {...{ sides, points, value }} onChange={moved} />);
  expect(doors()).toBe(count);
});

test("with two sides an amount is close to its end: above the curve, or beside it where it is below zero; at the door there is none", async () => {
  await page.viewport(360, 740);
  const place = (words: string) => {
    const drawing = slider().element().parentElement!.querySelector("svg")!.getBoundingClientRect();
    const { top, bottom } = page.getByText(words, { exact: true }).last().element().getBoundingClientRect();
    return { top: top - drawing.top, bottom: drawing.bottom - bottom };
  };
  const control = (points: readonly number[]) => (
    <CurveControl
      {...curve}
      {...{ sides, points }}
      answer={(amount) => `${amount}`}
      value={0}
      onChange={moved}
    />
  );
  const screen = await render(control([-200, 200]));
  const { height } = slider().element().parentElement!.querySelector("svg")!.getBoundingClientRect();
  expect(place("200").bottom).toBeGreaterThan(height);
  expect(place("-200").top).toBeGreaterThan(height * 0.8);
  expect(place("-200").bottom).toBeGreaterThan(place("R0").bottom);
  // Under a line that falls from its end it would be far from there.
  await screen.rerender(control([-50, -200]));
  await expect.element(page.getByText("-50", { exact: true })).not.toBeInTheDocument();
  await screen.rerender(control([-400, -100, -50, -20, 10]));
  await expect.element(page.getByText("10", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText(sides.names[1], { exact: true })).toBeInTheDocument();
  await page.viewport(1024, 768);
});

test("the thumb is round and on the curve, which starts at zero", async () => {
  await render(<Owner />);
  expect(thumb()).toEqual(near(0.5, 0));
  slider().element().focus();
  await userEvent.keyboard("{Home}");
  expect(thumb()).toEqual(near(0, 0.5));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(thumb()).toEqual(near(0.25, 0.25));
  const { width, height } = slider()
    .element()
    .parentElement!.querySelector("circle + circle")!
    .getBoundingClientRect();
  expect([width, height]).toEqual([28, 28]);
});

test("curves of one scale are as high as their answers", async () => {
  await render(<Owner start={400} top={400} />);
  expect(thumb()).toEqual(near(1, 0.5));
});

test("on a phone, which shows one at a time, a flat one is drawn higher and takes no more room", async () => {
  await page.viewport(360, 740);
  const height = () => slider().element().parentElement!.getBoundingClientRect().height;
  const screen = await render(<Owner start={400} top={200} />);
  const before = [height(), thumbCentre()];
  await screen.rerender(<Owner start={400} top={400} />);
  expect([height(), thumbCentre()]).toEqual(before);
  await screen.rerender(<Owner start={400} top={500} />);
  expect(height()).toEqual(before[0]);
  await page.viewport(1024, 768);
});

test("the amounts at the ends are right above the curve", async () => {
  await render(<Owner start={200} top={400} />);
  const [first, last] = ["R100 a month", "R200 a month"].map((words) => {
    const { top, bottom } = page.getByText(words, { exact: true }).last().element().getBoundingClientRect();
    return { top, bottom };
  });
  const [, line] = thumbCentre();
  expect(line - last!.bottom).toBeGreaterThanOrEqual(14);
  expect(line - last!.bottom).toBeLessThan(30);
  expect(first!.top).toBeGreaterThan(last!.top);
});

test("of a curve that rises and falls the highest and the lowest amount are written where they are", async () => {
  const place = (words: string) => centre(page.getByText(words, { exact: true }).element());
  const points = [0, -200, 50, 300, 10];
  const { rerender } = await render(
    <CurveControl {...curve} {...{ points }} extremes value={0} onChange={moved} />,
  );
  const { left, width } = page.getByRole("slider").element().parentElement!.getBoundingClientRect();
  const [lowest, highest] = [place("R-200 a month"), place("R300 a month")];
  expect(lowest[0]).toBeLessThan(left + width / 2);
  expect(highest[0]).toBeGreaterThan(left + width / 2);
  expect(lowest[1]).toBeGreaterThan(highest[1]);
  expect(page.getByText("R10 a month", { exact: true }).elements()).toEqual([]);
  // The thumb on the peak has the amount beside it, on the side with more room.
  await rerender(<CurveControl {...curve} {...{ points }} extremes value={300} onChange={moved} />);
  const beside = page.getByText("R300 a month", { exact: true }).element().getBoundingClientRect();
  expect(beside.right).toBeLessThan(thumbCentre()[0] - 14);
  // On one side of zero the ends say it.
  await rerender(<CurveControl {...curve} points={[10, 300, 20]} extremes value={0} onChange={moved} />);
  await expect.element(page.getByText("R20 a month", { exact: true })).toBeVisible();
});

test("an amount is written over a thumb that is well below it, and not right over it", async () => {
  const control = (value: number) => (
    <CurveControl {...curve} points={[300, 60, 50]} value={value} onChange={moved} />
  );
  const { rerender } = await render(control(100));
  await expect.element(page.getByText("R300 a month", { exact: true })).toBeVisible();
  await rerender(control(20));
  await expect.element(page.getByText("R300 a month", { exact: true })).not.toBeInTheDocument();
});

test("a small curve has its amounts, short and clear of the thumb", async () => {
  const [width, height] = [innerWidth, innerHeight];
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(1280, 740);
  const control = (value: number) => (
    <CurveControl
      {...curve}
      points={[100, 200]}
      short={(amount) => `${amount}k`}
      value={value}
      onChange={moved}
    />
  );
  const { rerender, container } = await render(control(200));
  container.style.width = "256px";
  const shown = (words: string) =>
    page
      .getByText(words, { exact: true })
      .elements()
      .some((text) => text.checkVisibility());
  expect(["100k", "200k", "R200 a month"].map(shown)).toEqual([true, true, false]);
  await rerender(control(380));
  expect(["100k", "200k"].map(shown)).toEqual([true, false]);
  // A frame as narrow, on whose screen there is no wide page.
  await page.viewport(320, 740);
  expect(["100k", "200k"].map(shown)).toEqual([false, false]);
});

test("an answer that is nothing everywhere is a line on the ground", async () => {
  await render(<CurveControl {...curve} points={[0, 0]} value={200} onChange={moved} />);
  expect(thumb()).toEqual(near(0.5, 1));
});

test("the value is said in words, and what the ends of the curve mean", async () => {
  await render(<CurveControl {...curve} words={(value) => `${value} rand`} value={700} onChange={moved} />);
  await expect.element(slider()).toHaveValue("400");
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "700 rand");
  await expect
    .element(slider())
    .toHaveAccessibleDescription("R100 a month at 0 rand, R200 a month at 400 rand.");
  await expect.element(page.getByText("R200", { exact: true })).toBeVisible();
});

test("a finger moves it from anywhere on the curve; one that scrolls the page does not", async () => {
  await render(<Owner />);
  const tall = document.body.appendChild(document.createElement("div"));
  tall.style.height = "3000px";
  onTestFinished(() => tall.remove());
  const { left, right, top, bottom } = slider().element().getBoundingClientRect();
  const across = (share: number) => left + 14 + share * (right - left - 28);
  for (const y of [top + 4, bottom - 4])
    expect(document.elementFromPoint(across(0.75), y)).toBe(slider().element());
  const frame = frameElement!.getBoundingClientRect();
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [share: number, down: number][]) =>
    cdp().send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([share, down]) => ({
        x: frame.left + across(share),
        y: frame.top + (top + bottom) / 2 + down,
      })),
    });
  const drag = async (...points: [share: number, down: number][]) => {
    for (const [index, point] of points.entries())
      await touch(index === 0 ? "touchStart" : "touchMove", point);
    await touch("touchEnd");
  };
  await drag([0.9, 0], [0.9, -20], [0.9, -40], [0.9, -50]);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await expect.element(slider()).toHaveValue("200");
  expect(thumb()).toEqual(near(0.5, 0));
  scrollTo(0, 0);
  await drag([0.9, 0], [0.85, 2], [0.8, 4], [0.75, 4]);
  await expect.poll(() => moved.mock.lastCall).toEqual([300]);
});

test.each([
  [240, ["R0", "R500"]],
  [328, ["R0", "R500"]],
  [360, ["R0", "R100", "R200", "R300", "R400", "R500"]],
  [240, ["R0", "R400"], [0, 200, 400]],
  [328, ["R0", "R200", "R400"], [0, 100, 200, 300, 400]],
  [360, ["R0", "R100", "R200", "R300", "R400"], [0, 100, 200, 300, 400]],
])("in a curve of %i pixels the values under it are in even steps: %s", async (width, shown, given?) => {
  const ticks = given ?? [0, 100, 200, 300, 400, 500];
  const screen = await render(
    <div className="wide">
      <style>{`.wide { width: ${width}px }`}</style>
      <CurveControl {...curve} ticks={ticks} max={ticks.at(-1)!} value={200} onChange={moved} />
    </div>,
  );
  const marks = ticks.map((tick) => screen.getByText(`R${tick}`, { exact: true }).last().element());
  expect(marks.filter((mark) => mark.checkVisibility()).map((mark) => mark.textContent)).toEqual(shown);
});

test("the server's drawing is React's own: nothing moves when it takes over, and an early move stays", async () => {
  const control = <Owner />;
  const container = serverPage(control);
  const before = [thumb(), container.getBoundingClientRect().height];
  slider().element().focus();
  const root = hydrateRoot(container, control);
  onTestFinished(() => root.unmount());
  await userEvent.keyboard("{End}");
  await expect.poll(thumb).toEqual(near(1, 0));
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await expect.poll(() => [thumb(), container.getBoundingClientRect().height]).toEqual(before);
});

test("who uses keys sees a ring around the thumb", async () => {
  await render(<Owner />);
  const ring = () => getComputedStyle(slider().element().parentElement!.querySelector("circle")!).display;
  expect(ring()).toBe("none");
  await userEvent.tab();
  expect(ring()).toBe("inline");
});
