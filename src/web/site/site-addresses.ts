import {
  type Address,
  calculatorTabs,
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

/** Every address that search engines may list, in the order of the site. */
export const addresses: readonly Address[] = [
  home,
  ...Object.values(calculatorTabs),
  toolsPage,
  ...Object.values(toolPages),
  ...Object.values(guideSections),
  glossaryPage,
  offerToPurchase,
  forAgents,
  privacy,
  legal,
  paia,
];

export type Crumb = { label: string; path: string };

/** The steps from the front page to an address, both included. A room's step links to its first page. */
export function breadcrumbTrail({ path, title, label = title }: Address): readonly Crumb[] {
  const start = { label: "Home", path: home.path };
  const own = { label, path };
  const room = rooms.find(({ members }) => Object.values(members).some((member) => member.path === path));
  if (path === home.path) return [start];
  if (!room || room.start.path === path) return [start, own];
  return [start, room.start, own];
}

const rooms = [
  {
    start: { label: "Home Loan Calculators", path: calculatorTabs.affordability.path },
    members: calculatorTabs,
  },
  { start: { label: "Work it out", path: toolsPage.path }, members: toolPages },
  {
    start: { label: "Buyer Guide", path: guideSections.articles.path },
    members: { ...guideSections, glossaryPage, offerToPurchase },
  },
];
