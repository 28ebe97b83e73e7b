import { html } from "../html.ts";

/** One request that came to the stand-in. */
export type StandInLead = {
  id: string;
  body: string;
  signed: boolean;
  /** It was taken before. */
  again: boolean;
  answered: string;
  at: Date;
};

type StandInPage = {
  received: readonly StandInLead[];
  fault: string;
  faultNames: readonly string[];
  outcomeNames: readonly string[];
  /** What the site said to the last outcome. */
  told: string;
};

/** What came, how the next is answered, and buttons for what became of it. */
export const standInPage = ({ received, fault, faultNames, outcomeNames, told }: StandInPage): string =>
  html`<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Stand-in partner</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; } body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
pre { overflow-x: auto; padding: .5rem; border: 1px solid #7d8b8c; } form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
button, select { font: inherit; min-height: 2.75rem; }
</style></head>
<body>
<h1>Stand-in partner</h1>
<form method="post" action="/"><label>Answer the next ones with
<select name="fault">${faultNames.map((name) => html`<option value="${name}"${name === fault && html` selected`}>${name === "none" ? "204, taken" : name}</option>`)}</select></label>
<button>Set</button></form>
${told && html`<p role="status">The site answered: ${told}</p>`}
<p><a href="/">Look again</a></p>
${received.length === 0 && html`<p>Nothing came yet.</p>`}
${received.map(
  ({ id, body, signed, again, answered, at }) => html`<h2>${id || "Without an id"}</h2>
<p>${at.toISOString()}: signature ${signed ? "right" : "WRONG"}${again && ", came before"}, answered ${answered}.</p>
<form method="post" action="/"><input type="hidden" name="leadId" value="${id}">
${outcomeNames.map((name) => html`<button name="outcome" value="${name}">${name}</button>`)}</form>
<pre>${pretty(body)}</pre>`,
)}
</body></html>`.html;

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
