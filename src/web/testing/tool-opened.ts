import type { Figures } from "#calculations/figures/figures.ts";
import { valuesOf } from "#web/answer-page/answer-values.ts";
import type { Answer, AnswerContext } from "#web/answer-page/described.ts";
import type { Fields } from "#web/answer-page/fields.ts";
import { valuesOfText } from "#web/answer-page/fields-text.ts";
import { changedInputs, defaultInputs } from "#web/answer-page/inputs.ts";
import { apart } from "#web/answer-page/numbers.ts";
import { linkOfVector } from "./vector-link.ts";

/** What an answer works with on a day, when nobody has chosen or added anything. */
export const toolContext = (today: string, figures: Figures): AnswerContext => ({
  today,
  figures,
  convention: "nominal",
  addedAnnouncementDates: [],
  declaredHolidays: [],
  inputs: defaultInputs(figures),
});

/** What an answer shows when a link is opened: a fragment as text, or a vector's inputs. */
export function toolOpened<All extends Fields, Result>(
  answer: Answer<All, Result>,
  link: string | object,
  context: AnswerContext,
) {
  const text = typeof link === "string" ? link : linkOfVector(link);
  const { own, shared } = apart(valuesOfText(text, answer.fields), answer.fields);
  const inputs = changedInputs(defaultInputs(context.figures), shared);
  const { values, defaults } = valuesOf(answer, { inputs, entered: own }, context);
  const result = answer.calculate(values, context);
  return { values, defaults, result, answer: { cards: [], ...answer.answer(result, values, context, own) } };
}

/** What an answer shows to begin with. */
export const toolStarted = <All extends Fields, Result>(
  answer: Answer<All, Result>,
  context: AnswerContext,
) => toolOpened(answer, "", context);
