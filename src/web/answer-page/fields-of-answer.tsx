import type { ReactNode } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { AnswerField } from "./answer-field.tsx";
import type { Answer, Group, Shown } from "./described.ts";
import { isField } from "./described.ts";
import type { Fields, Values } from "./fields.ts";
import styles from "./fields-of-answer.module.css";

type FieldsOfAnswerProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  shown: Shown<Values<All>, R>;
};

/** The fields that matter most, and the rest under one heading that opens. */
export function FieldsOfAnswer<All extends Fields, R>({ answer, shown }: FieldsOfAnswerProps<All, R>) {
  const { main, more, ...groups } = answer.asks;
  const { UnderFields } = answer;
  const titles = Object.keys(groups);
  return (
    <>
      <FieldsOfGroup group={main} {...{ answer, shown }} />
      {(more || titles.length > 0 || answer.loan) && (
        <Disclosure summary={answer.moreTitle ?? "More numbers"} printed="content">
          {more && <FieldsOfGroup group={more} {...{ answer, shown }} />}
          {titles.map((title) => (
            // Without what they have in common a long list is hard to find anything in.
            <fieldset key={title} className={styles.group}>
              <legend>{title}</legend>
              <FieldsOfGroup group={groups[title]!} {...{ answer, shown }} />
            </fieldset>
          ))}
          {answer.loan && <AnswerField name="convention" />}
        </Disclosure>
      )}
      {UnderFields && <UnderFields {...shown} />}
    </>
  );
}

type FieldsOfGroupProps<All extends Fields, R> = FieldsOfAnswerProps<All, R> & { group: Group };

function FieldsOfGroup<All extends Fields, R>({ group, answer, shown }: FieldsOfGroupProps<All, R>) {
  const { hints, errors, disabled, shown: shownWhen } = answer as Answer<Fields, unknown>;
  const known = shown as Shown<Values<Fields>, unknown>;
  const isShown = (name: string) => shownWhen?.[name]?.(known.values) ?? true;
  const fields: ReactNode[] = [];
  let half: ReactNode[] = [];
  for (const [name, one] of Object.entries(group)) {
    if (!isShown(name)) continue;
    if (!isField(one)) {
      const Part = one;
      fields.push(<Part key={name} {...(known as Shown<never, never>)} />);
      continue;
    }
    const field = (
      <AnswerField
        key={name}
        name={name}
        hint={hints?.[name]?.(known)}
        error={errors?.[name]?.(known)}
        disabled={disabled?.[name]?.(known.values)}
      />
    );
    if (!one.half) fields.push(field);
    else half = [...half, field];
    if (half.length === 2) {
      fields.push(
        <div key={name} className={styles.sideBySide}>
          {half}
        </div>,
      );
      half = [];
    }
  }
  // One alone beside nothing is a field like any other.
  return [...fields, ...half];
}
