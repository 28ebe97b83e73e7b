import type { SiteInfo } from "#contract/page-context.ts";
import { type Address, calculatorTabs, canonicalUrl, home } from "./addresses.ts";
import { breadcrumbTrail } from "./site-addresses.ts";
import { toolPages } from "./tool-pages.ts";

/** A question with its answer in plain text; both are on the page. */
export type Question = { question: string; answer: string };

/** A word with its explanation, which is on the page at the anchor. */
export type DefinedTerm = { name: string; also: readonly string[]; description: string; anchor: string };

type Node = { "@type": string; [property: string]: unknown };

/** The structured data of a page for search engines (schema.org); one graph a page. */
export function structuredData(
  site: SiteInfo,
  address: Address,
  {
    faq = [],
    terms = [],
  }: {
    faq?: readonly Question[] | undefined;
    terms?: readonly DefinedTerm[] | undefined;
  } = {},
): object {
  const nodes = [
    organization(site),
    website(site),
    breadcrumbs(site, address),
    calculator(site, address),
    questions(site, address, faq),
    definedTerms(site, address, terms),
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== undefined) };
}

/** JSON for a script element: a "<" in a name or an answer must not end the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

const idOf = (site: SiteInfo, name: string) => `${canonicalUrl(site, home.path)}#${name}`;

function organization(site: SiteInfo): Node {
  return {
    "@type": "Organization",
    "@id": idOf(site, "organization"),
    name: site.companyName,
    url: canonicalUrl(site, home.path),
    logo: canonicalUrl(site, "/icon-512.png"),
    email: site.email,
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: "ZA" },
  };
}

function website(site: SiteInfo): Node {
  return {
    "@type": "WebSite",
    "@id": idOf(site, "website"),
    name: site.productName,
    url: canonicalUrl(site, home.path),
    description: home.description,
    inLanguage: "en-ZA",
    publisher: { "@id": idOf(site, "organization") },
  };
}

function breadcrumbs(site: SiteInfo, address: Address): Node | undefined {
  const trail = breadcrumbTrail(address);
  if (trail.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: canonicalUrl(site, path),
    })),
  };
}

function calculator(site: SiteInfo, address: Address): Node | undefined {
  const calculators = [...Object.values(calculatorTabs), ...Object.values(toolPages)];
  if (!calculators.some(({ path }) => path === address.path)) return undefined;
  return {
    "@type": "WebApplication",
    name: address.title,
    url: canonicalUrl(site, address.path),
    description: address.description,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "ZAR" },
    inLanguage: "en-ZA",
    areaServed: { "@type": "Country", name: "South Africa" },
    publisher: { "@id": idOf(site, "organization") },
  };
}

function questions(site: SiteInfo, address: Address, faq: readonly Question[]): Node | undefined {
  if (faq.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    url: canonicalUrl(site, address.path),
    inLanguage: "en-ZA",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function definedTerms(site: SiteInfo, address: Address, terms: readonly DefinedTerm[]): Node | undefined {
  if (terms.length === 0) return undefined;
  const url = canonicalUrl(site, address.path);
  return {
    "@type": "DefinedTermSet",
    "@id": url,
    name: address.title,
    url,
    inLanguage: "en-ZA",
    hasDefinedTerm: terms.map(({ name, also, description, anchor }) => ({
      "@type": "DefinedTerm",
      name,
      ...(also.length > 0 && { alternateName: also }),
      description,
      url: `${url}#${anchor}`,
    })),
  };
}
