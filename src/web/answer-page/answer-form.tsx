import { type ReactNode, useEffect, useRef } from "react";

/** The fields of an answer; nothing is sent. A field that is wrong is never in a part that is closed. */
export function AnswerForm({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  // The answer asks for a correction: after a reload, or from a link, the wrong field may be in a part that is closed.
  useEffect(() => {
    for (const wrong of form.current?.querySelectorAll("details [aria-invalid=true]") ?? [])
      wrong.closest("details")?.setAttribute("open", "");
  });
  return (
    <form ref={form} className={className} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
