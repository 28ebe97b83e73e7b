import type { ReactNode } from "react";
import { figureMark } from "#web/components/field/figure-mark.ts";
import styles from "./chips.module.css";

type ChipsProps<Value extends string> = {
  name: string;
  legend: ReactNode;
  /** Whether the legend is seen, too. */
  shown?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** One of a few short choices, all in sight: radio buttons, so arrow keys and screen readers know them. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { name, legend, shown = false, options, value, onChange, className } = props;
  return (
    <fieldset className={className}>
      <legend className={shown ? undefined : "visually-hidden"}>{legend}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              {...figureMark(name)}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              autoComplete="off"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
