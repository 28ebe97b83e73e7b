import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawOnPaper } from "#web/testing/paper.ts";
import { serverPage } from "#web/testing/server-page.ts";
import { ShowHide } from "./show-hide.tsx";

const partOf = (title: string) => (
  <ShowHide title={title}>
    <p>January</p>
  </ShowHide>
);
const part = partOf("Repayment schedule");

test("the heading says (Show), and (Hide) once the part is open", async () => {
  const screen = await render(part);
  const heading = screen.getByRole("heading", { name: "Repayment schedule", level: 2 });
  await expect.element(screen.getByText("(Show)")).toBeVisible();
  await expect.element(screen.getByText("(Hide)")).not.toBeVisible();
  await expect.element(screen.getByText("January")).not.toBeVisible();
  await heading.click();
  await expect.element(screen.getByText("(Show)")).not.toBeVisible();
  await expect.element(screen.getByText("(Hide)")).toBeVisible();
  await expect.element(screen.getByText("January")).toBeVisible();
});

test("what was opened is open when the part comes back, and what was closed again is closed", async () => {
  const first = await render(partOf("Kept part"));
  await first.getByRole("heading").click();
  await expect.element(first.getByText("January")).toBeVisible();
  await first.unmount();
  const second = await render(partOf("Kept part"));
  await expect.element(second.getByText("January")).toBeVisible();
  await second.getByRole("heading").click();
  await expect.element(second.getByText("January")).not.toBeVisible();
  await second.unmount();
  const third = await render(partOf("Kept part"));
  await expect.element(third.getByText("January")).not.toBeVisible();
});

test("without scripts it opens all the same", async () => {
  serverPage(partOf("Unscripted"));
  await page.getByText("(Show)").click();
  await expect.element(page.getByText("January")).toBeVisible();
});

test("on paper everything is shown, without anything to press", async () => {
  const screen = await render(partOf("On paper"));
  await drawOnPaper();
  await expect.element(screen.getByText("January")).toBeVisible();
  await expect.element(screen.getByText("(Show)")).not.toBeVisible();
  await expect.element(screen.getByText("(Hide)")).not.toBeVisible();
});
