import { pageName } from "./page-name.ts";
import { pageUrl, track, trackPageview } from "./track.ts";
import { visitorContext } from "./visitor-context.ts";

// Not yet among the compiler's names of the browser.
type WithTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/** Every full load and every change of the address within the page; `onView` hears of each. */
export function watchPageViews(onView: () => void): void {
  let referrer = document.referrer;
  let last: string;

  function view() {
    const [name, title] = pageName(location.pathname, document.title);
    last = pageUrl();
    trackPageview({ ...described(), title, pageUrl: last, referrer });
    track("route_change", name);
    if (name === "home") track("page_view", "home page");
    // A tab of the calculators was come to from the one before, as a page is from a page.
    referrer = last;
    onView();
  }

  // The calculators' router says when it changes the address.
  for (const change of ["pushState", "replaceState", "popstate"]) {
    addEventListener(change, () => pageUrl() !== last && view());
  }
  // Back to a page that the browser had kept whole.
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
    // Making a format to ask it, as older browsers must, takes a slow phone a tenth of a second.
    timezone:
      (window as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function utmParams(): Record<string, string> {
  const parameters = [...new URLSearchParams(location.search)];
  return Object.fromEntries(parameters.filter(([name]) => /^utm_\w{1,60}$/.test(name)).slice(0, 20));
}
