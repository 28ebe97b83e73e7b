import type { ReactNode } from "react";
import { type CallTime, callTimeWords } from "#contract/lead.ts";
import { StepsPicture } from "#web/components/steps-picture/steps-picture.tsx";
import styles from "./what-next.module.css";

type WhenTheyCallProps = {
  partnerName: string;
  /** When a call suits the visitor, in words. */
  children: ReactNode;
};

/** Who calls, and at the time that was chosen: the one sentence that a visitor comes for. */
export const WhenTheyCall = ({ partnerName, children }: WhenTheyCallProps) => (
  <p className={styles.when}>
    We ask {partnerName} to call you {children}
  </p>
);

/** The end of that sentence. */
export function timeToCall(time: CallTime): string {
  const [, hours] = callTimeWords[time].split(", ");
  return hours ? `between ${hours.replace(" to ", " and ")}.` : "as soon as they can.";
}

type WhatNextProps = {
  partnerName: string;
  /** What was sent, in words. */
  sent?: string | undefined;
  /** After sending: where the form is, to send it again with a mistake put right. */
  form?: string;
};

/** The steps to an answer, who will call, when, and what to have ready; after sending also what was sent. */
export function WhatNext({ partnerName, sent, form }: WhatNextProps) {
  return (
    <section className={form ? `${styles.part} ${styles.wide}` : styles.part} aria-label="What happens next">
      <WayToAnswer partnerName={partnerName} first={sent || form ? "You sent" : "You send"} />
      <dl className={styles.next}>
        {sent && (
          <div>
            <dt>Sent</dt>
            <dd>{sent}</dd>
          </div>
        )}
        <div>
          <dt>Who calls</dt>
          <dd>{partnerName}, a registered bond originator. You pay nothing.</dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>We pass this on within seconds. Hours are in South African time.</dd>
        </div>
        <div>
          <dt>Have ready</dt>
          <dd>Your ID and latest payslip.</dd>
        </div>
        {form && (
          <div>
            <dt>A mistake?</dt>
            <dd>
              <a href={form}>Send it again</a> with the right phone number or e-mail address. We pass it on as
              a correction.
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type WayProps = Pick<WhatNextProps, "partnerName"> & { first: string };

/** The form, the call and the banks, each a step of the way to an answer. */
const WayToAnswer = ({ partnerName, first }: WayProps) => (
  <StepsPicture
    // A paper that is sent, a phone that rings, and two banks.
    leaf="M10 8h34v48H10zM18 20h18M18 30h18M54 32h54m-7-7 7 7-7 7M136 8a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4zM147 53h6M184 32h46m-7-7 7 7-7 7M246 26l22-14 22 14zM251 26v26m17-26v26m17-26v26M246 52h44M300 26l22-14 22 14zM305 26v26m17-26v26m17-26v26M300 52h44"
    clay="M18 44l5 5 9-10M128 22c-5 6-5 14 0 20M172 22c5 6 5 14 0 20"
    steps={[
      { title: first, words: "this form." },
      { title: `${partnerName} calls`, words: "and asks what you need." },
      { title: "The banks answer", words: "once you agree to apply." },
    ]}
  />
);
