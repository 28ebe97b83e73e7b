import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { drawOnPaper } from "#web/testing/paper.ts";
import { usePrinting } from "./use-printing.ts";

function Schedule() {
  return <p>{usePrinting() ? "All 240 months" : "The first 12 months"}</p>;
}

test("the page is drawn in full before printing, and as it was afterwards", async () => {
  const { container } = await render(<Schedule />);
  expect(container).toHaveTextContent("The first 12 months");
  dispatchEvent(new Event("beforeprint"));
  expect(container).toHaveTextContent("All 240 months");
  dispatchEvent(new Event("afterprint"));
  expect(container).toHaveTextContent("The first 12 months");
});

test("a browser that only switches to the print media counts as printing", async () => {
  const screen = await render(<Schedule />);
  const back = await drawOnPaper();
  await expect.element(screen.getByText("All 240 months")).toBeVisible();
  await back();
  await expect.element(screen.getByText("The first 12 months")).toBeVisible();
});

test("what first appears on paper is drawn in full", async () => {
  await drawOnPaper();
  const screen = await render(<Schedule />);
  await expect.element(screen.getByText("All 240 months")).toBeVisible();
});
