import { html } from "../../html.ts";
import type { EmbedOrigins } from "../operator.ts";
import { frame, type Page, table } from "./frame.ts";

/** Which sites may show our answers in a frame. */
export function embedsPage({ set, added }: EmbedOrigins): Page {
  return frame(
    "Widget",
    html`<p>These sites may show our answers in a frame on their own pages. All other pages of ours can be framed by
nobody. A change counts within a second, in every process.</p>
${
  [...set, ...added].includes("*") &&
  html`<p class="problem">Every site may frame our answers now. Any stranger's page can show them beside words of its own, as
if we stood behind it. Remove * and name the sites that you know.</p>`
}
<form method="post" action="/embeds">
<label class="long">Origin <input name="origin" required placeholder="https://www.agency.co.za" maxlength="270" autocomplete="off" inputmode="url"></label>
<button>Add</button>
</form>
<p class="hint">Scheme, name and port, without a path. An agency that answers with and without www. needs both. * lets
in every site.</p>
${table(
  "Sites that you added",
  ["Origin", ""],
  added.map((origin) => [
    origin,
    html`<form method="post" action="/embeds/remove"><input type="hidden" name="origin" value="${origin}"><button>Remove</button></form>`,
  ]),
)}
${table(
  "Sites of the setting EMBED_ORIGINS",
  ["Origin"],
  set.map((origin) => [origin]),
)}`,
  );
}
