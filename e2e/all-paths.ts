import { pageIds } from "../src/contract/page-ids.ts";
import { addresses } from "../src/web/site/site-addresses.ts";

/** Every page that a visitor can come to. */
export const allPaths = [
  ...addresses.map(({ path }) => path),
  ...pageIds.contact.map((id) => `/contact/${id}`),
  "/offline",
];
