import { affordabilityExample as example } from "#calculations/affordability/affordability-defaults.ts";
import { bondTakenOver, takenOverDefaults } from "#calculations/affordability/bond-taken-over.ts";
import type { PageContext } from "#contract/page-context.ts";
import { type ToolId, toolIds } from "#contract/tools.ts";
import { answerCurves, curveSource } from "#web/answer-page/answer-curves.tsx";
import { shownOf } from "#web/answer-page/answer-values.ts";
import type { Answer, AnswerText } from "#web/answer-page/described.ts";
import { type Fields, placeOnSlider } from "#web/answer-page/fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { SmallCurve } from "#web/components/chart/small-curve.tsx";
import { pageFigures } from "#web/figures/page-figures.ts";
import { aboutRand, rand } from "#web/format/rand.ts";
import type { OtherExamples } from "#web/site/other-questions.tsx";
import { aboutLoan, capital } from "./affordability/affordability.words.ts";
import { affordable } from "./affordability/affordable.ts";

type AnyAnswer = Answer<Fields, unknown>;

/** Every tool's file, on the server. */
const files = import.meta.glob<Record<string, unknown>>(["./*/*.tsx", "!./*/*.test.tsx"]);

const isAnswer = (one: unknown): one is AnyAnswer => typeof one === "object" && one !== null && "asks" in one;

async function answerOf(id: ToolId): Promise<AnyAnswer> {
  const file = await files[`./${id}/${id}.tsx`]!();
  const answer = Object.values(file).find(isAnswer);
  if (!answer) throw new Error(`The file of "${id}" has no answer.`);
  return answer;
}

/** What is said of each tool. */
async function ofEachTool<Said>(say: (answer: AnyAnswer) => Said): Promise<Record<ToolId, Said>> {
  const all = toolIds.map(async (id) => [id, say(await answerOf(id))] as const);
  return Object.fromEntries(await Promise.all(all)) as Record<ToolId, Said>;
}

/** A page as it opens, before anything is typed. */
function untouched(context: PageContext) {
  const page = pageOfAnswer(context);
  return { page, numbers: { inputs: defaultInputs(page.figures), entered: {} } };
}

/** What each tool answers before anything is typed, worked out by the tool itself. */
export function toolExamples(context: PageContext): Promise<Record<ToolId, AnswerText>> {
  const { page, numbers } = untouched(context);
  return ofEachTool((answer) => shownOf(answer, numbers, page).text);
}

/** The curve with which the page of each tool opens. */
export function toolCurves(context: PageContext): Promise<Record<ToolId, SmallCurve>> {
  const { page, numbers } = untouched(context);
  return ofEachTool((answer) => {
    const shown = { ...shownOf(answer, numbers, page), ...numbers };
    const source = curveSource(answer, shown)!;
    const name = answer.movedBy ?? Object.keys(source.ranges)[0]!;
    const ranges = { [name]: source.ranges[name]! };
    const { min, max, answers } = answerCurves({ ...source, ranges }).get(name)!;
    const at = (placeOnSlider(answer.fields[name], shown.values[name]!) - min) / (max - min);
    const place = Math.round(at * (answers.length - 1));
    return {
      answers: source.fromLowest ? answers.map((each) => each - answers[place]!) : answers,
      at,
      isStepped: source.stairs?.includes(name) === true,
      costsAbove: source.costsAbove === true,
    };
  });
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
