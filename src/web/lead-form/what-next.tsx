import { type CallTime, callTimeWords } from "#contract/lead.ts";
import styles from "./what-next.module.css";

type WhatNextProps = {
  partnerName: string;
  /** What was sent, in words. */
  sent?: string | undefined;
  /** When a call suits the visitor. */
  callTime?: CallTime | undefined;
};

/** Who will call, when, and what to have ready; after sending also what was sent. */
export function WhatNext({ partnerName, sent, callTime = "any" }: WhatNextProps) {
  return (
    <section aria-label="What happens next">
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
          <dd>
            {callTime === "any"
              ? `We pass this on within seconds, and ${partnerName} then calls you.`
              : `You asked for: ${callTimeWords[callTime]}, South African time. We pass this on within seconds, and ask ${partnerName} to keep to it.`}
          </dd>
        </div>
        <div>
          <dt>Have ready</dt>
          <dd>Your ID and latest payslip.</dd>
        </div>
      </dl>
    </section>
  );
}
