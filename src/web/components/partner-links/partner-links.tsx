import type { SiteInfo } from "#contract/page-context.ts";
import { OutboundLink } from "#web/components/button/button.tsx";
import styles from "./partner-links.module.css";
import { preApprovalUrl } from "./pre-approval-url.ts";

/** The way to a pre-approval on the partner's site. */
export function PreApprovalButton({ site }: { site: SiteInfo }) {
  return (
    <OutboundLink
      look="primary"
      href={preApprovalUrl(site)}
      data-track-event="cta_click"
      data-track-name="get_pre_approved"
    >
      Get Pre-Approved
    </OutboundLink>
  );
}

/** The way on to the partner's site: one button, and a link for those who are further. */
export function PartnerLinks({ site }: { site: SiteInfo }) {
  return (
    <div className={styles.links}>
      <PreApprovalButton site={site} />
      <OutboundLink
        look="quiet"
        className={styles.second}
        href={site.partnerUrl}
        data-track-event="cta_click"
        data-track-name="start_application"
      >
        Start Home Loan Application
      </OutboundLink>
    </div>
  );
}
