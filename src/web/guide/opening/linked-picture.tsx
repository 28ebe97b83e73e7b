import type { ReactNode } from "react";
import styles from "./linked-picture.module.css";

type Piece = {
  name: string;
  /** What the picture says of it. */
  amount: string;
  /** The address of its place in the chapter. */
  part: string;
  /** Over it, what is set by its height. */
  slider?: ReactNode;
};

/** A picture whose pieces, all of one width, lead to their places in the chapter: the link is the whole piece. */
export function LinkedPicture({ pieces, children }: { pieces: readonly Piece[]; children: ReactNode }) {
  return (
    <div className={styles.linked}>
      {children}
      <ul className={styles.pieces}>
        {pieces.map(({ name, amount, part, slider }) => (
          <li key={name}>
            {slider}
            <a href={`#${part}`}>
              {name}
              <span className="visually-hidden"> {amount}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
