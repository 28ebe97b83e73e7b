import type { ComponentChildren } from "preact";
import { Disclosure, Question } from "#web/components/disclosure/disclosure.tsx";

/** A question that opens its answer. */
export function Faq({ question, children }: { question: string; children: ComponentChildren }) {
  return <Disclosure summary={<Question>{question}</Question>}>{children}</Disclosure>;
}
