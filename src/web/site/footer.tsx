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
import { Brand } from "./mark.tsx";

const quickLinks = [
  { label: "Loan Calculator", name: "loan_calculator", href: calculatorTabs.calculator.path },
  {
    label: "First-Time Buyer Guide",
    name: "first_time_buyer_guide",
    href: guideSections["getting-started"].path,
  },
  { label: "Features", name: "features", href: "/#features" },
  { label: "Market Insights", name: "market_insights", href: "/#insights" },
  { label: "Get Property Financing Help", name: "get_financing_help", href: "/#contact" },
];

type FooterProps = {
  site: SiteInfo;
  year: string;
  /** The day of the figures, if the site shows the newest public ones. */
  figuresOf?: string | undefined;
};

/** For `drawnDownTo`: a page whose columns would move while loading is first drawn when it is complete down to here. */
export const pageFootId = "page-foot";

/** The foot of every page. */
export function Footer({ site, year, figuresOf }: FooterProps) {
  return (
    <footer id={pageFootId} className={styles.footer}>
      <div className={`page-width ${styles.inside}`}>
        <div className={styles.brand}>
          <Brand name={site.productName} />
          <p>Free home-loan calculators and a Buyer Guide for South Africa.</p>
        </div>
        <nav aria-label="Quick links">
          <h2 className={styles.title}>Quick links</h2>
          <ul>
            {quickLinks.map(({ label, name, href }) => (
              <li key={href}>
                <a href={href} data-track-event="footer_click" data-track-name={name}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Tools and guide">
          <h2 className={styles.title}>Tools and guide</h2>
          <ul>
            <li>
              <a href={links.tools} data-track-event="footer_click" data-track-name="tools">
                Work it out
              </a>
            </li>
            <li>
              <a href={glossaryPage.path} data-track-event="footer_click" data-track-name="glossary">
                Glossary
              </a>
            </li>
            <li>
              <a
                href={offerToPurchase.path}
                data-track-event="footer_click"
                data-track-name="offer_to_purchase"
              >
                Offer to purchase, explained
              </a>
            </li>
          </ul>
        </nav>
        <div id="contact-details" className={styles.contact}>
          <h2 className={styles.title}>Contact</h2>
          <p>
            <a href={`mailto:${site.email}`} data-track-event="footer_click" data-track-name="email">
              {site.email}
            </a>
          </p>
          <p>{site.city}, South Africa</p>
        </div>
        <nav aria-label="About this site">
          <h2 className={styles.title}>About this site</h2>
          <ul>
            <li>
              <a href={forAgents.path} data-track-event="footer_click" data-track-name="for_agents">
                For estate agents
              </a>
            </li>
            <li>
              <a href={links.privacy} data-track-event="footer_click" data-track-name="privacy">
                Privacy notice
              </a>
            </li>
            <li>
              <a href={links.legal} data-track-event="footer_click" data-track-name="legal">
                Terms and disclaimer
              </a>
            </li>
            <li>
              <a href={links.paia} data-track-event="footer_click" data-track-name="paia">
                Access to information
              </a>
            </li>
          </ul>
        </nav>
        <div className={styles.small}>
          <FooterDisclaimer legalPath={links.legal} />
          {figuresOf && <p>Figures of {figuresOf}.</p>}
          <p>
            © {year} {site.productName}. Developed by {site.companyName}.
          </p>
        </div>
      </div>
    </footer>
  );
}
