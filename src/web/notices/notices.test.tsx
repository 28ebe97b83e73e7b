import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SiteInfo } from "#contract/page-context.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { educationDisclaimer } from "#web/components/disclaimer/disclaimer.content.ts";
import { site } from "#web/site/example-site.ts";
import { AccessManual } from "./access-manual.tsx";
import { keptInBrowser } from "./kept-in-browser.ts";
import { LegalTerms } from "./legal-terms.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { privacyVersions } from "./privacy-versions.table.ts";

const named: SiteInfo = {
  ...site,
  companyStatus: "Private company",
  companyRegistration: "2026/123456/07",
  companyDirectors: "T Nkosi, J Botha",
  companyAddress: "1 Example Street, Cape Town, 8001",
  companyPhone: "+27 (21) 555-0100",
  serviceAddress: "2 Example Street, Cape Town, 8001",
  informationOfficer: "Thandi Nkosi",
  informationOfficerEmail: "popia@ikhaya.example",
  hostingCompany: "Example Hosting",
  hostingCountry: "South Africa",
  mailCompany: "Example Mail",
  partnerRegistration: "PPRA 2026123456",
};

const loan: QuotedLoan = { loanAmount: 2_000_000, interestRate: 10.75, loanTerm: 20, payment: 19_637.6 };

const textOf = (page: React.ReactNode) =>
  renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const privacy = (of: SiteInfo, tag: { tagScriptUrl?: string } = {}) =>
  textOf(<PrivacyNotice site={of} {...tag} />);

