import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { shownOf } from "#web/answer-page/answer-values.ts";
import type { Answer } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { changedInputs, defaultInputs } from "#web/answer-page/inputs.ts";
import { letterOf } from "#web/answer-page/letter/letter.tsx";
import { apart, sharedFields } from "#web/answer-page/numbers.ts";
import { type PageOfAnswer, pageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { site } from "#web/site/example-site.ts";

/** What a page gives its answers on a day, by the specified figures. */
export const examplePage: PageOfAnswer = pageOfAnswer(
  { site, today: "2026-11-22", addedPrimeRates: [], edition: "specification" },
  specifiedFigures,
);

/** An answer as its page shows it with some numbers, by the names of its own fields or of what all answers share. */
export function shownWith<All extends Fields, R>(
  answer: Answer<All, R>,
  values: Entered,
  page = examplePage,
) {
  const { own, shared } = apart(values, { ...sharedFields, ...answer.fields });
  const inputs = changedInputs(defaultInputs(page.figures), shared);
  return shownOf(answer, { inputs, entered: own }, page);
}

/** The letter that a press on the answer's page makes of these numbers; `said` takes the place of its sentence. */
export async function letterWith<All extends Fields, R>(
  answer: Answer<All, R>,
  values: Entered,
  { page = examplePage, said = {} as { figure?: string; sentence?: string } } = {},
) {
  const shown = shownWith(answer, values, page);
  const own = await answer.letter?.();
  const { figure = "", sentence, cards = [] } = shown.text;
  const drawn = answer.picture?.({ ...shown, kept: undefined });
  const letter = own?.(shown) ?? { about: `About ${answer.id}`, rows: cards };
  const words = { figure, sentence, name: answer.id, link: page.site.siteUrl, ...said };
  return letterOf(letter, words, page, drawn);
}
