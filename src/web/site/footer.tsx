import type { SiteInfo } from "#contract/page-context.ts";
import { FooterDisclaimer } from "#web/components/disclaimer/disclaimer.tsx";
import {
  calculatorTabs,
  forAgents,
  glossaryPage,
  guideSections,
  links,
  offerToPurchase,
} from "./addresses.ts";
import styles from "./footer.module.css";

const pages = [
  { label: "Loan Calculator", name: "loan_calculator", href: calculatorTabs.calculator.path },
  {
    label: "First-Time Buyer Guide",
    name: "first_time_buyer_guide",
    href: guideSections["getting-started"].path,
  },
  { label: "Features", name: "features", href: "/#features" },
  { label: "Market Insights", name: "market_insights", href: "/#insights" },
  { label: "Get Property Financing Help", name: "get_financing_help", href: "/#contact" },
  { label: "Work it out", name: "tools", href: links.tools },
  { label: "Glossary", name: "glossary", href: glossaryPage.path },
  { label: "Offer to purchase, explained", name: "offer_to_purchase", href: offerToPurchase.path },
  { label: "For estate agents", name: "for_agents", href: forAgents.path },
  { label: "Privacy notice", name: "privacy", href: links.privacy },
  { label: "Terms and disclaimer", name: "legal", href: links.legal },
  { label: "Access to information", name: "paia", href: links.paia },
];

type FooterProps = {
  site: SiteInfo;
  year: string;
  /** Whether the page is one of the Buyer Guide. */
  ofGuide: boolean;
  /** The day of the figures, if the site shows the newest public ones. */
  figuresOf?: string | undefined;
};

/** For `drawnDownTo`: a page whose columns would move while loading is first drawn when it is complete down to here. */
export const pageFootId = "page-foot";

/** The foot of every page: its links, who we are, and what the figures are worth. */
export function Footer({ site, year, ofGuide, figuresOf }: FooterProps) {
  return (
    <footer id={pageFootId} className={styles.footer}>
      <div className={`page-width ${styles.inside}`}>
        <nav className={styles.links} aria-label="Quick links">
          <ul>
            {pages.map(({ label, name, href }) => (
              <li key={href}>
                <a href={href} data-track-event="footer_click" data-track-name={name}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <FooterDisclaimer legalPath={links.legal} ofGuide={ofGuide} />
          <p id="contact-details">
            <a href={`mailto:${site.email}`} data-track-event="footer_click" data-track-name="email">
              {site.email}
            </a>
            , {site.city}, South Africa. © {year} {site.productName}. Developed by {site.companyName}.
            {figuresOf && ` Figures of ${figuresOf}.`}
          </p>
        </div>
      </div>
    </footer>
  );
}
