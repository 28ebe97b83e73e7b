import { defineMiddleware } from "astro:middleware";
import { featureAnswers, otherExamples, toolExamples } from "./answers/tool-examples.ts";

/**
 * Gives pages the worked answers of the tools and calculators. A page that imported them itself would bring the styles of every answer along,
 * though it shows only their words.
 */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.workedAnswers = () => ({
    examples: toolExamples(locals),
    others: otherExamples(locals),
  });
  locals.featureAnswers = () => featureAnswers(locals);
  return next();
});
