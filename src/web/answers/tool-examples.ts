import { affordabilityExample as example } from "#calculations/affordability/affordability-defaults.ts";
import { bondTakenOver, takenOverDefaults } from "#calculations/affordability/bond-taken-over.ts";
import type { PageContext } from "#contract/page-context.ts";
import { type ToolId, toolIds } from "#contract/tools.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { SmallCurve } from "#web/components/chart/small-curve.tsx";
import { pageFigures } from "#web/figures/page-figures.ts";
import { aboutRand, rand } from "#web/format/rand.ts";
import type { OtherExamples } from "#web/site/other-questions.tsx";
import type { ToolExample, ToolExamples } from "#web/site/tool-answers.tsx";
import { aboutLoan, capital } from "./affordability/affordability.words.ts";
import { affordable } from "./affordability/affordable.ts";
import { type ToolOnPage, toolCurve, toolExample } from "./tool-example.ts";

/** What is said of each tool on a page as it opens, before anything is typed. */
function ofEachTool<Said>(context: PageContext, say: (tool: ToolOnPage) => Said): Record<ToolId, Said> {
  const page = pageOfAnswer(context);
  const numbers = { inputs: defaultInputs(page.figures), entered: {} };
  return Object.fromEntries(toolIds.map((id) => [id, say({ id, numbers, page })])) as Record<ToolId, Said>;
}

/** What each tool answers before anything is typed, worked out by the tool itself. */
export const toolExamples = (context: PageContext): ToolExamples =>
  ofEachTool<ToolExample>(context, toolExample);

/** The curve with which the page of each tool opens. */
export const toolCurves = (context: PageContext): Record<ToolId, SmallCurve> =>
  ofEachTool(context, toolCurve);

/** What the pages answer whose questions stand among the tools'. */
export function otherExamples(context: PageContext): OtherExamples {
  const figures = pageFigures(context);
  const { limit } = affordable({ ...defaultInputs(figures), ...example });
  if (!limit) throw new Error("The affordability calculator's example allows no loan.");
  const { bond, grossIncome } = bondTakenOver(takenOverDefaults);
  return {
    affordable: { figure: aboutLoan(limit), income: rand(example.grossIncome) },
    takenOver: { bond: rand(bond), income: capital(aboutRand(grossIncome)) },
    subsidy: figures.firstHomeFinance,
  };
}
