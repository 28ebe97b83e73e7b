import { type ComponentType, Fragment, type ReactNode, useMemo } from "react";
import { render } from "vitest-browser-react";
import type { ToolId } from "#contract/tools.ts";
import { AnswerBody } from "#web/answer-page/answer-body.tsx";
import { shownOf } from "#web/answer-page/answer-values.ts";
import { type Answer, described } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { valuesText } from "#web/answer-page/fields-text.ts";
import { keptInputsPlace, keptToolPlace } from "#web/answer-page/kept-numbers.ts";
import { apart, sharedFields } from "#web/answer-page/numbers.ts";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import { PageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { type KeptNumbers, useAnswers } from "#web/answer-page/use-answers.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { examplePage } from "./example-page.ts";
import { typeOver } from "./typing.ts";

/** An answer with these fields that works nothing out: for what is only about fields and numbers. */
export const answerWith = <All extends Fields>(main: All, defaults: Entered = {}) =>
  described({
    id: "cash-needed",
    asks: { main: main as Fields },
    defaults: () => defaults,
    calculate: () => undefined,
    answer: () => ({ figure: undefined, sentence: "" }),
  });

/** The calculators have their numbers in common, a tool has its own. */
const toolOf = ({ id, fields }: { id: string; fields: Fields }) =>
  id in calculatorTabs ? undefined : { id: id as ToolId, fields };

/** Keeps numbers for the session, as a page does: the next page that is opened begins with them. */
function keepNumbers(values: Entered, tool?: { id: string; fields: Fields }): void {
  const { own, shared } = apart(values, { ...sharedFields, ...tool?.fields });
  if (Object.keys(shared).length > 0) sessionStorage.setItem(keptInputsPlace, valuesText(shared as Entered));
  if (tool && Object.keys(own).length > 0)
    sessionStorage.setItem(keptToolPlace(tool.id as ToolId), valuesText(own));
}

type Around = {
  page?: PageOfAnswer;
  /** What is kept for the session before the page opens, by the names of the answer's fields. */
  kept?: Entered;
  /** What is around the whole page, such as a router. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

/** A page with the numbers of an answer, and what is in it. */
async function renderOnPage<All extends Fields, R>(
  answer: Answer<All, R>,
  { page = examplePage, kept = {}, wrapper = Fragment }: Around,
  content: (numbers: KeptNumbers) => ReactNode,
) {
  keepNumbers(kept, answer);
  let seen: KeptNumbers | undefined;
  function Page() {
    seen = useAnswers(page, toolOf(answer));
    return <PageOfAnswer value={page}>{content(seen)}</PageOfAnswer>;
  }
  const screen = await render(<Page />, { wrapper });
  return {
    screen,
    numbers: () => seen!.numbers,
    link: () => seen!.link(),
    type: (name: string, text: string) => typeOver(screen.getByRole("textbox", { name, exact: true }), text),
  };
}

/** A part of an answer, with the answer's numbers around it. */
export function renderPart<All extends Fields, R>(
  answer: Answer<All, R>,
  part: ReactNode,
  around: Around = {},
) {
  return renderOnPage(answer, around, ({ numbers }) => (
    <NumbersAround answer={answer} numbers={numbers} page={around.page ?? examplePage}>
      {part}
    </NumbersAround>
  ));
}

type NumbersAroundProps<All extends Fields, R> = Pick<KeptNumbers, "numbers"> & {
  answer: Answer<All, R>;
  page: PageOfAnswer;
  children: ReactNode;
};

function NumbersAround<All extends Fields, R>(props: NumbersAroundProps<All, R>) {
  const { answer, numbers, page, children } = props;
  const { values, defaults } = useMemo(() => shownOf(answer, numbers, page), [answer, numbers, page]);
  return (
    <NumbersContext value={{ ...numbers, fields: answer.fields, values, defaults }}>
      {children}
    </NumbersContext>
  );
}

/** A whole answer as its page shows it, without what is around it. */
export function renderAnswer<All extends Fields, R>(answer: Answer<All, R>, around: Around = {}) {
  return renderOnPage(answer, around, (numbers) => (
    <AnswerBody answer={answer} name="An answer" {...numbers} />
  ));
}