describe("the privacy notice", () => {
  test("has a version and a day at its top, the newest of its table", () => {
    expect(privacy(site)).toMatch(/Version 11, 28 November 2026\. What changed Open all parts/);
    const versions = privacyVersions.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((one, other) => other - one));
    const days = privacyVersions.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  });

  test("begins with what we have of a reader who sent nothing", () => {
    expect(privacy(site)).toContain(
      "What do you have of me today? Nothing with your name, unless you send a form. We pass your details to Partner Home Loans, and only if you send the form. What you do here is counted, without your name. Say no",
    );
    expect(privacy(site)).not.toContain("0 days your name");
  });

  test("says first what we keep, who gets it, how to have it deleted and how not to be counted", () => {
    const [, first = ""] = /Open all parts(.+?)Your numbers, and/.exec(privacy(named)) ?? [];
    for (const answer of [
      "What do you keep about me? What you send in a form, for 24 months.",
      "Who gets it? Partner Home Loans, the banks that you apply to",
      "How do I see it, or have it deleted? Write to popia@ikhaya.example, free of charge.",
      "How do I say no to being counted? With one switch",
    ])
      expect(first).toContain(answer);
  });

  test.for([
    ["from whom", "collect from you, and from nobody else"],
    ["address", "1 Example Street, Cape Town, 8001"],
    ["Information Officer", "Information Officer Thandi Nkosi"],
    ["his or her address", "popia@ikhaya.example"],
    ["purpose", "calls you back"],
    ["voluntary", "Sending a form is up to you, and no law asks you to."],
    ["what if not", "Without it nobody can call you"],
    ["abroad", "store what it collects are in South Africa, where POPIA protects it."],
    ["the ground", "a legitimate interest in seeing how the site is used (section 11 of POPIA)"],
    ["a breach", "we tell the Information Regulator and you (section 22)"],
    ["children", "If you are under 18, do not send a form"],
    ["decisions by programs", "No program here makes a decision about you."],
    ["the host", "Example Hosting, which hosts the site"],
    ["the mail", "Example Mail, which delivers our mail"],
    ["access and correction", "have it corrected or deleted"],
    ["objection", "object to its use, or take back a consent"],
    ["what the partner tells", "Partner Home Loans may tell us what became of your request"],
    ["the Regulator", "POPIAComplaints@inforegulator.org.za"],
    ["the Regulator's address", "54 Maxwell Drive, Woodmead"],
  ])("says what section 18 asks: %s", ([, words = ""]) => expect(privacy(named)).toContain(words));

  test("leaves out what is not set, and says honestly that the country is not", () => {
    const text = privacy(site);
    expect(text).not.toMatch(/undefined|Information Officer [^,]|Street address|Phone \+/);
    expect(text).toContain("City Cape Town, South Africa");
    expect(text).toContain("Not given here yet: the country of the computers");
    expect(text).toContain("The company that hosts the site");
  });

  test("says what protects the data in another country", () => {
    expect(privacy({ ...named, hostingCountry: "Ireland" })).toContain(
      "are in Ireland, under our contract with Example Hosting, which must protect it as POPIA does.",
    );
  });

  test("tells in one part that sums are done in the browser and that incomes are counted", () => {
    const [, part = ""] =
      /.*Your numbers, and usage analytics(.+?)What is kept in your browser Two/.exec(privacy(site)) ?? [];
    expect(part).toContain("do their sums in your own browser");
    expect(part).toContain("gross income, net income, expenses, prices");
    expect(part).toContain("itself personal information under POPIA");
    expect(part).toContain("You can use everything here without being recorded.");
    expect(part).toContain("They are sent without your name or contact details.");
  });

  test("is true with a tagging service too", () => {
    const tagged = privacy(site, { tagScriptUrl: "https://tags.example/tag.js" });
    expect(tagged).toContain("Its script comes from tags.example");
    expect(tagged).toContain("it could read what is on the page, what you type");
    expect(tagged).toContain("The company behind the tagging service");
    expect(privacy(site)).not.toContain("tagging service");
    for (const text of [tagged, privacy(site)]) expect(text).not.toMatch(/nobody else reads/i);
  });

  test("names in its table all that the code keeps in a browser", () => {
    expect(keptInBrowser.flatMap(({ names }) => names)).toEqual([
      "session_id",
      "visitor_id",
      "returning",
      "analytics",
      "inputs",
      "tool:…",
      "chapter:…",
      "compare",
      "compare:…",
      "kept-contact-requests",
      "pages-…",
      "files-…",
    ]);
    for (const { names } of keptInBrowser) for (const name of names) expect(privacy(site)).toContain(name);
  });

  test("knows every file that keeps something in a browser: one more belongs into the table", () => {
    const web = new URL("..", import.meta.url);
    const keeps = /localStorage|sessionStorage|document\.cookie|cacheName|indexedDB|caches\.open/;
    const files = readdirSync(web, { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!test)\.(?:tsx?|astro)$/.test(path) && !/\.test\.|^testing\//.test(path))
      .filter((path) => keeps.test(readFileSync(new URL(path, web), "utf8")));
    expect(files.sort()).toEqual([
      "components/kept/session-text.ts",
      "lead-form/kept-leads.ts",
      "lead-form/when-contacted.ts",
      "notices/kept-in-browser.ts",
      "offline/kept.ts",
      "offline/worker/service-worker.ts",
      "tracking/opt-out.ts",
      "tracking/visit.ts",
    ]);
  });
});

