import type { APIRoute } from "astro";
import { robots } from "#web/site/robots.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(robots(locals.site), { headers: { "content-type": "text/plain; charset=utf-8" } });
