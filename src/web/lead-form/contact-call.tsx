import { type ComponentProps, type MouseEvent, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import styles from "./contact-call.module.css";
import { ContactDialog } from "./contact-dialog.tsx";

type ContactCallProps = {
  /** Heading of the dialog. */
  title: string;
  label: string;
  look?: ComponentProps<typeof Button>["look"];
};

/** The button that opens the contact dialog. Without scripts a link to the address at the foot stands in. */
export function ContactCall({ title, label, look = "primary" }: ContactCallProps) {
  const [open, setOpen] = useState(false);

  function show(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button; the dialog gives the focus back to whoever has it now.
    event.currentTarget.focus();
    setOpen(true);
  }

  return (
    <>
      <Button look={look} className={styles.call} aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      <noscript>
        <a href="#contact-details">{label}</a>
      </noscript>
      {open && <ContactDialog title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
