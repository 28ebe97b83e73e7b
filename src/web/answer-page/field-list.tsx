import { type ReactNode, useRef } from "react";
import { Button } from "#web/components/button/button.tsx";
import styles from "./field-list.module.css";

type ToolListProps = {
  /** What one place is, in the middle of a sentence: "lump sum". */
  noun: string;
  /** How many places are shown, and the most. */
  count: number;
  most: number;
  /** Why there is no further place, once all are in use. */
  full: string;
  onAdd: () => void;
  onRemove: (place: number) => void;
  /** The fields of a place, counted from 0. */
  children: (place: number) => ReactNode;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The same fields again and again: a group each, a button for one more and one to take a group away. */
export function ToolList({ noun, count, most, full, onAdd, onRemove, children }: ToolListProps) {
  const list = useRef<HTMLDivElement>(null);
  function remove(place: number) {
    onRemove(place);
    // The pressed button is gone with its group: the keyboard goes on from the list.
    list.current?.focus();
  }
  return (
    <div className={styles.list} ref={list} tabIndex={-1}>
      {Array.from({ length: count }, (_, place) => {
        const title = `${capital(noun)} ${place + 1}`;
        return (
          <fieldset key={title} className={styles.place}>
            <legend>{title}</legend>
            {children(place)}
            <div className={styles.remove}>
              <Button look="quiet" onClick={() => remove(place)}>
                Remove<span className="visually-hidden"> {title}</span>
              </Button>
            </div>
          </fieldset>
        );
      })}
      {count < most ? (
        <div>
          <Button onClick={onAdd}>Add {count === 0 ? `a ${noun}` : `another ${noun}`}</Button>
        </div>
      ) : (
        <p className={styles.full}>{full}</p>
      )}
    </div>
  );
}
