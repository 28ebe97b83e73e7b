import { defineMiddleware } from "astro:middleware";
import { featureAnswers, openingLoan, otherExamples, toolExamples } from "./answers/tool-examples.ts";

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
  locals.openingLoan = () => openingLoan(locals);
  return next();
});
