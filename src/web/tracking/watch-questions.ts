import { track } from "./track.ts";

/** A question whose answer was opened. */
export function watchQuestions(): void {
  // The event does not bubble, so it is caught in the capture phase.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      const question = (target as Element).querySelector<HTMLElement>(":scope[open] > summary [data-faq]")
        ?.dataset.faq;
      if (question) track("faq_open", question);
    },
    true,
  );
}
