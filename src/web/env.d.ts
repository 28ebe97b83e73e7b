import "astro";
import type { PageContext } from "#contract/page-context.ts";

declare global {
  namespace App {
    interface Locals extends PageContext {}
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** Sends the island's script on the first press inside it: site/press-directive.ts. */
    "client:press"?: boolean;
    /** Sends the island's script once the page has been painted: site/painted-directive.ts. */
    "client:painted"?: boolean;
  }
}
