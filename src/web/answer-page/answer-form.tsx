import { type ReactNode, useEffect, useRef } from "react";

type AnswerFormProps = {
  className?: string | undefined;
  /** Another object whenever the answer has settled anew. */
  settled: object;
  children: ReactNode;
};

/** The fields of an answer; nothing is sent. A field that is wrong is never in a part that is closed. */
export function AnswerForm({ className, settled, children }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The answer asks for a correction: after a reload, or from a link, the wrong field may be in a part that is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: which fields are wrong follows from the answer
  useEffect(() => {
    for (const wrong of form.current?.querySelectorAll("details [aria-invalid=true]") ?? [])
      wrong.closest("details")?.setAttribute("open", "");
  }, [settled]);
  return (
    <form ref={form} className={className} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
