import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Segmented } from "./segmented.tsx";

const options = [
  { value: "yearly", label: "By year" },
  { value: "monthly", label: "By month" },
  { value: "none", label: "Hidden" },
] as const;

type View = (typeof options)[number]["value"];

async function renderChoice() {
  const onChange = vi.fn<(view: View) => void>();
  function OwnedChoice() {
    const [value, setValue] = useState<View>("yearly");
    function change(view: View) {
      setValue(view);
      onChange(view);
    }
    return <Segmented name="loan-schedule" legend="Schedule" {...{ options, value }} onChange={change} />;
  }
  const screen = await render(<OwnedChoice />);
  return { screen, onChange, view: (name: string) => screen.getByRole("radio", { name }) };
}

test("the views are radio buttons in a group with a name, the chosen one checked", async () => {
  const { screen, view } = await renderChoice();
  const group = screen.getByRole("group", { name: "Schedule" });
  expect(group.getByRole("radio").all()).toHaveLength(3);
  await expect.element(view("By year")).toBeChecked();
  await expect.element(view("By month")).not.toBeChecked();
});

test("a press on a view chooses it", async () => {
  const { view, onChange } = await renderChoice();
  await view("By month").click();
  await expect.element(view("By month")).toBeChecked();
  await expect.element(view("By year")).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([["monthly"]]);
});

test("Tab stops once, at the chosen view, and the arrow keys move from there, round the end too", async () => {
  const { screen, view, onChange } = await renderChoice();
  await render(<button type="button">After it</button>);
  await userEvent.tab();
  await expect.element(view("By year")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(view("By month")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(view("By month")).toHaveFocus();
  expect(onChange.mock.calls.flat()).toEqual(["monthly", "none", "yearly", "monthly"]);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After it" })).toHaveFocus();
});

test("the browser does not restore the chosen view", async () => {
  const { screen } = await renderChoice();
  for (const radio of screen.getByRole("radio").all()) {
    await expect.element(radio).toHaveAttribute("autocomplete", "off");
  }
});
