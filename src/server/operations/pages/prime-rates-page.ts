import type { AddedPrimeRate } from "#contract/page-context.ts";
import { html } from "../../html.ts";
import { frame, type Page, table } from "./frame.ts";

export function primeRatesPage(rates: readonly AddedPrimeRate[]): Page {
  return frame(
    "Prime rates",
    html`<p>Entries added here join the history that came with the site. The site shows them within a second, in every
process; one with a date to come on that day.</p>
<form method="post" action="/prime-rates">
<label>From <input name="date" required placeholder="YYYY-MM-DD" pattern="\\d{4}-\\d{2}-\\d{2}" autocomplete="off"></label>
<label>Percent a year <input name="rate" required inputmode="decimal" maxlength="8" autocomplete="off"></label>
<button>Add</button>
</form>
${table(
  "Added entries",
  ["From", "Prime rate", ""],
  rates.map(({ date, rate }) => [
    date,
    `${rate}%`,
    html`<form method="post" action="/prime-rates/remove"><input type="hidden" name="date" value="${date}"><button>Remove</button></form>`,
  ]),
)}`,
  );
}