describe("the terms", () => {
  test("name who runs the site as the ECT Act asks, where it is set", () => {
    const text = textOf(<LegalTerms site={named} loan={loan} />);
    for (const fact of [
      "Legal status Private company",
      "Registration number 2026/123456/07",
      "Office bearers T Nkosi, J Botha",
      "Street address 1 Example Street",
      "Legal papers are served at 2 Example Street",
      "Phone +27 (21) 555-0100",
      "registered bond originator (PPRA 2026123456)",
    ]) {
      expect(text).toContain(fact);
    }
    expect(renderToStaticMarkup(<LegalTerms site={named} loan={loan} />)).toContain(
      'href="tel:+27215550100"',
    );
  });

  test("show on one loan how far an estimate is from what a bank quotes, to scale, and why", () => {
    const html = renderToStaticMarkup(<LegalTerms site={site} loan={loan} />);
    const text = textOf(<LegalTerms site={site} loan={loan} />).replaceAll("\u00a0", " ");
    expect(text).toContain(
      "R19 638 our estimate: R2 000 000, 20 years, 10.75% R667 a month apart. Why? A bank would quote R20 305 a month.",
    );
    expect(text).toContain("R20 305 what a bank would quote. Only the bank’s own quotation binds it.");
    expect(html).toContain('<rect width="96.72%" height="100%">');
  });

  test("say of which day they are, what we are not, and what the liability sentence does not touch", () => {
    const text = textOf(<LegalTerms site={site} loan={loan} />);
    expect(text).toContain("Version 6, 28 November 2026.");
    expect(text).toContain("is not an authorised financial services provider");
    expect(text).toContain("does not limit your rights under the Consumer Protection Act");
  });

  test("show no empty heading for what is not set", () => {
    const text = textOf(<LegalTerms site={site} loan={loan} />);
    expect(text).not.toMatch(/undefined|Legal status|Registration number|Phone|served at/);
    expect(text).toContain("City Cape Town, South Africa");
    expect(text).toContain("Partner Home Loans is a registered bond originator");
  });
});

describe("the manual", () => {
  test.for([
    "Information Officer Thandi Nkosi",
    "Registration number 2026/123456/07",
    "guide, under section 10 of PAIA",
    "What you can have without a request",
    "Companies Act 71 of 2008",
    "People who asked for a call: contact requests",
    "Whose, and what",
    "Example Hosting, which hosts the site",
    "store what it collects are in South Africa",
    "within 30 days of your request (section 56)",
    "within 180 days (section 77A)",
    "again within 180 days (section 78)",
    "Version 6, 28 November 2026",
    "How it is kept safe",
    "Form 2",
    "The request itself R140",
    "on Form 5",
    "PAIAComplaints@inforegulator.org.za",
    "at our street address in office hours",
  ])("has what section 51 asks: %s", (words) =>
    expect(textOf(<AccessManual site={named} />)).toContain(words),
  );

  test("does not speak of a street address that is not given", () =>
    expect(textOf(<AccessManual site={site} />)).not.toMatch(/undefined|office hours/));
});

test.each([
  ["/privacy", PrivacyNotice, "the street address, the phone number, the Information Officer’s name"],
  [
    "/legal",
    LegalTerms,
    "the legal status, the registration number, the office bearers, the street address, the phone number",
  ],
  ["/paia", AccessManual, "the street address, the phone number, the Information Officer’s name"],
] as const)("%s says which required details are not given yet, and only then", (_, Page, missing) => {
  expect(textOf(<Page site={site} loan={loan} />)).toContain(`Not given here yet: ${missing}.`);
  expect(textOf(<Page site={named} loan={loan} />)).not.toContain("Not given here yet");
});

test("the guide's disclaimer has the specified sentence", () => {
  expect(educationDisclaimer).toContain(
    "Visitors should consult financial advisors, loan originators, attorneys and tax specialists.",
  );
});

test("the notices name every partner that a form may name", () => {
  const several = {
    ...site,
    recipients: [
      { key: "2.1", name: "Refinance House", loanTypes: ["refinance" as const] },
      { key: "1.1", name: site.partnerName },
    ],
  };
  const notice = privacy(several);
  expect(notice).toContain(
    `the partner that the form names calls you back. That is ${site.partnerName}, a registered bond originator, or Refinance House, a registered bond originator.`,
  );
  expect(notice).toContain("Refinance House, a registered bond originator: contact requests");
});

test("each part of a notice has an address of its own", () => {
  for (const page of [
    <PrivacyNotice key="privacy" site={site} />,
    <LegalTerms key="legal" site={site} loan={loan} />,
    <AccessManual key="paia" site={site} />,
  ]) {
    const ids = [...renderToStaticMarkup(page).matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(7);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
