import { useEffect, useState } from "react";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { keepForSession, keptForSession } from "#web/components/kept/session-text.ts";
import { valuesText } from "#web/inputs/inputs-text.ts";
import { keptAnswersPlace } from "#web/inputs/kept-answers.ts";
import { useOpened } from "#web/inputs/use-opened.ts";

type Answer = number | boolean;

/**
 * The answers in a part of a chapter, and the way to change one: first the chapter's own, then what was kept for the
 * session and what was entered before the part was hydrated. `read` says what a text means in a field. A field is called by
 * the part's id, a hyphen and the name of its answer.
 */
export function useKeptAnswers<Answers extends Readonly<Record<string, Answer>>>(
  id: string,
  own: Answers,
  read: (name: keyof Answers & string, text: string) => Answer | undefined,
) {
  const [given, setGiven] = useState<Partial<Answers>>({});

  function givenIn(texts: Iterable<readonly [name: string, text: string]>): Partial<Answers> {
    const values = [...texts]
      .filter(([name]) => Object.hasOwn(own, name))
      .map(([name, text]) => [name, read(name, text)] as const)
      .filter(([, value]) => value !== undefined);
    return Object.fromEntries(values) as Partial<Answers>;
  }

  useOpened({
    openText: () => false,
    openKept: () => setGiven(givenIn(new URLSearchParams(keptForSession(keptAnswersPlace(id))))),
    enterEarly: () => {
      const entered = takeEntered((name) => name.startsWith(`${id}-`));
      const early = givenIn(entered.map(([name, text]) => [name.slice(id.length + 1), text]));
      setGiven((before) => ({ ...before, ...early }));
    },
  });

  // What was given is kept, also where it is what the chapter starts with.
  useEffect(() => keepForSession(keptAnswersPlace(id), valuesText(given as Record<string, Answer>)));

  const change = <Name extends keyof Answers>(name: Name, value: Answers[Name]) =>
    setGiven((before) => ({ ...before, [name]: value }));
  return [{ ...own, ...given }, change] as const;
}
