import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ToolList } from "./field-list.tsx";

function OwnedList({ names }: { names: string[] }) {
  const [shown, setShown] = useState(names);
  return (
    <ToolList
      noun="lump sum"
      count={shown.length}
      most={3}
      full="Three is the most."
      onAdd={() => setShown([...shown, `new ${shown.length + 1}`])}
      onRemove={(place) => setShown(shown.filter((_, index) => index !== place))}
    >
      {(place) => <p>{shown[place]}</p>}
    </ToolList>
  );
}

test("each place is a group with its number, and one more is added by a button", async () => {
  const screen = await render(<OwnedList names={[]} />);
  await screen.getByRole("button", { name: "Add a lump sum" }).click();
  await expect.element(screen.getByRole("group", { name: "Lump sum 1" }).getByText("new 1")).toBeVisible();
  await screen.getByRole("button", { name: "Add another lump sum" }).click();
  expect(screen.getByRole("group").all()).toHaveLength(2);
});

test("once all places are in use it says why there is no further one", async () => {
  const screen = await render(<OwnedList names={["a", "b"]} />);
  await screen.getByRole("button", { name: "Add another lump sum" }).click();
  await expect.element(screen.getByText("Three is the most.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Add/ }).all()).toHaveLength(0);
});

test("a place that is removed leaves no gap, and the keyboard goes on from the list", async () => {
  const screen = await render(<OwnedList names={["a", "b", "c"]} />);
  await screen.getByRole("button", { name: "Remove Lump sum 1" }).click();
  await expect
    .element(screen.getByRole("group", { name: "Lump sum 1" }).getByText("b", { exact: true }))
    .toBeVisible();
  expect(screen.container.contains(document.activeElement)).toBe(true);
});
