import { type Html, html } from "../../html.ts";
import type { ListedPerson } from "../people/people.queries.ts";
import { frame, moment, table } from "./frame.ts";

const rights = { reads: "look", acts: "look and act" };

/** Who may use these pages. */
export function peoplePage(people: readonly ListedPerson[]): Html {
  return frame(
    "People",
    html`<p>Each person has a token of their own, so that the <a href="/trail">trail</a> says who did what. People are added
and withdrawn on the server:</p>
<pre>npm run operate -- people add "Thandi Nkosi" --acts
npm run operate -- people add "Johan Botha" --reads
npm run operate -- people withdraw "Johan Botha"</pre>
${
  people.length === 0 &&
  html`<p class="notice">Nobody was added yet: whoever has the server’s own token may do everything. Once there is somebody,
that token only adds and withdraws people.</p>`
}
${table(
  "People",
  ["Name", "May", "Since"],
  people.map(({ name, may, added_at }) => [name, rights[may], moment(added_at)]),
  "cards",
)}`,
  );
}
