import { defineMiddleware } from "astro:middleware";
import { otherExamples, toolCurves, toolExamples } from "./answers/tool-examples.ts";

/**
 * Gives pages the worked answers of the tools. A page that imported them itself would bring the styles of every answer along,
 * though it shows only their words.
 */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.workedAnswers = () => ({
    examples: toolExamples(locals),
    others: otherExamples(locals),
  });
  locals.toolCurves = () => toolCurves(locals);
  return next();
});
