import type { ReactNode } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { type FiguresPlace, figuresAddress } from "#web/answer-page/fields-text.ts";
import { preApprovalUrl } from "#web/components/partner-links/pre-approval-url.ts";
import { type CalculatorTab, calculatorTabs, type GuideSection, guideSections } from "#web/site/addresses.ts";

/** A link in a sentence to one of the calculators. */
export function CalculatorLink({ tab, children }: { tab: CalculatorTab; children: ReactNode }) {
  return <a href={calculatorTabs[tab].path}>{children}</a>;
}

type FiguresLinkProps = { to: FiguresPlace; figures: Partial<Inputs>; children?: ReactNode };

/** Under an example: the calculator that works it out, opened with the figures of the example. */
export function FiguresLink({ to, figures, children = "Work it out with these figures" }: FiguresLinkProps) {
  return (
    <p>
      <a href={figuresAddress(to, figures)} data-track-event="cta_click" data-track-name="example_figures">
        {children}
      </a>
    </p>
  );
}

/** A link in a sentence to another chapter. */
export function GuideLink({ section, children }: { section: GuideSection; children: ReactNode }) {
  return <a href={guideSections[section].path}>{children}</a>;
}

/** The partner's own way to a pre-approval. */
export function PreApprovalLink({ site }: { site: SiteInfo }) {
  return (
    <a
      href={preApprovalUrl(site)}
      target="_blank"
      rel="noopener"
      data-track-event="cta_click"
      data-track-name="get_pre_approved"
    >
      Get pre-approved with {site.partnerName}
      <span aria-hidden="true">{"\u00a0↗"}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
