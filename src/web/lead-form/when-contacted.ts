import type { ClientDirective } from "astro";
import { onceOpened } from "#web/tracking/prerendering.ts";
import type { Contact } from "./contact-button.tsx";
import type { keptPlace } from "./kept-leads.ts";

declare global {
  interface Window {
    /** The contact buttons that were pressed and whose form is not open yet. */
    contacts?: Contact[];
  }
}

// As the compiler knows it: these lines stand in each page, and fetch nothing.
const place: typeof keptPlace = "kept-contact-requests";

/**
 * The directive `client:contact`: the contact forms are hydrated with the first press on a contact button, and at once where
 * a request waits on this device to be sent.
 */
const whenContacted: ClientDirective = (load, _, island) => {
  // Said to the visitor below.
  island.addEventListener("astro:hydration-error", (event) => event.preventDefault());

  async function hydrate(): Promise<void> {
    if (!island.hasAttribute("ssr")) return;
    const start = await load();
    await start();
    // Astro keeps the error of a script that cannot be fetched to itself.
    if (island.hasAttribute("ssr")) throw new Error("The contact forms cannot be fetched.");
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    const { contact } = form.dataset;
    if (!contact) return;
    event.preventDefault();
    // Safari does not focus a pressed button; the dialog gives the focus back to whoever has it now.
    form.querySelector("button")?.focus();
    const problem = form.querySelector("[role=alert]")!;
    problem.textContent = "";
    form.ariaBusy = "true";
    try {
      await hydrate();
      window.contacts = [...(window.contacts ?? []), JSON.parse(contact) as Contact];
      dispatchEvent(new Event("contact"));
    } catch {
      // A newer build has other files: the form's own page comes from the server anew. Whether there is a connection
      // is asked of the server, because a phone with bars and no data calls itself online.
      const page = await fetch(form.action, { method: "HEAD" }).catch(() => undefined);
      if (page?.ok) form.submit();
      else problem.textContent = "You are offline. Press the button again when you are back online.";
    }
    form.ariaBusy = null;
  });

  // A page that the browser prepares ahead is no visit yet.
  onceOpened(() => {
    if (anyKept()) void hydrate().catch(() => {});
  });
};

function anyKept(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

export default whenContacted;
