import { type Html, html } from "../../html.ts";
import { overlapDays, type PartnerView } from "../../partners/partner-desk.ts";
import { frame } from "./frame.ts";

type PartnerSecretPage = { partner: PartnerView; secret: string; first: boolean };

/** The only page that ever shows a secret; it is the answer to the press, and has no address of its own. */
export const partnerSecretPage = ({ partner, secret, first }: PartnerSecretPage): Html =>
  frame(
    `Secret of ${partner.name}`,
    html`<p class="notice" role="status">${first ? "Saved." : `A new secret was made. The old one signs too for ${overlapDays} days.`}
This is shown once: give it to the partner’s developer by a safe way, together with docs/partner.md.</p>
<pre class="answer">${secret}</pre>
<p><a href="/partners/${partner.id}">On to ${partner.name}</a></p>`,
  );
