import "astro";
import type { PageContext } from "#contract/page-context.ts";

declare global {
  namespace App {
    interface Locals extends PageContext {}
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates the island once the page has been painted: document/painted-directive.ts. */
    "client:painted"?: boolean;
  }
}
