import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { AnswerForm } from "./fields-of-answer.tsx";

const form = (rate: number) => (
  <AnswerForm settled={{ rate }}>
    <Disclosure summary="More numbers">
      <RateField name="rate" label="Rate" value={rate} max={30} onChange={() => {}} />
    </Disclosure>
  </AnswerForm>
);

test("a field that is wrong is never in a closed part", async () => {
  const screen = await render(form(10));
  const field = page.getByLabelText("Rate");
  await expect.element(field).not.toBeVisible();
  await screen.rerender(form(31));
  await expect.element(field).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});
