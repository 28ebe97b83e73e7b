import { type MaskitoOptions, maskitoTransform } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import { type KeyboardEvent, useState } from "react";
import { useTypedEarly } from "#web/components/kept/entered-early.ts";
import styles from "./field.module.css";
import { UnitFrame } from "./field.tsx";
import { figureMark } from "./figure-mark.ts";

type TypedInputProps = {
  id: string;
  name: string;
  /** Its own accessible name, if the field's label names another input. */
  label?: string;
  keyboard: "numeric" | "decimal";
  /** Keeps out what must not be typed, moves the caret and keeps the undo history. */
  mask: MaskitoOptions;
  value: number;
  onChange: (value: number) => void;
  /** The text of the value, shown when it was set elsewhere: by a slider, on another tab. */
  textOf: (value: number) => string;
  /** What a typed text means. */
  meaning: (text: string) => number;
  onText?: (text: string) => void;
  /** Is given what was typed before the page was hydrated. */
  onEarly?: (text: string) => void;
  onFocus?: () => void;
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  before?: string;
  after?: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
};

/**
 * An input for a number. The typed text is kept separately from its value, so that "10." or "" may stay until the
 * field is left.
 */
export function TypedInput(props: TypedInputProps) {
  const { id, name, keyboard, value, mask, textOf, meaning, onChange, onText, onEarly, onLeave } = props;
  const [typed, setTyped] = useState<string>();
  const input = useMaskito({ options: mask });
  useTypedEarly(name, (text) => {
    setTyped(maskitoTransform(text, mask));
    onEarly?.(text);
  });

  return (
    <UnitFrame before={props.before} after={props.after}>
      <input
        ref={input}
        id={id}
        name={name}
        {...figureMark(name)}
        className={styles.input}
        type="text"
        inputMode={keyboard}
        autoComplete="off"
        aria-label={props.label}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={typed !== undefined && meaning(typed) === value ? typed : textOf(value)}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onText?.(currentTarget.value);
          onChange(meaning(currentTarget.value));
        }}
        onFocus={props.onFocus}
        onBlur={() => {
          setTyped(undefined);
          onLeave?.();
        }}
        onKeyDown={props.onKeyDown}
      />
    </UnitFrame>
  );
}
