import { useReducer, useState } from "preact/hooks";
import { CallButton, type CallButtonProps } from "./call-button.tsx";
import type { ContactDialog, ContactDialogProps } from "./contact-dialog.tsx";
import { closedLeadForm, leadForm } from "./lead-form-state.ts";

type LateContactCallProps = Pick<CallButtonProps, "label" | "name" | "look"> &
  Pick<ContactDialogProps, "variant" | "partnerName" | "calculation">;

type Loading = "not yet" | "under way" | "failed";

/** A button and its contact form, for a page that is awake: the form's script comes with the first press. */
export function LateContactCall({ label, name, look, ...form }: LateContactCallProps) {
  const [state, dispatch] = useReducer(leadForm, closedLeadForm);
  const [loading, setLoading] = useState<Loading>("not yet");
  const [Loaded, setLoaded] = useState<typeof ContactDialog>();

  async function open() {
    setLoading("under way");
    try {
      const { ContactDialog } = await import("./contact-dialog.tsx");
      setLoaded(() => ContactDialog);
      setLoading("not yet");
      dispatch({ type: "open", at: Date.now() });
    } catch {
      setLoading("failed");
    }
  }

  return (
    <>
      <CallButton
        {...{ label, name, look }}
        loading={loading === "under way"}
        plainForm="calculators"
        onPress={() => void open()}
      />
      {loading === "failed" && (
        <p role="alert">The form could not be loaded. Check your connection and press the button again.</p>
      )}
      {Loaded && state.phase !== "closed" && <Loaded {...{ ...form, state, dispatch }} />}
    </>
  );
}
