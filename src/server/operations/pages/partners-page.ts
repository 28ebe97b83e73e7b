import { leadSources, loanTypes, loanTypesFor } from "#contract/lead.ts";
import { firstFitting } from "#contract/recipients.ts";
import { type Html, html } from "../../html.ts";
import { formats } from "../../partners/formats/formats.ts";
import type { PartnerView } from "../../partners/partner-desk.ts";
import { takers, waysTo } from "../../partners/recipient.ts";
import { facts, frame, type Page, table } from "./frame.ts";
import { formNames, loanTypeNames, which } from "./partner-words.ts";

/** Who gets which requests. */
export function partnersPage(partners: readonly PartnerView[]): Page {
  const open = takers(partners);
  const rules = open.map((partner) => ({
    name: partner.name,
    ...(partner.sources && { sources: partner.sources }),
    ...(partner.loanTypes && { loanTypes: partner.loanTypes }),
  }));
  const rows = leadSources.map((source) => [
    formNames[source],
    ...loanTypes.map((type) =>
      loanTypesFor(source).includes(type) ? firstFitting(rules, source, type)?.name : "—",
    ),
  ]);
  return frame(
    "Partners",
    html`<p>A request goes to the first partner in this order that takes it, and to that one only. The forms name it, so what is
changed here shows on the site within a second.</p>
<p><a href="/partners/new">Add a partner</a></p>
${partners.map((partner, index) => onePartner(partner, index, partners.length))}
<h2>Who gets what</h2>
${table("Form by loan type", ["Form", ...loanTypes.map((type) => loanTypeNames[type])], rows, "cards")}`,
  );
}

function onePartner(partner: PartnerView, index: number, count: number): Html {
  const { id, name, webhookUrl, email, format, active } = partner;
  const move = (way: string, label: string) =>
    html`<form method="post" action="/partners/${id}/${way}"><button aria-label="${label} ${name}">${label}</button></form>`;
  return html`<section aria-labelledby="partner-${id}">
<h2 id="partner-${id}">${index + 1}. <a href="/partners/${id}">${name}</a></h2>
${!active && html`<p class="notice">Gets no new requests.</p>`}
${active && waysTo(partner).length === 0 && html`<p class="notice">Cannot be reached: its requests wait. <a href="/partners/${id}">Enter an address</a>.</p>`}
${facts([
  ["Takes", which(partner)],
  ["Webhook", webhookUrl],
  ["Format", webhookUrl && formats[format.kind].label],
  ["E-mail", email],
])}
<div class="actions">
<form method="post" action="/partners/${id}/test"><button>Send a test</button></form>
${index > 0 && move("up", "Move up")}
${index < count - 1 && move("down", "Move down")}
</div>
</section>`;
}
