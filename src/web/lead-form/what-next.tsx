import { type CallTime, callTimes, callTimeWords } from "#contract/lead.ts";
import { callTimeAnchor } from "#contract/lead-messages.ts";
import styles from "./what-next.module.css";

type WhatNextProps = {
  partnerName: string;
  /** What was sent, in words. */
  sent?: string | undefined;
  /** When a call suits the visitor. */
  callTime?: CallTime | undefined;
  /** The address of the page names the time instead. */
  timeInAddress?: boolean;
};

/** Who will call, when, and what to have ready; after sending also what was sent. */
export function WhatNext({ partnerName, sent, callTime = "any", timeInAddress }: WhatNextProps) {
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
            {timeInAddress && <TimeOfAddress />}
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

/** Each time that can be chosen; the styles show the one that the address names. */
const TimeOfAddress = () =>
  callTimes
    .filter((time) => time !== "any")
    .map((time) => (
      <span key={time} id={callTimeAnchor(time)} className={styles.asked}>
        You asked for: {callTimeWords[time]}, South African time.{" "}
      </span>
    ));
