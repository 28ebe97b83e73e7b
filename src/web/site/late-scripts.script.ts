import { loadScript } from "#web/tracking/load-script.ts";
import { afterPaint } from "./after-paint.ts";

/** The scripts that a page names by `data-script` are fetched when it has been painted. */
afterPaint(() => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-script]")) {
    loadScript(dataset.script, "module");
  }
});
