import type { pageIds } from "#contract/page-ids.ts";
import { pageName } from "./page-name.ts";
import { pageUrl, track, trackPageview } from "./track.ts";
import { visitorContext } from "./visitor-context.ts";

// Not yet in TypeScript's DOM types.
type WithTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/** The ids of the calculators' tabs; an address with any other shows the first. */
const tabs: Record<(typeof pageIds.calculator)[number], true> = {
  affordability: true,
  calculator: true,
  sensitivity: true,
  "extra-payment": true,
};

/** Every full load and every change of the address within the page; `onView` is called for each. */
export function watchPageViews(onView: () => void): void {
  let referrer = document.referrer;
  let last: string;

  function view() {
    const [name, title] = pageName(location.pathname, document.title);
    last = pageUrl();
    trackPageview({ ...described(), title, pageUrl: last, referrer });
    track("route_change", name);
    if (name === "home") track("page_view", "home page");
    const [, room, tab = ""] = location.pathname.split("/");
    if (room === "calculator") track("calculator_tab_view", Object.hasOwn(tabs, tab) ? tab : "affordability");
    // A calculators' tab has the tab before as its referrer, as a page has.
    referrer = last;
    onView();
  }

  // The calculators' router says when it changes the address.
  for (const change of ["pushState", "replaceState", "popstate"]) {
    addEventListener(change, () => pageUrl() !== last && view());
  }
  // The page came back from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && view());
  view();
}

function described() {
  const { language, userAgent, maxTouchPoints } = navigator;
  return {
    path: location.pathname + location.search,
    utmParams: utmParams(),
    userAgent,
    ...visitorContext(userAgent, maxTouchPoints),
    language,
    resolution: `${screen.width}x${screen.height}`,
    // The way for older browsers, an Intl format, takes a slow phone a tenth of a second.
    timezone:
      (window as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function utmParams(): Record<string, string> {
  const parameters = [...new URLSearchParams(location.search)];
  return Object.fromEntries(parameters.filter(([name]) => /^utm_\w{1,60}$/.test(name)).slice(0, 20));
}
