import { figureMark } from "#web/components/field/figure-mark.ts";
import styles from "./segmented.module.css";

type SegmentedProps<Value extends string> = {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few views, as radio buttons for arrow keys and screen readers. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { name, legend, options, value, onChange } = props;
  return (
    <fieldset className={styles.segmented}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            autoComplete="off"
            name={name}
            {...figureMark(name)}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
