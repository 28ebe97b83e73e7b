import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawOnPaper } from "#web/testing/paper.ts";
import { serverPage } from "#web/testing/server-page.ts";
import { Disclosure, Question } from "./disclosure.tsx";

const part = { summary: "What is transfer duty?", children: <p>A tax on the purchase.</p> };

test("a part is closed at first, and a press on its summary opens and closes it", async () => {
  const screen = await render(<Disclosure {...part} />);
  const content = screen.getByText("A tax on the purchase.");
  await expect.element(content).not.toBeVisible();
  await screen.getByText("What is transfer duty?").click();
  await expect.element(content).toBeVisible();
  await screen.getByText("What is transfer duty?").click();
  await expect.element(content).not.toBeVisible();
});

test("the keyboard opens it", async () => {
  const screen = await render(<Disclosure {...part} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("A tax on the purchase.")).toBeVisible();
});

test("a part may be open from the start", async () => {
  const screen = await render(<Disclosure {...part} open />);
  await expect.element(screen.getByText("A tax on the purchase.")).toBeVisible();
});

test("without scripts the content is there and opens", async () => {
  serverPage(<Disclosure {...part} />);
  await expect.element(page.getByText("A tax on the purchase.")).not.toBeVisible();
  await page.getByText("What is transfer duty?").click();
  await expect.element(page.getByText("A tax on the purchase.")).toBeVisible();
});

test("a question is marked with its own words, by which it is counted", async () => {
  const screen = await render(<Disclosure {...part} summary={<Question>Who pays it?</Question>} />);
  await expect.element(screen.getByText("Who pays it?")).toHaveAttribute("data-faq", "Who pays it?");
});

test("on paper a closed part is as on the screen, gone, or its content without the summary", async () => {
  const screen = await render(
    <>
      <Disclosure summary="As it is">Plain</Disclosure>
      <Disclosure summary="Not on paper" printed="nothing">
        Nothing
      </Disclosure>
      <Disclosure summary="Laid open" printed="content">
        Content
      </Disclosure>
    </>,
  );
  await drawOnPaper();
  const words = ["As it is", "Plain", "Not on paper", "Nothing", "Laid open", "Content"];
  const seen = (word: string) =>
    screen.getByText(word).element().checkVisibility({ contentVisibilityAuto: true });
  expect(words.filter(seen)).toEqual(["As it is", "Content"]);
});

test("a part that is open on the screen is on paper too, though a closed one would be gone", async () => {
  const screen = await render(
    <Disclosure summary="The figures" printed="nothing" open>
      The table
    </Disclosure>,
  );
  await drawOnPaper();
  await expect.element(screen.getByText("The table")).toBeVisible();
});
