import type { SiteInfo } from "#contract/page-context.ts";
import { OutboundLink } from "#web/components/button/button.tsx";
import styles from "./partner-links.module.css";
import { preApprovalUrl } from "./pre-approval-url.ts";

type PreApprovalButtonProps = {
  site: SiteInfo;
  /** As a link, next to another button. */
  quiet?: boolean;
};

/** A button or link to a pre-approval on the partner's site. */
export function PreApprovalButton({ site, quiet = false }: PreApprovalButtonProps) {
  return (
    <OutboundLink
      look={quiet ? "quiet" : "primary"}
      href={preApprovalUrl(site)}
      data-track-event="cta_click"
      data-track-name="get_pre_approved"
    >
      Get Pre-Approved
    </OutboundLink>
  );
}

/** To the partner's site: one button, and a link for those who are ready to apply. */
export function PartnerLinks({ site, quiet = false }: PreApprovalButtonProps) {
  return (
    <div className={styles.links}>
      <PreApprovalButton site={site} quiet={quiet} />
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
