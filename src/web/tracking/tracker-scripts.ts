import pageSpeed from "./page-speed.ts?worker&url";
import tracker from "./tracker.ts?worker&url";

/** Where a page finds the tracker's scripts, as attributes of its root: nothing of them is in the page itself. */
export function trackerScripts(tagScriptUrl: string | undefined): Record<string, string | undefined> {
  return { "data-tracker": tracker, "data-page-speed": pageSpeed, "data-tag-script": tagScriptUrl };
}
