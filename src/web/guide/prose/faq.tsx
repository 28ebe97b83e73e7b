import type { ReactNode } from "react";
import { Disclosure, Question } from "#web/components/disclosure/disclosure.tsx";

/** A question that opens its answer. */
export function Faq({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Disclosure summary={<Question>{question}</Question>} printed="all">
      {children}
    </Disclosure>
  );
}
