import "astro";
import type { PageContext } from "#contract/page-context.ts";

declare global {
  namespace App {
    interface Locals extends PageContext {}
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrated when it is about to be used, or when something is kept in the place of this name: inputs/when-used.ts. */
    "client:used"?: string | boolean;
  }
}
