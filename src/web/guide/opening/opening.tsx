import type { ReactNode } from "react";
import { Figure } from "#web/components/stat/figure.tsx";
import styles from "./opening.module.css";

export const openingClass = styles.opening!;

/** Around a figure whose fields are under it: they stay where they are while one types in them. */
export const heldClass = styles.held!;

/** Around a figure whose sentence gives way to what is said of a day. */
export const daysClass = styles.days!;

/** Of fields whose answer is whole without them, where no script would follow them. */
export const needsScriptsClass = styles.needsScripts!;

/** The one figure of a chapter, in its sentence. */
export function OpeningAnswer({ figure, words }: { figure?: string | undefined; words: string }) {
  return (
    <p className={styles.answer}>
      {figure && (
        <>
          <strong className={`${styles.figure} figures`}>
            <Figure value={figure} />
          </strong>{" "}
        </>
      )}
      {words}
    </p>
  );
}

type OpeningPictureProps = { picture: ReactNode; caption: ReactNode; children: ReactNode };

/** The one picture of a chapter, with its fields, and what it shows: how many lines that takes moves nothing in them. */
export function OpeningPicture({ picture, caption, children }: OpeningPictureProps) {
  return (
    <figure className={styles.picture}>
      <div className={styles.drawn}>{picture}</div>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
