import { figureMark } from "#web/components/field/figure-mark.ts";
import styles from "./check-field.module.css";

type CheckFieldProps = {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  /** A whole sentence to agree to, rather than a name. */
  sentence?: boolean;
};

/** A checkbox with its label next to it; the whole line can be pressed. */
export function CheckField({ name, label, checked, onChange, hint, sentence = false }: CheckFieldProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label className={sentence ? `${styles.label} ${styles.sentence}` : styles.label} htmlFor={id}>
        <input
          id={id}
          name={name}
          {...figureMark(name)}
          type="checkbox"
          autoComplete="off"
          checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
