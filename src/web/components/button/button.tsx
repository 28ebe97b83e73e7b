import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Look = "primary" | "secondary" | "quiet";

function classOf(look: Look, ...others: (string | undefined)[]): string {
  return [styles.button, styles[look], ...others].filter(Boolean).join(" ");
}

type Own<Element extends "a" | "button"> = ComponentProps<Element> & { look?: Look };

/** A button that does something on this page. */
export function Button({ look = "secondary", className, type = "button", ...rest }: Own<"button">) {
  // A button that sends a form works without scripts.
  const needsScript = type === "button" ? "needs-script" : undefined;
  return <button type={type} className={classOf(look, className, needsScript)} {...rest} />;
}

type LinkProps = Own<"a"> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ look = "secondary", className, children, ...rest }: LinkProps) {
  return (
    <a className={classOf(look, className)} {...rest}>
      {children}
    </a>
  );
}

/** A link to the partner: it opens a new tab without access to this page, and screen readers announce that. */
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
