import { leadAnswerPaths, leadSentencePlace, leadThanks } from "#contract/lead-messages.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { type Address, links } from "#web/site/addresses.ts";
import { TextPage } from "#web/site/text-page.tsx";

/** The two answers to a form that was sent without scripts. */
export const answerAddresses = {
  sent: {
    path: leadAnswerPaths.sent,
    title: "Your request is sent",
    description: "Your request for a call is stored and goes on to the partner home-loan originator.",
    keywords: "",
  },
  notSent: {
    path: leadAnswerPaths.notSent,
    title: "Your request is not sent",
    description: "Your request for a call could not be taken. What you typed is still in the form.",
    keywords: "",
  },
} as const satisfies Record<string, Address>;

export function SentPage() {
  return (
    <TextPage address={answerAddresses.sent} lead={leadThanks("landing_page")}>
      <div>
        <ButtonLink href={links.home}>Back to Home</ButtonLink>
      </div>
    </TextPage>
  );
}

/** Rendered once; the server puts the sentence in its place for each answer. */
export function NotSentPage() {
  return (
    <TextPage address={answerAddresses.notSent} lead={leadSentencePlace}>
      <p>Go back in your browser: what you typed is still there.</p>
    </TextPage>
  );
}
