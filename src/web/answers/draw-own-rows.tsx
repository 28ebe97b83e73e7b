import { createRoot, type Root } from "react-dom/client";
import type { PageContext } from "#contract/page-context.ts";
import type { ToolId } from "#contract/tools.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { keptEntered, keptInputs, keptToolPlace } from "#web/answer-page/kept-numbers.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { pageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { toolText } from "#web/answer-page/use-answers.ts";
import { rand } from "#web/format/rand.ts";
import { ToolAnswer } from "#web/site/tool-answers.tsx";
import { answerOf, toolExample } from "./tool-example.ts";

const roots = new WeakMap<Element, Root>();

/** React draws what is in the link; the link itself stays, with the focus that it may have. */
function rootIn(link: Element): Root {
  const root = roots.get(link) ?? createRoot(link);
  roots.set(link, root);
  return root;
}

/**
 * Draws the rows of the tools that are in the page anew, for the numbers that the session keeps: each as its tool would open
 * with them. Their links take the numbers along, for a browser tab of their own.
 */
export function drawOwnRows(context: PageContext): void {
  const page = pageOfAnswer(context);
  const defaults = defaultInputs(page.figures);
  const inputs = keptInputs(defaults);
  const atOurPrice = { ...inputs, purchasePrice: defaults.purchasePrice };
  const othersShared = inputsText(atOurPrice, defaults) !== inputsText(defaults, defaults);
  for (const row of document.querySelectorAll<HTMLElement>("[data-tool]")) {
    const id = row.dataset.tool as ToolId;
    const { fields } = answerOf(id);
    const entered = keptEntered(keptToolPlace(id), fields);
    row.toggleAttribute("data-own", othersShared || Object.keys(entered).length > 0);
    const numbers = { inputs, entered };
    const link = row.querySelector("a")!;
    link.hash = toolText(fields, numbers);
    rootIn(link).render(<ToolAnswer id={id} example={toolExample({ id, numbers, page })} />);
  }
  for (const price of document.querySelectorAll("[data-rows-for]"))
    price.textContent = rand(inputs.purchasePrice);
  // The price alone does not explain such answers.
  for (const words of document.querySelectorAll<HTMLElement>("[data-rows-own]"))
    words.hidden = !words.closest("details, main")!.querySelector("[data-own]");
}
