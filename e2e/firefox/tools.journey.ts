import { type ToolId, toolIds } from "../../src/contract/tools.ts";
import { at, by, expect, says, settings, testIn, textOf, type } from "./visitor.ts";

const test = testIn(settings.light);

/** The first field of each tool, and another value for it. */
const firstFields: Record<ToolId, [string, string]> = {
  "cash-needed": ["Purchase price", "1500000"],
  "save-for-a-deposit": ["Price of the home today", "1500000"],
  "compare-offers": ["Purchase price", "1500000"],
  "rent-or-buy": ["Purchase price", "1500000"],
  "pay-off-sooner": ["What you still owe", "1500000"],
  "next-rate-decision": ["What you still owe", "1500000"],
  "switch-your-bond": ["What you still owe", "1500000"],
  "past-rates": ["Loan", "1500000"],
  "buy-to-let": ["Purchase price", "1500000"],
};

for (const tool of toolIds)
  test(`${tool}: what is typed changes the answer, which is kept to compare`, async ({
    visitor: { page },
  }) => {
    await page.goto(at(`/tools/${tool}`));
    const before = await textOf(page, "#answer strong");
    expect(before).not.toBe("");
    await by("button", "Keep this to compare", page).click();
    await type(page, ...firstFields[tool]);
    await says(page, "main", /[Yy]ou kept/);
    await expect.poll(() => textOf(page, "#answer strong")).not.toBe(before);
  });
