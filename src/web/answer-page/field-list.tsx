import { type ReactNode, useRef } from "react";
import { Button } from "#web/components/button/button.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import styles from "./field-list.module.css";

type ToolListProps = {
  /** What one place is, in the middle of a sentence: "lump sum". */
  noun: string;
  /** How many places are shown, the fewest and the most. */
  count: number;
  least?: number;
  most: number;
  /** What holds for a field of each place. */
  note?: string;
  /** Why there is no further place, once all are in use. */
  full: string;
  onAdd: () => void;
  onRemove: (place: number) => void;
  /** What heads a place; "Lump sum 1" without it. */
  title?: (place: number) => string;
  /** Places to be compared: next to each other, each headed by its first field. */
  abreast?: boolean;
  /** The fields of a place, counted from 0. */
  children: (place: number) => ReactNode;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The same fields again and again: a group each, a button for one more and one to take a group away. */
export function ToolList(props: ToolListProps) {
  const { noun, count, least = 0, most, full, onAdd, onRemove, abreast = false, children } = props;
  const { note, title = (place) => `${capital(noun)} ${place + 1}` } = props;
  const list = useRef<HTMLDivElement>(null);
  function remove(place: number) {
    onRemove(place);
    // The pressed button is gone with its group: the keyboard goes on from the list.
    list.current?.focus();
  }
  return (
    <div className={abreast ? `${styles.list} ${styles.abreast}` : styles.list} ref={list} tabIndex={-1}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <Place key={place} title={title(place)} abreast={abreast}>
          {children(place)}
          {count > least && (
            <div className={styles.remove}>
              <Button look="quiet" onClick={() => remove(place)}>
                {abreast ? (
                  `Remove ${title(place)}`
                ) : (
                  <>
                    Remove<span className="visually-hidden"> {title(place)}</span>
                  </>
                )}
              </Button>
            </div>
          )}
        </Place>
      ))}
      {note && <p className={styles.full}>{note}</p>}
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

type PlaceProps = { title: string; abreast: boolean; children: ReactNode };

/** One group of fields. */
function Place({ title, abreast, children }: PlaceProps) {
  if (abreast)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no subgrid, so its rows would be out of step with its neighbour's
      <div role="group" aria-label={title} className={`${styles.place} ${rowClasses.stacked}`}>
        {children}
      </div>
    );
  return (
    <fieldset className={styles.place}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
