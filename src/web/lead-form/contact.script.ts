import type { Contact } from "./contact-button.tsx";

/** Opens the contact form of a pressed contact button over the page; its script is fetched with the first press. */
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
    const { openContactDialog } = await import("./open-contact-dialog.tsx");
    openContactDialog(JSON.parse(contact) as Contact);
  } catch {
    // A newer build has other files: the form's own page comes from the server anew. Whether there is a connection
    // is asked of the server, because a phone with bars and no data calls itself online.
    const page = await fetch(form.action, { method: "HEAD" }).catch(() => undefined);
    if (page?.ok) form.submit();
    else problem.textContent = "You are offline. Press the button again when you are back online.";
  }
  form.ariaBusy = null;
});
