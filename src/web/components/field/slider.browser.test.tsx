import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Slider } from "./slider.tsx";

const onChange = vi.fn<(value: number) => void>();
const slider = {
  name: "loanTerm",
  label: "Term",
  min: 5,
  max: 25,
  step: 5,
  ticks: [5, 15, 25],
  format: (years: number) => `${years} years`,
  onChange,
};

test("a slider has a name of its own and says its value in words", async () => {
  const screen = await render(<Slider {...slider} value={20} />);
  const range = screen.getByRole("slider", { name: "Term, slider" });
  await expect.element(range).toHaveValue("20");
  await expect.element(range).toHaveAttribute("aria-valuetext", "20 years");
});

test("arrow keys move it by its step, Home and End to its ends", async () => {
  onChange.mockClear();
  const screen = await render(<Slider {...slider} value={20} />);
  screen.getByRole("slider").element().focus();
  await userEvent.keyboard("{ArrowRight}{Home}{End}");
  expect(onChange.mock.calls.flat()).toEqual([25, 5, 25]);
});

test("a value past its ends is said as it is, while the thumb is at the end", async () => {
  const screen = await render(<Slider {...slider} value={1} />);
  await expect.element(screen.getByRole("slider")).toHaveValue("5");
  await expect.element(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "1 years");
});

test("the marks at the ends reach no further out than the track", async () => {
  const screen = await render(<Slider {...slider} ticks={[5, 10, 15, 20, 25]} value={20} />);
  const track = screen.getByRole("slider").element().getBoundingClientRect();
  const box = (mark: string) => screen.getByText(mark, { exact: true }).element().getBoundingClientRect();
  expect(box("5 years").left).toBeGreaterThanOrEqual(track.left);
  expect(box("25 years").right).toBeLessThanOrEqual(track.right);
});

test("without room every other mark is hidden", async () => {
  const screen = await render(
    <div className="narrow">
      <style>{".narrow { width: 12rem }"}</style>
      <Slider {...slider} ticks={[5, 10, 15, 20, 25]} value={20} />
    </div>,
  );
  const shown = ["5", "10", "15", "20", "25"].filter((years) =>
    screen
      .getByText(`${years} years`, { exact: true })
      .element()
      .checkVisibility({ visibilityProperty: true }),
  );
  expect(shown).toEqual(["5", "15", "25"]);
});

test("each mark is under its place on the track, and is not read out", async () => {
  const screen = await render(<Slider {...slider} value={20} />);
  const track = screen.getByRole("slider").element().getBoundingClientRect();
  // The middle of the thumb never reaches the ends of the track.
  const thumb = 24;
  for (const [index, mark] of ["5 years", "15 years", "25 years"].entries()) {
    const place = screen.getByText(mark).element().parentElement!;
    const reached = track.left + thumb / 2 + ((track.width - thumb) * index) / 2;
    expect(Math.abs(place.getBoundingClientRect().left - reached)).toBeLessThan(1);
    expect(place.closest("[aria-hidden=true]")).not.toBeNull();
  }
});

test("the browser does not restore its position", async () => {
  const screen = await render(<Slider {...slider} value={20} />);
  await expect.element(screen.getByRole("slider")).toHaveAttribute("autocomplete", "off");
});
