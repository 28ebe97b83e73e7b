import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";
import { analyticsLimits, webVitalsAction } from "#contract/analytics.ts";
import type { Action } from "#contract/analytics-schema.ts";
import { onHidden } from "./on-hidden.ts";
import { trackAction } from "./track.ts";

// A separate script, loaded by the tracker once the visitor does something. Earlier measurements are remembered by
// the browser.

const path = location.pathname.slice(0, analyticsLimits.value);
const measured: Action["data"] = {};

/** Whole milliseconds; the layout shift with three decimals. */
function note({ name, value }: MetricType): void {
  measured[name] = name === "CLS" ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}

for (const measure of [onCLS, onINP, onLCP]) measure(note, { reportAllChanges: true });

let sent = false;
onHidden(() => {
  if (sent || Object.keys(measured).length === 0) return;
  sent = true;
  trackAction(webVitalsAction, { path, ...measured });
});
