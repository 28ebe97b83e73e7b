/** Pages of ours, and nothing else: a contact form's page is opened once at most, and rarely. */
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/contact/*" } }] };

/**
 * What the browser may fetch ahead: the page of a link that somebody lingers on, and once the link is being
 * pressed the whole page is made ready behind this one. A browser that saves data or memory does neither.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});
