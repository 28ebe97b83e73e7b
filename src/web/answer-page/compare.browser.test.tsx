import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { serverPage } from "#web/testing/server-page.ts";
import { type CompareProps, ComparisonTable, Difference, KeepToCompare } from "./compare.tsx";

const rows = [
  { label: "Loan term", kept: "20 years", now: "30 years" },
  { label: "Monthly payment", kept: "R14 729", now: "R13 446" },
];
const sentence = "R1 283 less a month costs R1 305 690 more over the term.";
const nothing = () => {};

/** The sentence, the buttons and the table of a comparison, as an answer has them. */
const Compare = (props: CompareProps) => (
  <>
    <Difference {...props} />
    <KeepToCompare {...props} />
    <ComparisonTable {...props} />
  </>
);

/** A page that keeps and forgets an answer. */
function Page({ start = false, swapped = nothing }) {
  const [kept, setKept] = useState(start);
  return (
    <Compare
      comparison={kept ? { sentence, rows } : undefined}
      answered
      onKeep={() => setKept(true)}
      onForget={() => setKept(false)}
      onSwap={swapped}
    />
  );
}

test("an answer is kept, compared and forgotten with one button, which keeps the focus", async () => {
  const screen = await render(<Page />);
  expect(screen.getByRole("table").all()).toHaveLength(0);
  await screen.getByRole("button", { name: "Keep this to compare" }).click();
  const end = screen.getByRole("button", { name: "Stop comparing" });
  await expect.element(end).toHaveFocus();
  await screen.getByText("All differences").click();
  const row = screen.getByRole("row", { name: "Monthly payment R14 729 R13 446" });
  await expect.element(row).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Kept" })).toBeVisible();
  await end.click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Keep this to compare" })).toHaveFocus();
});

test("the difference is said in a sentence, and heard once it is new", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Keep this to compare" }).click();
  await expect.element(screen.getByText(sentence).first()).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent(sentence);
});

test("a comparison that is there from the start is not read out", async () => {
  const screen = await render(<Page start />);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await new Promise((pause) => setTimeout(pause, 1100));
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("the kept numbers can be taken back", async () => {
  let swaps = 0;
  const screen = await render(<Page start swapped={() => swaps++} />);
  await screen.getByRole("button", { name: "Use the kept numbers" }).click();
  expect(swaps).toBe(1);
});

test("without an answer there is nothing to keep, but what is kept can be let go", async () => {
  const ways = { answered: false, onKeep: nothing, onForget: nothing, onSwap: nothing };
  const screen = await render(<Compare comparison={undefined} {...ways} />);
  expect(screen.getByRole("button").all()).toHaveLength(0);
  await screen.rerender(<Compare comparison={{ sentence: "No answer to compare.", rows: [] }} {...ways} />);
  await expect.element(screen.getByText("No answer to compare.").first()).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Stop comparing" })).toBeVisible();
  expect(screen.getByRole("table").all()).toHaveLength(0);
});

test("the server writes the button alone", () => {
  const page = serverPage(<Page />);
  expect(page.textContent).toBe("Keep this to compare");
});
