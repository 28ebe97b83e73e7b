import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Look = "primary" | "secondary" | "quiet";

function classOf(look: Look, ...others: (string | undefined)[]): string {
  return [styles.button, styles[look], ...others].filter(Boolean).join(" ");
}

type Own<Element extends "a" | "button"> = ComponentProps<Element> & { look?: Look };

/** Something happens on this page. */
export function Button({ look = "secondary", className, type = "button", ...rest }: Own<"button">) {
  // A button that sends a form works without scripts.
  const needsScript = type === "button" ? "needs-script" : undefined;
  return <button type={type} className={classOf(look, className, needsScript)} {...rest} />;
}

type LinkProps = Own<"a"> & { href: string };

/** Looks like a button, leads to another address. */
export function ButtonLink({ look = "secondary", className, children, ...rest }: LinkProps) {
  return (
    <a className={classOf(look, className)} {...rest}>
      {children}
    </a>
  );
}

/** A link out to the partner: a new tab that cannot reach back, announced to those who cannot see it open. */
export function OutboundLink({ children, rel = "noopener", ...rest }: LinkProps) {
  return (
    <ButtonLink target="_blank" rel={rel} {...rest}>
      {children}
      <span className={styles.outbound} aria-hidden="true">
        ↗
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  );
}
