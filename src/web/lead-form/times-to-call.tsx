import { callTimes } from "#contract/lead.ts";
import { callTimeAnchor } from "#contract/lead-messages.ts";
import styles from "./times-to-call.module.css";
import { timeToCall } from "./what-next.tsx";

/** All times to call, of which the styles show the one that is chosen in the form of the page, or named in its address. */
export const TimesToCall = ({ inAddress = false }: { inAddress?: boolean }) => (
  <span className={inAddress ? `${styles.times} ${styles.addressed}` : styles.times}>
    {callTimes.map((time) => (
      <span key={time} className={styles[time]} id={inAddress ? callTimeAnchor(time) : undefined}>
        {timeToCall(time)}
      </span>
    ))}
  </span>
);
