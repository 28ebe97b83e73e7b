import { declaredHolidays } from "#calculations/calendar/public-holidays.table.ts";
import type { PageContext } from "#contract/page-context.ts";
import type { ToolId } from "#contract/tools.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { buyToLetTool } from "./buy-to-let/buy-to-let.tool.ts";
import { cashNeededTool } from "./cash-needed/cash-needed.tool.ts";
import { compareOffersTool } from "./compare-offers/compare-offers.tool.ts";
import { nextRateDecisionTool } from "./next-rate-decision/next-rate-decision.tool.ts";
import { pastRatesTool } from "./past-rates/past-rates.tool.ts";
import { payOffSoonerTool } from "./pay-off-sooner/pay-off-sooner.tool.ts";
import { rentOrBuyTool } from "./rent-or-buy/rent-or-buy.tool.ts";
import { saveForADepositTool } from "./save-for-a-deposit/save-for-a-deposit.tool.ts";
import { switchYourBondTool } from "./switch-your-bond/switch-your-bond.tool.ts";
import type { Tool, ToolAnswer } from "./tool.ts";
import type { ToolFields } from "./tool-fields.ts";
import { toolValues } from "./tool-values.ts";

/** What each tool answers before anything is typed, worked out by the tool itself. */
export function toolExamples(page: PageContext): Record<ToolId, ToolAnswer> {
  const figures = pageFigures(page);
  const inputs = defaultInputs(figures);
  const context = {
    ...page,
    figures,
    convention: "nominal",
    declaredHolidays: [...declaredHolidays, ...(page.declaredHolidays ?? [])],
    addedAnnouncementDates: page.addedAnnouncementDates ?? [],
  } as const;
  function answerOf<Fields extends ToolFields, Result>(tool: Tool<Fields, Result>): ToolAnswer {
    const { values } = toolValues(tool, {}, inputs, context);
    return tool.answer(tool.calculate(values, context), values, context);
  }
  return {
    "cash-needed": answerOf(cashNeededTool),
    "save-for-a-deposit": answerOf(saveForADepositTool),
    "compare-offers": answerOf(compareOffersTool),
    "rent-or-buy": answerOf(rentOrBuyTool),
    "pay-off-sooner": answerOf(payOffSoonerTool),
    "next-rate-decision": answerOf(nextRateDecisionTool),
    "switch-your-bond": answerOf(switchYourBondTool),
    "past-rates": answerOf(pastRatesTool),
    "buy-to-let": answerOf(buyToLetTool),
  };
}
