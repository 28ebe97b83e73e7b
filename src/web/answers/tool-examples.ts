import { bondTakenOver, takenOverDefaults } from "#calculations/affordability/bond-taken-over.ts";
import type { PageContext } from "#contract/page-context.ts";
import { type ToolId, toolIds } from "#contract/tools.ts";
import { shownOf } from "#web/answer-page/answer-values.ts";
import type { Answer, AnswerText } from "#web/answer-page/described.ts";
import type { Fields } from "#web/answer-page/fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { aboutRand, rand } from "#web/format/rand.ts";
import type { OtherExamples } from "#web/site/other-questions.tsx";
import { aboutLoan, capital } from "./affordability/affordability.words.ts";
import { affordable, example } from "./affordability/affordable.ts";

type AnyAnswer = Answer<Fields, unknown>;

/** Every tool's file, on the server. */
const files = import.meta.glob<Record<string, unknown>>(["./*/*.tsx", "!./*/*.test.tsx"]);

const isAnswer = (one: unknown): one is AnyAnswer => typeof one === "object" && one !== null && "asks" in one;

/** What each tool answers before anything is typed, worked out by the tool itself. */
export async function toolExamples(context: PageContext): Promise<Record<ToolId, AnswerText>> {
  const page = pageOfAnswer(context);
  const numbers = { inputs: defaultInputs(page.figures), entered: {} };
  const examples = toolIds.map(async (id) => {
    const file = await files[`./${id}/${id}.tsx`]!();
    const answer = Object.values(file).find(isAnswer);
    if (!answer) throw new Error(`The file of "${id}" has no answer.`);
    return [id, shownOf(answer, numbers, page).text] as const;
  });
  return Object.fromEntries(await Promise.all(examples)) as Record<ToolId, AnswerText>;
}

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
