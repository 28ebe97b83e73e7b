import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ScheduleTable } from "./schedule-table.tsx";

type Payment = { number: number };

const payments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1 }));

const schedule = (caption: string, count: number) => (
  <ScheduleTable<Payment>
    caption={caption}
    columns={[{ header: "Payment", cell: ({ number }) => `No. ${number}` }]}
    rows={payments(count)}
    rowKey={({ number }) => number}
  />
);

test("a year of a long schedule is reached at once, also among the rows that were not shown", async () => {
  const screen = await render(schedule("By month", 240));
  expect(screen.getByRole("row").all()).toHaveLength(61);
  await screen.getByRole("combobox", { name: "Go to" }).selectOptions("Year 15");
  const { top } = screen
    .getByRole("rowheader", { name: "No. 169", exact: true })
    .element()
    .getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test("the last year can be chosen, and there is none after it", async () => {
  const screen = await render(schedule("To its end", 245));
  expect(screen.getByRole("option").all()).toHaveLength(21);
});

test("a short schedule has nowhere to go to", async () => {
  const screen = await render(schedule("Short", 60));
  expect(screen.getByRole("combobox").all()).toHaveLength(0);
});

test("all payments are shown again when the schedule comes back", async () => {
  const first = await render(schedule("Kept", 100));
  await first.getByRole("button", { name: "Show All 100 Payments" }).click();
  await first.unmount();
  const screen = await render(schedule("Kept", 100));
  await expect.element(screen.getByRole("rowheader", { name: "No. 100", exact: true })).toBeVisible();
});
