import type { APIRoute } from "astro";
import { llmsText } from "#web/site/llms-text.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(llmsText(locals.site), { headers: { "content-type": "text/plain; charset=utf-8" } });
