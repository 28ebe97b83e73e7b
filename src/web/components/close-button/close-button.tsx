import type { ComponentProps } from "react";
import styles from "./close-button.module.css";

type CloseButtonProps = ComponentProps<"button"> & { "aria-label": string; "data-close-banner"?: boolean };

/** The close button in a corner. */
export function CloseButton({ className, ...rest }: CloseButtonProps) {
  return (
    <button type="button" className={[styles.close, className].filter(Boolean).join(" ")} {...rest}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
