import type { APIRoute } from "astro";
import { manifest } from "#web/site/manifest.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(JSON.stringify(manifest(locals.site)), {
    headers: { "content-type": "application/manifest+json" },
  });
