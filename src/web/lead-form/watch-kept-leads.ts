import { leadFailure, leadThanks, tryAgain } from "#contract/lead-messages.ts";
import { forgetLeads, type KeptOutcome, keptDays, keptLeads, sendKeptLeads } from "./kept-leads.ts";

/** Browsers say that they are online before the network answers; then it is tried again. */
const againMs = 60_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Shows what is kept on this device, sends it as soon as there is a connection, and says so. */
export function watchKeptLeads(): void {
  const notice = document.querySelector<HTMLElement>("[data-kept-leads]");
  if (!notice || keptLeads().length === 0) return;
  notice.querySelector("[data-delete]")?.addEventListener("click", () => {
    forgetLeads();
    say("The request is deleted. It was not sent.");
  });
  notice.querySelector("[data-close]")?.addEventListener("click", () => {
    notice.hidden = true;
  });
  addEventListener("online", send);
  showWaiting();
  send();
}

function showWaiting(): void {
  say(
    "Your contact request is kept on this device. It is sent when you are back online, " +
      `and deleted then, when you delete it, or after ${keptDays} days.`,
  );
}

function send(): void {
  clearTimeout(again);
  if (!navigator.onLine || keptLeads().length === 0) return;
  // One page at a time: the same request may wait in several open pages.
  void navigator.locks.request("kept-contact-requests", async () => {
    tell(await sendKeptLeads());
    if (keptLeads().length > 0) again = setTimeout(send, againMs);
  });
}

/** In the words of the form: the thanks of what was sent, else the server's reason for what was refused. */
function tell(outcomes: readonly KeptOutcome[]): void {
  const sent = outcomes.find((outcome) => outcome.sent);
  const refused = outcomes.find(({ reason }) => reason !== undefined);
  if (refused) say(leadFailure(refused.reason ?? tryAgain));
  else if (sent) say(leadThanks(sent.lead.request.source));
}

/** The words, and behind them what is still kept. */
function say(words: string): void {
  const notice = document.querySelector<HTMLElement>("[data-kept-leads]");
  if (!notice) return;
  const kept = keptLeads();
  notice.hidden = false;
  for (const part of notice.querySelectorAll<HTMLElement>("details, [data-delete]")) {
    part.hidden = kept.length === 0;
  }
  notice.querySelector("ul")?.replaceChildren(
    ...kept.map(({ request }) => {
      const { firstName, lastName, email, phone } = request;
      return Object.assign(document.createElement("li"), {
        textContent: `${firstName} ${lastName}, ${email}, ${phone}`,
      });
    }),
  );
  const status = notice.querySelector("[role=status]");
  if (status) status.textContent = words;
}
