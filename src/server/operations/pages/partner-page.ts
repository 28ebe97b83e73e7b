import { leadSources, loanTypes } from "#contract/lead.ts";
import { type Html, html } from "../../html.ts";
import type { PartnerInput, PartnerProblems } from "../../partners/check-partner.ts";
import { formats } from "../../partners/formats/formats.ts";
import { ourFieldNames } from "../../partners/formats/our-fields.ts";
import { overlapDays, type PartnerView } from "../../partners/partner-desk.ts";
import { formatKinds } from "../../partners/partner-record.ts";
import { frame, moment, type Page } from "./frame.ts";
import { formNames, loanTypeNames } from "./partner-words.ts";

type PartnerPage = {
  /** None while it is being added. */
  partner?: PartnerView;
  input: PartnerInput;
  problems?: PartnerProblems;
};

/** One partner, to be edited and tried. */
export function partnerPage({ partner, input, problems = {} }: PartnerPage): Page {
  const wrong = Object.keys(problems).length > 0;
  return frame(
    partner ? partner.name : "Add a partner",
    html`<p><a href="/partners">All partners</a></p>
${wrong && html`<p class="notice" role="alert">Not saved: see the sentences at the fields.</p>`}
${partner?.fromSettings && html`<p>It follows the settings PARTNER_NAME, PARTNER_WEBHOOK_URL, PARTNER_WEBHOOK_SECRET and PARTNER_EMAIL at each start. Once you save it here, the settings no longer apply to it.</p>`}
<form class="stacked" method="post" action="/partners${partner && `/${partner.id}`}">
${text("name", "Name, as the forms say it", input.name, problems, { hint: "The forms call each partner a registered bond originator: add only such." })}
${text("webhookUrl", "Webhook address", input.webhookUrl, problems, { hint: "https://… Leave it empty if this partner gets e-mail only." })}
${text("email", "E-mail address", input.email, problems, { hint: "Leave it empty if this partner gets webhooks only." })}
${formatFields(input, problems)}
${boxes("sources", "Only requests of these forms (none ticked: all)", leadSources, formNames, input.sources, problems)}
${boxes("loanTypes", "Only these loan types (none ticked: all)", loanTypes, loanTypeNames, input.loanTypes, problems)}
<fieldset><legend>New requests</legend>
<label class="box"><input type="checkbox" name="active"${input.active && html` checked`}> Gets new requests</label>
${problem("active", problems)}</fieldset>
<button>${partner ? "Save" : "Add this partner"}</button>
</form>
${partner && more(partner)}`,
  );
}

function formatFields(input: PartnerInput, problems: PartnerProblems): Html {
  return html`<fieldset><legend>Format of the webhook</legend>
${formatKinds.map(
  (kind) =>
    html`<label class="box"><input type="radio" name="kind" value="${kind}"${kind === input.kind && html` checked`}> ${formats[kind].label}</label>`,
)}
${problem("kind", problems)}
<label class="apart" for="fields">Fields, for every format but ours</label>
<p class="hint" id="fields-hint">A line each: their name = our name, or their name = "a text". Left empty, the format’s usual ones are
filled in when you save. Then send a test.</p>
<textarea class="code" id="fields" name="fields" rows="9" spellcheck="false" autocomplete="off" aria-describedby="fields-hint fields-problem">${input.fields}</textarea>
${problem("fields", problems)}
<details><summary>Our names</summary><p class="names">${ourFieldNames.map((name) => html`<code>${name}</code> `)}</p></details>
${text("subscription", "HubSpot: number of the subscription for offers by e-mail", input.subscription, problems, { hint: "Optional. Without it no consent to offers is passed on." })}
</fieldset>`;
}

type Field = "name" | "webhookUrl" | "email" | "subscription";

const text = (
  name: Field,
  label: string,
  value: string,
  problems: PartnerProblems,
  { hint }: { hint: string },
): Html =>
  html`<div class="field"><label for="${name}">${label}</label>
<p class="hint" id="${name}-hint">${hint}</p>
<input id="${name}" name="${name}" value="${value}" autocomplete="off" aria-describedby="${name}-hint ${name}-problem"${problems[name] && html` aria-invalid="true"`}${name === "name" && html` required`}>
${problem(name, problems)}</div>`;

const problem = (name: keyof PartnerInput, problems: PartnerProblems): Html =>
  html`${problems[name] && html`<p class="problem" id="${name}-problem">${problems[name]}</p>`}`;

function boxes<Name extends string>(
  name: "sources" | "loanTypes",
  legend: string,
  all: readonly Name[],
  words: Record<Name, string>,
  ticked: readonly string[],
  problems: PartnerProblems,
): Html {
  return html`<fieldset><legend>${legend}</legend>
${all.map((one) => html`<label class="box"><input type="checkbox" name="${name}" value="${one}"${ticked.includes(one) && html` checked`}> ${words[one]}</label>`)}
${problem(name, problems)}</fieldset>`;
}

function more({ id, secrets, formerNames }: PartnerView): Html {
  const old = secrets.filter(({ until }) => until !== null && Date.parse(until) > Date.now());
  return html`<h2>Try it</h2>
<p>Sends a made-up request, marked as a test, the way of a real one, and shows the answer. It is counted nowhere.</p>
<form method="post" action="/partners/${id}/test"><button>Send a test</button></form>
<h2>Secret</h2>
<p>${secrets.length === 0 ? "There is none." : "It signs what we send, and what the partner tells us. It was shown once and cannot be shown again."}
A new one signs together with the old one for ${overlapDays} days, so that the partner can change in its own time.</p>
${old.map(({ until }) => html`<p class="notice">An old secret signs too until ${moment(until)}.</p>`)}
<div class="actions">
<form method="post" action="/partners/${id}/secret"><button>Make a new secret</button></form>
${old.length > 0 && html`<form method="post" action="/partners/${id}/drop-secret"><button class="grave">End the old secret now</button></form>`}
</div>
${formerNames.length > 0 && html`<p>Names before: ${formerNames.join(", ")}.</p>`}`;
}
