import type { APIRoute } from "astro";
import { siteMap } from "#web/site/site-map.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(siteMap(locals.site), { headers: { "content-type": "application/xml; charset=utf-8" } });
