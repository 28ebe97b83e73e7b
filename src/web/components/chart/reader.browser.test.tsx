import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverPage } from "#web/testing/server-page.ts";
import { ChartFigure, DrawingAlone } from "./chart-figure.tsx";
import { Label } from "./label.tsx";
import { linearScale } from "./linear-scale.ts";
import { Plot } from "./plot.tsx";
import { Reader } from "./reader.tsx";
import { LineBehindWords } from "./reading-line.tsx";

test("a reader that was moved before its script had come stays where it was moved", async () => {
  const years = (
    <Reader
      label="Read the loan year by year"
      start={1}
      stops={[0, 1, 2].map((year) => ({ at: year / 2, heights: [10], name: `Year ${year}`, words: "owed" }))}
    >
      <p>The picture</p>
    </Reader>
  );
  const container = serverPage(years);
  const slider = page.getByRole("slider", { name: /^Read the loan/ });
  slider.element().focus();
  await userEvent.keyboard("{Home}");
  const root = hydrateRoot(container, years);
  onTestFinished(() => root.unmount());
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Year 0: owed");
  expect(container.querySelectorAll("circle")).toHaveLength(1);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Year 2: owed");
});

const scale = linearScale([0, 2], [0, 1]);
const axis = { scale, format: String };
const stops = ["Few", "Many more words than that", "None"].map((words, year) => ({
  at: year / 2,
  heights: [10],
  name: `Year ${year}`,
  words,
}));

test("the sentence stands until somebody reads; then the values take its place, and a line under the labels", async () => {
  const screen = await render(
    <Reader label="Read" start={1} stops={stops} caption="What it shows.">
      <Plot label="A picture" x={axis} y={axis}>
        <LineBehindWords />
        <Label at={[0.5, 20]} lines={["A label"]} />
      </Plot>
    </Reader>,
  );
  const { container } = screen;
  const lines = () => [...container.querySelectorAll('svg[role="img"] > line')];
  const before = lines().length;
  await expect.element(screen.getByText("What it shows.")).toBeVisible();
  expect(container.querySelectorAll("circle")).toHaveLength(0);

  screen.getByRole("slider").element().focus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => lines().length).toBe(before + 1);
  await expect.element(screen.getByText("Year 2")).toBeVisible();
  await expect.element(screen.getByText("What it shows.")).not.toBeVisible();
  expect(container.querySelectorAll("circle")).toHaveLength(1);
  const label = screen.getByText("A label").element();
  const follows = lines().at(-1)?.compareDocumentPosition(label) ?? 0;
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("in a letter a picture is its title and its drawing alone", async () => {
  const { container } = await render(
    <DrawingAlone value>
      <ChartFigure title="A title" table={<p>A table</p>}>
        <Reader label="Read" start={1} stops={stops} caption="What it shows.">
          <Plot label="A picture" x={axis} y={axis} />
        </Reader>
      </ChartFigure>
    </DrawingAlone>,
  );
  expect(container.querySelectorAll("figure, input, details")).toHaveLength(0);
  expect(container.textContent).toMatch(/^A title/);
  expect(container.querySelector("svg")?.getAttribute("aria-label")).toBe("A picture");
});

test("the readout keeps room for its longest text", async () => {
  const screen = await render(
    <div className="narrow">
      <style>{".narrow { width: 8rem }"}</style>
      <Reader label="Read" start={0} stops={stops}>
        <p>The picture</p>
      </Reader>
    </div>,
  );
  const height = () => screen.getByText("The picture").element().getBoundingClientRect().top;
  const before = height();
  screen.getByRole("slider").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByText(/Many more words/)).toBeVisible();
  expect(height()).toBe(before);
});
