import type { SiteInfo } from "#contract/page-context.ts";
import { OutboundLink } from "#web/components/button/button.tsx";
import styles from "./partner-links.module.css";
import { preApprovalUrl } from "./pre-approval-url.ts";

/** The two ways on to the partner's site. */
export function PartnerLinks({ site }: { site: SiteInfo }) {
  return (
    <div className={styles.links}>
      <OutboundLink look="primary" href={preApprovalUrl(site)}>
        Get Pre-Approved
      </OutboundLink>
      <OutboundLink href={site.partnerUrl}>Start Home Loan Application</OutboundLink>
    </div>
  );
}
