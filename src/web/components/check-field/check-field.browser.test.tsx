import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CheckField } from "./check-field.tsx";

const field = { name: "stressed", label: "Stress test", onChange: () => {} };

test("a press on the words ticks the box", async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const screen = await render(<CheckField {...field} checked={false} onChange={onChange} />);
  await screen.getByText("Stress test").click();
  expect(onChange.mock.calls).toEqual([[true]]);
});

test("the space bar takes the tick away", async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const screen = await render(<CheckField {...field} checked onChange={onChange} />);
  const box = screen.getByRole("checkbox", { name: "Stress test" });
  await expect.element(box).toBeChecked();
  box.element().focus();
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[false]]);
});

test("the box shows what its owner says, not what was pressed", async () => {
  const screen = await render(<CheckField {...field} checked={false} />);
  const box = screen.getByRole("checkbox", { name: "Stress test" });
  await box.click();
  await expect.element(box).not.toBeChecked();
  await screen.rerender(<CheckField {...field} checked />);
  await expect.element(box).toBeChecked();
});

test("a hint is said with the box", async () => {
  const screen = await render(<CheckField {...field} checked={false} hint="Adds 2.5% to the rate." />);
  const box = screen.getByRole("checkbox", { name: "Stress test" });
  await expect.element(box).toHaveAccessibleDescription("Adds 2.5% to the rate.");
  await screen.rerender(<CheckField {...field} checked={false} />);
  await expect.element(box).not.toHaveAttribute("aria-describedby");
});

test("the browser does not restore its tick", async () => {
  const screen = await render(<CheckField {...field} checked={false} />);
  await expect
    .element(screen.getByRole("checkbox", { name: "Stress test" }))
    .toHaveAttribute("autocomplete", "off");
});
