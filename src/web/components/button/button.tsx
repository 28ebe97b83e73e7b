import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "preact";
import styles from "./button.module.css";

type Look = "primary" | "secondary" | "quiet";

function classOf(look: Look, className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(" ");
}

type Own<Attributes> = Omit<Attributes, "className"> & { className?: string | undefined; look?: Look };

type ButtonProps = Own<ButtonHTMLAttributes> & { element?: Ref<HTMLButtonElement> };

/** Something happens on this page. */
export function Button({ look = "secondary", className, element = null, ...rest }: ButtonProps) {
  return <button ref={element} type="button" className={classOf(look, className)} {...rest} />;
}

type LinkProps = Own<AnchorHTMLAttributes> & { href: string };

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
