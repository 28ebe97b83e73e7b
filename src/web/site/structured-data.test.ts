import { expect, test } from "vitest";
import { calculatorTabs, glossaryPage, guideSections, home } from "./addresses.ts";
import { site } from "./example-site.ts";
import { addresses } from "./site-addresses.ts";
import { scriptJson, structuredData } from "./structured-data.ts";
import { toolPages } from "./tool-pages.ts";

type Node = Record<string, unknown> & { "@type": string };

function nodesOf(...parameters: Parameters<typeof structuredData>): readonly Node[] {
  const parsed = JSON.parse(scriptJson(structuredData(...parameters)));
  expect(parsed["@context"]).toBe("https://schema.org");
  return parsed["@graph"];
}

const typesOf = (nodes: readonly Node[]) => nodes.map((node) => node["@type"]);

test("no name or answer can end the script element that carries the data", () => {
  const faq = [{ question: "</script><b>?", answer: "<!-- no" }];
  expect(scriptJson(structuredData(site, home, { faq }))).not.toContain("<");
  expect(nodesOf(site, home, { faq }).at(-1)).toMatchObject({ mainEntity: [{ name: "</script><b>?" }] });
});

test("every page names the site and who runs it", () => {
  for (const address of addresses) {
    const [organization, website] = nodesOf(site, address);
    expect(organization).toMatchObject({
      "@type": "Organization",
      name: site.companyName,
      email: site.email,
    });
    expect(website).toMatchObject({
      "@type": "WebSite",
      name: site.productName,
      url: "https://ikhaya.example/",
    });
    expect(website?.publisher).toEqual({ "@id": organization?.["@id"] });
  }
});

test("every page but the first has breadcrumbs in order, with absolute addresses", () => {
  expect(typesOf(nodesOf(site, home))).not.toContain("BreadcrumbList");
  for (const address of addresses.slice(1)) {
    const list = nodesOf(site, address).find((node) => node["@type"] === "BreadcrumbList");
    const items = list?.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    for (const { name, item } of items) {
      expect(name).not.toBe("");
      expect(item).toMatch(/^https:\/\/ikhaya\.example\//);
    }
  }
});

test("a calculator and each tool is a free finance application, and no other page is", () => {
  const { sensitivity } = calculatorTabs;
  expect(nodesOf(site, sensitivity).find((node) => node["@type"] === "WebApplication")).toMatchObject({
    name: sensitivity.title,
    applicationCategory: "FinanceApplication",
    offers: { price: 0, priceCurrency: "ZAR" },
  });
  for (const tool of Object.values(toolPages))
    expect(typesOf(nodesOf(site, tool))).toContain("WebApplication");
  expect(typesOf(nodesOf(site, guideSections.articles))).not.toContain("WebApplication");
});

test("questions are named only where there are any", () => {
  const address = guideSections["understanding-costs"];
  expect(typesOf(nodesOf(site, address))).not.toContain("FAQPage");
  const page = nodesOf(site, address, { faq: [{ question: "Who pays?", answer: "The buyer." }] }).at(-1);
  expect(page).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Who pays?", acceptedAnswer: { "@type": "Answer", text: "The buyer." } },
    ],
  });
});

test("words that a page explains are a set of terms, each at its own address", () => {
  const terms = [
    { name: "Bond", also: ["mortgage"], description: "A right.", anchor: "bond" },
    { name: "Levy", also: [], description: "A charge.", anchor: "levy" },
  ];
  const page = nodesOf(site, glossaryPage, { terms }).at(-1);
  expect(page).toMatchObject({ "@type": "DefinedTermSet", "@id": "https://ikhaya.example/glossary" });
  expect(page?.hasDefinedTerm).toEqual([
    {
      "@type": "DefinedTerm",
      name: "Bond",
      alternateName: ["mortgage"],
      description: "A right.",
      url: "https://ikhaya.example/glossary#bond",
    },
    {
      "@type": "DefinedTerm",
      name: "Levy",
      description: "A charge.",
      url: "https://ikhaya.example/glossary#levy",
    },
  ]);
  expect(typesOf(nodesOf(site, home))).not.toContain("DefinedTermSet");
});
