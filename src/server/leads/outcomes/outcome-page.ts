import { hash } from "node:crypto";
import { type Html, html } from "../../html.ts";
import { stylesheet } from "../../operations/pages/frame.ts";
import { spokenTime } from "../../south-african-time.ts";
import { loans } from "../delivery/message.ts";
import type { OutcomeLead } from "./outcome-desk.ts";
import { outcomePath } from "./outcome-links.ts";
import { type OutcomeName, outcomeNames, outcomeWords } from "./outcome-names.ts";

/** The operator's look, and the two of the website's colours that it takes; a test compares them with the tokens. */
export const outcomeStyles = `:root { --leaf: light-dark(oklch(42% 0.085 165), oklch(79% 0.11 162));
  --on-leaf: light-dark(oklch(99% 0.006 100), oklch(19% 0.03 168)); }
${stylesheet}
main { max-width: 40rem; } form.outcome { display: grid; justify-items: start; }`;

/** Of the pages here: nothing but their own styles, and forms to this site. */
export const outcomeHeaders = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${hash("sha256", outcomeStyles, "base64")}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "content-type": "text/html; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

function frame(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${{ html: outcomeStyles }}</style>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.html;
}

type Shown = {
  token: string;
  lead: OutcomeLead;
  /** The outcome of the link that was opened; without it all are offered. */
  outcome?: OutcomeName | undefined;
  /** What was recorded by the press that led here. */
  recorded?: OutcomeName | undefined;
  /** Why a press recorded nothing. */
  problem?: string | undefined;
  /** Names this opening of the page: a second press of its button records nothing new. */
  press: string;
};

/** What became of a request: a button for one outcome or for each. It names nobody, and records nothing by itself. */
export function outcomePage({ token, lead, outcome, recorded, problem, press }: Shown): string {
  const offered = outcome ? [outcome] : outcomeNames;
  const title = outcome ? `Record “${outcomeWords[outcome]}”?` : "What became of this request?";
  const button = (name: OutcomeName) =>
    html`<button name="outcome" value="${name}">${outcome ? `Record: ${outcomeWords[name]}` : outcomeWords[name]}</button>`;
  return frame(
    title,
    html`${recorded && html`<p class="notice" role="status">Recorded: ${outcomeWords[recorded]}. Thank you. You can close this page.</p>`}
${problem && html`<p class="notice" role="alert">${problem} Nothing was recorded.</p>`}
<p>Request ${lead.id.slice(0, 8)}, received ${spokenTime(lead.receivedAt)}. Asked about: ${loans[lead.loanType].toLowerCase()}.</p>
${lead.outcomes.length > 0 && html`<p>So far:</p><ul>${lead.outcomes.map(({ said, at }) => html`<li>${outcomeWords[said]}, ${spokenTime(at)}</li>`)}</ul>`}
<form class="outcome" method="post" action="${outcomePath}/${token}">
<input type="hidden" name="press" value="${press}">
<label>When, if it was not just now (South African time) <input type="datetime-local" name="at"></label>
${offered.map(button)}
</form>
${outcome && html`<p><a href="${outcomePath}/${token}">Something else happened</a></p>`}
<p>Only pressing a button records anything. This page works for this request alone, until the request is erased.</p>`,
  );
}

export const wrongLinkPage = (): string =>
  frame(
    "This link does not work",
    html`<p>Please copy the whole address from the e-mail into your browser. If that does not help, the link is from an
older site; answer the e-mail that it came with.</p>`,
  );

export const erasedLinkPage = (): string =>
  frame(
    "This request was erased",
    html`<p>The link was right, but the request that it belongs to is no longer kept. There is nothing to record.</p>`,
  );

export const problemPage = (sentence: string): string => frame("That did not work", html`<p>${sentence}</p>`);
