import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serverPage } from "#web/testing/server-page.ts";
import { Reader } from "./reader.tsx";

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
