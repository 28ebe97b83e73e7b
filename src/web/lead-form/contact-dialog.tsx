import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";

type ContactDialogProps = { title: string; onClose: () => void };

/** Stands where the contact form opens, until it can be sent. */
export function ContactDialog({ title, onClose }: ContactDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>The contact form is coming soon. Nothing is sent from here yet.</p>
      <p>Until then you can write to us at the address at the foot of this page.</p>
      <div>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
