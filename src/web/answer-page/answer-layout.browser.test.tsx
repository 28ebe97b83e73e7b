import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { AnswerLayout } from "./answer-layout.tsx";

const layout = (rate: number) => (
  <AnswerLayout
    title="An answer"
    answer={<p>The answer</p>}
    inputs={
      <Disclosure summary="More numbers">
        <RateField name="rate" label="Rate" value={rate} max={30} onChange={() => {}} />
      </Disclosure>
    }
  />
);

test("a field that is wrong is never in a closed part", async () => {
  const screen = await render(layout(10));
  const field = page.getByLabelText("Rate");
  await expect.element(field).not.toBeVisible();
  await screen.rerender(layout(31));
  await expect.element(field).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});
