import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typeOver } from "#web/testing/typing.ts";
import type { Entered, ToolFields } from "./tool-fields.ts";
import { ToolInput } from "./tool-input.tsx";
import { ToolPageContext } from "./tool-page-context.ts";

const fields: ToolFields = {
  rates: { kind: "money" },
  growth: { kind: "growth" },
  left: { kind: "months" },
  days: { kind: "count", max: 365 },
  goal: { kind: "month" },
  name: { kind: "text" },
  paid: { kind: "choice", default: "cash", options: { cash: "In cash", loan: "Added to the loan" } },
  vat: { kind: "switch", default: false },
};
const defaults = {
  rates: 1_600,
  growth: 4,
  left: 240,
  days: 7,
  goal: "",
  name: "",
  paid: "cash",
  vat: false,
};

async function renderInput(name: string, label: string, unit?: string) {
  let seen: Entered = {};
  function Page() {
    const [entered, setEntered] = useState<Entered>({});
    seen = entered;
    const forget = (gone: string) => setEntered(({ [gone]: _, ...others }) => others);
    const enter = (values: Entered) => setEntered((before) => ({ ...before, ...values }));
    return (
      <ToolPageContext
        value={{
          fields,
          defaults,
          values: { ...defaults, ...entered },
          entered,
          enter,
          forget,
          removePlace: () => {},
        }}
      >
        <ToolInput name={name} label={label} {...(unit && { unit })} />
      </ToolPageContext>
    );
  }
  return { screen: await render(<Page />), entered: () => seen };
}

test("an amount of ours can be changed, and brought back", async () => {
  const { screen, entered } = await renderInput("rates", "Rates");
  await typeOver(screen.getByRole("textbox", { name: "Rates" }), "2500");
  expect(entered()).toEqual({ rates: 2_500 });
  await screen.getByRole("button", { name: "Back to our R1\u00a0600" }).click();
  expect(entered()).toEqual({});
  await expect.element(screen.getByRole("textbox", { name: "Rates" })).toHaveValue("1,600");
});

test("growth may be negative", async () => {
  const { screen, entered } = await renderInput("growth", "Growth");
  await typeOver(screen.getByRole("textbox", { name: "Growth" }), "-2,5");
  expect(entered()).toEqual({ growth: -2.5 });
  await expect.element(screen.getByRole("textbox", { name: "Growth" })).toHaveValue("-2.5");
});

test("a length of time is typed as years and months", async () => {
  const { screen, entered } = await renderInput("left", "Time left");
  await typeOver(screen.getByRole("textbox", { name: "Time left", exact: true }), "17");
  await typeOver(screen.getByRole("textbox", { name: "Time left, months" }), "9");
  expect(entered()).toEqual({ left: 17 * 12 + 9 });
});

test("a count past its limit says so beside the field", async () => {
  const { screen } = await renderInput("days", "Deposit due after", "days");
  const field = screen.getByRole("textbox", { name: "Deposit due after" });
  await typeOver(field, "400");
  await expect.element(field).toHaveAccessibleDescription("Enter a number from 0 to 365.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

test("a month, a name, a choice and a switch change themselves", async () => {
  const month = await renderInput("goal", "Done by");
  await month.screen.getByLabelText("Done by").fill("2038-12");
  expect(month.entered()).toEqual({ goal: "2038-12" });
  const name = await renderInput("name", "Bank");
  await typeOver(name.screen.getByRole("textbox", { name: "Bank" }), "My bank");
  expect(name.entered()).toEqual({ name: "My bank" });
  const paid = await renderInput("paid", "The fee");
  await userEvent.selectOptions(paid.screen.getByRole("combobox", { name: "The fee" }), "loan");
  expect(paid.entered()).toEqual({ paid: "loan" });
  const vat = await renderInput("vat", "From a developer");
  await vat.screen.getByRole("checkbox", { name: "From a developer" }).click();
  expect(vat.entered()).toEqual({ vat: true });
});
