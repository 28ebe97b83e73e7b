import "astro";
import type { PageContext } from "#contract/page-context.ts";

declare global {
  namespace App {
    interface Locals extends PageContext {}
  }
}
