import type { SiteInfo } from "#contract/page-context.ts";
import { OutboundLink } from "#web/components/button/button.tsx";
import styles from "./partner-links.module.css";
import { preApprovalUrl } from "./pre-approval-url.ts";

type PartnerLinksProps = { site: SiteInfo };

/** A link to a pre-approval on the partner's site. It is quiet: an answer has one filled button, and that is another. */
export function PreApprovalLink({ site }: PartnerLinksProps) {
  return (
    <OutboundLink
      look="quiet"
      href={preApprovalUrl(site)}
      data-track-event="cta_click"
      data-track-name="get_pre_approved"
    >
      Get Pre-Approved
    </OutboundLink>
  );
}

/** To the partner's site: for a pre-approval, and for those who are ready to apply. */
export function PartnerLinks({ site }: PartnerLinksProps) {
  return (
    <div className={styles.links}>
      <PreApprovalLink site={site} />
      <OutboundLink
        look="quiet"
        href={site.partnerUrl}
        data-track-event="cta_click"
        data-track-name="start_application"
      >
        Start Home Loan Application
      </OutboundLink>
    </div>
  );
}
