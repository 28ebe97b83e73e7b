import pageSpeed from "./page-speed.ts?worker&url";
import tracker from "./tracker.ts?worker&url";

/** The addresses of the tracker's scripts, as attributes of the page's root element. */
export function trackerScripts(tagScriptUrl: string | undefined): Record<string, string | undefined> {
  return { "data-tracker": tracker, "data-page-speed": pageSpeed, "data-tag-script": tagScriptUrl };
}
