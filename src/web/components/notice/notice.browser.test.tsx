import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Notice } from "./notice.tsx";

test("a notice shows its title and its words", async () => {
  const screen = await render(
    <Notice title="Good to know">
      <p>Ask your bank.</p>
    </Notice>,
  );
  await expect.element(screen.getByText("Good to know")).toBeVisible();
  await expect.element(screen.getByText("Ask your bank.")).toBeVisible();
});

test("a notice without a title has no empty line in its place", async () => {
  const { container } = await render(<Notice>Ask your bank.</Notice>);
  expect(container.querySelectorAll("p")).toHaveLength(0);
  expect(container).toHaveTextContent("Ask your bank.");
});

test("good and bad news look different from a neutral notice", async () => {
  const screen = await render(
    <>
      <Notice>Plain</Notice>
      <Notice tone="good">Good</Notice>
      <Notice tone="bad">Bad</Notice>
    </>,
  );
  const edge = (words: string) => getComputedStyle(screen.getByText(words).element()).borderBlockStartColor;
  expect(new Set(["Plain", "Good", "Bad"].map(edge)).size).toBe(3);
});
