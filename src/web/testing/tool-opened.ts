import type { Figures } from "#calculations/figures/figures.ts";
import { defaultInputs, inputsReducer } from "#web/inputs/inputs.ts";
import type { Tool, ToolContext } from "#web/tools/tool.ts";
import type { ToolFields } from "#web/tools/tool-fields.ts";
import { apart, valuesOfText } from "#web/tools/tool-text.ts";
import { toolValues } from "#web/tools/tool-values.ts";
import { linkOfVector } from "./vector-link.ts";

/** What a tool works with on a day, when nobody has chosen or added anything. */
export const toolContext = (today: string, figures: Figures): ToolContext => ({
  today,
  figures,
  convention: "nominal",
  addedAnnouncementDates: [],
  declaredHolidays: [],
});

/** What a tool shows when a link is opened: a fragment as text, or a vector's inputs. */
export function toolOpened<Fields extends ToolFields, Result>(
  tool: Tool<Fields, Result>,
  link: string | object,
  context: ToolContext,
) {
  const text = typeof link === "string" ? link : linkOfVector(link);
  const { own, shared, loanAmount } = apart(valuesOfText(text, tool.fields), tool.fields);
  let inputs = inputsReducer(defaultInputs(context.figures), { type: "change", values: shared });
  if (loanAmount !== undefined) inputs = inputsReducer(inputs, { type: "loan-amount", amount: loanAmount });
  const { values, defaults } = toolValues(tool, own, inputs, context);
  const result = tool.calculate(values, context);
  return { values, defaults, result, answer: tool.answer(result, values, context) };
}

/** What a tool shows to begin with. */
export const toolStarted = <Fields extends ToolFields, Result>(
  tool: Tool<Fields, Result>,
  context: ToolContext,
) => toolOpened(tool, "", context);
