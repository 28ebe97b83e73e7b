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
  const [answers, setAnswers] = useState(own);

  function take(texts: Iterable<readonly [name: string, text: string]>): void {
    const given = [...texts]
      .filter(([name]) => Object.hasOwn(own, name))
      .map(([name, text]) => [name, read(name, text)] as const)
      .filter(([, value]) => value !== undefined);
    setAnswers((before) => ({ ...before, ...Object.fromEntries(given) }));
  }

  useOpened({
    openText: () => false,
    openKept: () => {
      setAnswers(own);
      take(new URLSearchParams(keptForSession(keptAnswersPlace(id))));
    },
    enterEarly: () => {
      const entered = takeEntered((name) => name.startsWith(`${id}-`));
      take(entered.map(([name, text]) => [name.slice(id.length + 1), text]));
    },
  });

  useEffect(() => {
    const changed = Object.entries(answers).filter(([name, value]) => value !== own[name]);
    keepForSession(keptAnswersPlace(id), valuesText(Object.fromEntries(changed)));
  });

  const change = <Name extends keyof Answers>(name: Name, value: Answers[Name]) =>
    setAnswers((before) => ({ ...before, [name]: value }));
  return [answers, change] as const;
}
