import { leadFailure, leadThanks } from "#contract/lead-messages.ts";
import {
  forgetLeads,
  type KeptOutcome,
  keptDays,
  keptLeads,
  keptPlace,
  sendKeptLeads,
  waitingLeads,
} from "./kept-leads.ts";
import { variantOf } from "./lead-variants.ts";
import { trackContact } from "./track-contact.ts";

/** Browsers say that they are online before the network answers; then it is tried again. */
const againMs = 60_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Shows what is kept on this device, sends it as soon as there is a connection, and says so. */
export function watchKeptLeads(): void {
  if (!notice() || keptLeads().length === 0) return;
  // However often a request is kept, each of these is added once.
  notice()?.querySelector("[data-delete]")?.addEventListener("click", deleteKept);
  notice()?.querySelector("[data-close]")?.addEventListener("click", hide);
  addEventListener("online", send);
  addEventListener("storage", followOtherPages);
  sayWhatIsKept();
  send();
}

const notice = () => document.querySelector<HTMLElement>("[data-kept-leads]");

function hide(): void {
  const shown = notice();
  if (shown) shown.hidden = true;
}

function deleteKept(): void {
  forgetLeads();
  say("Your request has been deleted. It was not sent.");
}

/** Another page has sent or deleted what was kept, and has said so. */
function followOtherPages({ key }: StorageEvent): void {
  if (key === keptPlace && keptLeads().length === 0) hide();
}

function sayWhatIsKept(): void {
  const refusal = keptLeads().find(({ refused }) => refused !== undefined)?.refused;
  say(
    refusal === undefined
      ? "Your contact request is kept on this device. We send it when you are back online. " +
          `It is deleted once it is sent, when you delete it, or after ${keptDays} days.`
      : `${leadFailure(refusal)} It will not be sent again. Please fill in the form once more.`,
  );
}

function send(): void {
  clearTimeout(again);
  if (!navigator.onLine || waitingLeads().length === 0) return;
  // One page at a time: the same request may wait in several open pages.
  void navigator.locks.request(keptPlace, async () => {
    tell(await sendKeptLeads());
    if (waitingLeads().length > 0) again = setTimeout(send, againMs);
  });
}

/** To the visitor in the words of the form, and to analytics as if it had been sent at once. */
function tell(outcomes: readonly KeptOutcome[]): void {
  for (const { lead, ...outcome } of outcomes) {
    const { source } = lead.request;
    const variant = variantOf(source);
    if (variant) trackContact.answer(variant, outcome);
    if (outcome.sent) say(leadThanks(source));
    else sayWhatIsKept();
  }
}

/** The words, and behind them what is still kept. */
function say(words: string): void {
  const shown = notice();
  if (!shown) return;
  const kept = keptLeads();
  shown.hidden = false;
  for (const part of shown.querySelectorAll<HTMLElement>("details, [data-delete]")) {
    part.hidden = kept.length === 0;
  }
  shown.querySelector("ul")?.replaceChildren(
    ...kept.map(({ request }) => {
      const { firstName, lastName, email, phone } = request;
      return Object.assign(document.createElement("li"), {
        textContent: `${firstName} ${lastName}, ${email}, ${phone}`,
      });
    }),
  );
  const status = shown.querySelector("[role=status]");
  if (status) status.textContent = words;
}
