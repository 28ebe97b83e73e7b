import { type Html, html } from "../../html.ts";
import type { TrailPage } from "../people/trail.queries.ts";
import { frame, leadLink, moment, table } from "./frame.ts";

/** Who did what, newest first. */
export function trailPage({ total, page, pages, lines }: TrailPage): Html {
  const turn = (to: number, words: string) =>
    to >= 1 && to <= pages && html`<a href="/trail?page=${to}">${words}</a>`;
  return frame(
    "Trail",
    html`<p>Who looked, exported, sent, erased or changed something. A lead that was erased is no longer named, and lines are
erased when leads of their age are.</p>
${table(
  `${total} ${total === 1 ? "line" : "lines"}, page ${page} of ${pages}`,
  ["When", "Who", "What", "Details", "Lead"],
  lines.map(({ at, person, action, subject, lead_id }) => [
    moment(at),
    person,
    action,
    subject,
    lead_id && leadLink(lead_id),
  ]),
  "cards",
)}
<p class="choices">${turn(page - 1, "Newer")}${turn(page + 1, "Older")}</p>`,
  );
}
