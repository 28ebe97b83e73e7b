import { Maskito, type MaskitoOptions } from "@maskito/core";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { memo } from "#web/components/memo/memo.ts";
import styles from "./field.module.css";
import { UnitFrame } from "./field.tsx";
import { figureMark } from "./figure-mark.ts";

type TypedInputProps = {
  id: string;
  name: string;
  keyboard: "numeric" | "decimal";
  /** Keeps out what must not be typed, moves the caret and keeps the undo history. */
  mask: MaskitoOptions;
  value: number;
  onChange: (value: number) => void;
  /** The value's own text, for when it was set elsewhere: by a slider, on another tab. */
  textOf: (value: number) => string;
  /** What a typed text means. */
  meaning: (text: string) => number;
  /** How a typed text stands once the field is left. */
  settled: (text: string) => string;
  onLeave?: () => void;
  before?: string;
  after?: string;
  disabled?: boolean | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
};

/**
 * An input for a number. What is typed is kept apart from what it means, so that "10." or "" may stand
 * meanwhile.
 */
export const TypedInput = memo(function TypedInput(props: TypedInputProps) {
  const { id, name, keyboard, value, textOf, meaning, settled, onChange, onLeave } = props;
  const [typed, setTyped] = useState(textOf(value));
  // The value that the text was typed over: until the owner has taken the new one, the text stands.
  const [over, setOver] = useState(value);
  if (over !== value && meaning(typed) === value) setOver(value);
  const touched = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  // At once and not after the next frame: no key may come before the mask, and it takes over what was typed early.
  useLayoutEffect(() => {
    if (!input.current) return;
    const mask = new Maskito(input.current, props.mask);
    return () => mask.destroy();
  }, [props.mask]);

  function take(text: string) {
    touched.current = true;
    setTyped(text);
    setOver(value);
    onChange(meaning(text));
  }

  function leave() {
    // A value that came from elsewhere stays as it is when somebody only passes through the field.
    if (touched.current) setTyped(settled(typed));
    touched.current = false;
    onLeave?.();
  }

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
        disabled={props.disabled}
        value={value === over || meaning(typed) === value ? typed : textOf(value)}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onInput={(event) => take(event.currentTarget.value)}
        onBlur={leave}
      />
    </UnitFrame>
  );
});
