import type { ReactNode } from "react";
import styles from "./slider.module.css";

type ThumbProps = {
  className: string;
  x: string;
  y: string | number;
  /** In place of the arrows, which show that it can be moved. */
  children?: ReactNode;
};

/** What is drawn where a slider's value is, with a ring while that has the focus. */
export function Thumb({ className, x, y, children }: ThumbProps) {
  return (
    <svg className={`${styles.thumb} ${className}`} x={x} y={y} aria-hidden="true">
      <circle data-ring="" r="15" />
      <circle r="14" />
      {children ?? <path d="M-4-4l-4 4 4 4M4-4l4 4-4 4" />}
    </svg>
  );
}
