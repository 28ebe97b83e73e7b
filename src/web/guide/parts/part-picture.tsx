import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./part-picture.module.css";

/** The picture in the row of a part, for the numbers that the chapter begins with. */
export function PartPicture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.picture} data-picture={name}>
      {children}
    </span>
  );
}

/** The same picture for the reader's numbers, from the example of the chapter: its row is in the text around the island. */
export function PictureInText({ name, children }: { name: string; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const found = document.querySelector(`[data-picture="${name}"]`);
    found?.replaceChildren();
    setPlace(found);
  }, [name]);
  return place && createPortal(children, place);
}
