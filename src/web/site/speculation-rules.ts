/** Our own pages, except those of contact forms, which are rarely opened. */
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/contact/*" } }] };

/**
 * What the browser may fetch ahead: a page when the pointer rests on its link; when the link is being
 * pressed, the page is prerendered. A browser that saves data or memory does neither.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});
