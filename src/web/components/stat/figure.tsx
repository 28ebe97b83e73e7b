import { useState } from "react";
import { picturePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import styles from "./figure.module.css";

/**
 * A figure whose background fades once it has changed: a new key makes a new element, which plays the animation. While somebody
 * types it does not play: all the figures of a page fading at every key cost a slow phone more than the key's own answer.
 */
export function Figure({ value }: { value: string }) {
  const settled = useDebounced(value, picturePause);
  const [first] = useState(settled);
  const [changed, setChanged] = useState(false);
  if (settled !== first && !changed) setChanged(true);
  return (
    <span key={settled} className={changed ? styles.figure : undefined}>
      {value}
    </span>
  );
}
