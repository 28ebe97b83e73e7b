import { type CallTime, callTimes, callTimeWords } from "#contract/lead.ts";
import { callTimeAnchor } from "#contract/lead-messages.ts";
import { StepsPicture } from "#web/components/steps-picture/steps-picture.tsx";
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

/** The steps to an answer, who will call, when, and what to have ready; after sending also what was sent. */
export function WhatNext({ partnerName, sent, callTime = "any", timeInAddress }: WhatNextProps) {
  return (
    <section className={styles.part} aria-label="What happens next">
      <WayToAnswer partnerName={partnerName} first={sent || timeInAddress ? "You sent" : "You send"} />
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

/** Each time that can be chosen; the styles show the one that the address names. */
const TimeOfAddress = () =>
  callTimes
    .filter((time) => time !== "any")
    .map((time) => (
      <span key={time} id={callTimeAnchor(time)} className={styles.asked}>
        You asked for: {callTimeWords[time]}, South African time.{" "}
      </span>
    ));
