import type { SiteInfo } from "#contract/page-context.ts";
import {
  type Address,
  calculatorTabs,
  canonicalUrl,
  forAgents,
  glossaryPage,
  guideSections,
  home,
  legal,
  offerToPurchase,
  paia,
  privacy,
  toolsPage,
} from "./addresses.ts";
import { toolPages } from "./tool-pages.ts";

/** The site in one page of Markdown for language models, in the form of llmstxt.org. */
export function llmsText(site: SiteInfo): string {
  const list = (members: readonly Address[]) =>
    members
      .map(({ path, title, description }) => `- [${title}](${canonicalUrl(site, path)}): ${description}`)
      .join("\n");
  return `# ${site.productName}

> ${home.description}

The calculators and the guide are free and need no account. Amounts are in South African rand. The figures are
illustrative and are not financial, legal or investment advice, nor an offer of credit; ${site.productName} is not a lender.

## Calculators

${list(Object.values(calculatorTabs))}

## Decision tools

${list([toolsPage, ...Object.values(toolPages)])}

## Buyer Guide

${list([...Object.values(guideSections), glossaryPage, offerToPurchase])}

## Optional

${list([forAgents, privacy, legal, paia])}
`;
}
