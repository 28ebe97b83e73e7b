import styles from "./what-next.module.css";

type WhatNextProps = {
  partnerName: string;
  /** Whether figures of a calculator go along with the request. */
  calculation: boolean;
};

/** Before anything is filled in: who will call, when, and what to have ready. It promises nothing for the partner. */
export function WhatNext({ partnerName, calculation }: WhatNextProps) {
  return (
    <section aria-label="What happens next">
      <dl className={styles.next}>
        <div>
          <dt>Who calls</dt>
          <dd>{partnerName}, a registered bond originator. You pay nothing.</dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>
            We pass this on within seconds. You can say which time of day suits you; {partnerName} decides
            when to call.
          </dd>
        </div>
        <div>
          <dt>At hand</dt>
          <dd>
            Your ID and latest payslip.
            {calculation && " Your calculation is sent along."}
          </dd>
        </div>
      </dl>
    </section>
  );
}
