import type { ComponentProps, TargetedMouseEvent } from "preact";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import styles from "./call-button.module.css";
import type { PlainForm } from "./plain-forms.ts";

export type CallButtonProps = {
  label: string;
  /** What analytics call a press of it. */
  name: string;
  look?: ComponentProps<typeof Button>["look"];
  loading?: boolean;
  onPress: () => void;
  /** The page that does the same without scripts. */
  plainForm: PlainForm;
};

/** A button that opens a contact form; without scripts a link to the form's own page stands in. */
export function CallButton({
  label,
  name,
  look = "secondary",
  loading = false,
  onPress,
  plainForm,
}: CallButtonProps) {
  function press(event: TargetedMouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button; the dialog gives the focus back to whoever has it now.
    event.currentTarget.focus();
    onPress();
  }
  return (
    <>
      <Button
        look={look}
        className={styles.call}
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={press}
        data-track-event="cta_click"
        data-track-name={name}
      >
        {label}
      </Button>
      {/* With scripts a browser reads what is inside as text, which is nothing to wake up. */}
      {import.meta.env.SSR && (
        <noscript>
          <ButtonLink look={look} href={`/contact/${plainForm}`}>
            {label}
          </ButtonLink>
        </noscript>
      )}
    </>
  );
}
