import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { SiteInfo } from "#contract/page-context.ts";
import { PartnerLinks } from "./partner-links.tsx";

const site: SiteInfo = {
  productName: "Product",
  companyName: "Company",
  partnerName: "Partner",
  partnerUrl: "https://partner.example",
  email: "info@example.com",
  city: "Cape Town",
  siteUrl: "https://product.example",
  leadRetentionMonths: 24,
  analyticsRetentionMonths: 13,
};

test("the two ways to the partner lead to its pre-approval and to its site, each counted by its name", async () => {
  const screen = await render(<PartnerLinks site={site} />);
  const links = screen.getByRole("link").elements();
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("data-track-event"),
      link.getAttribute("data-track-name"),
    ]),
  ).toEqual([
    [
      "Get Pre-Approved↗ (opens in a new tab)",
      "https://partner.example/lets-start",
      "cta_click",
      "get_pre_approved",
    ],
    [
      "Start Home Loan Application↗ (opens in a new tab)",
      "https://partner.example",
      "cta_click",
      "start_application",
    ],
  ]);
});

test("both open a new tab that cannot reach back", async () => {
  const screen = await render(<PartnerLinks site={site} />);
  for (const name of ["Get Pre-Approved", "Start Home Loan Application"]) {
    const link = screen.getByRole("link", { name: `${name} (opens in a new tab)` });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener");
  }
});
