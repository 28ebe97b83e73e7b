import { useState } from "react";
import styles from "./figure.module.css";

/** A figure whose background fades when it changes: a new key makes a new element, which plays the animation. */
export function Figure({ value }: { value: string }) {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (value !== first && !changed) setChanged(true);
  return (
    <span key={value} className={changed ? styles.figure : undefined}>
      {value}
    </span>
  );
}
