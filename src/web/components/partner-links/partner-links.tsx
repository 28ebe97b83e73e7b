import type { SiteInfo } from "#contract/page-context.ts";
import { OutboundLink } from "#web/components/button/button.tsx";
import styles from "./partner-links.module.css";
import { preApprovalUrl } from "./pre-approval-url.ts";

type PartnerLinksProps = {
  site: SiteInfo;
  /** Next to another button: both are links. */
  quiet?: boolean;
};

/** The way on to the partner's site: one button, and a link for those who are further. */
export function PartnerLinks({ site, quiet }: PartnerLinksProps) {
  return (
    <div className={styles.links}>
      <OutboundLink
        look={quiet ? "quiet" : "primary"}
        className={quiet ? styles.second : undefined}
        href={preApprovalUrl(site)}
        data-track-event="cta_click"
        data-track-name="get_pre_approved"
      >
        Get Pre-Approved
      </OutboundLink>
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
