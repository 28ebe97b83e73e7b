/** Opens the legal disclaimer over the page instead of leaving it, and closes the banner. */
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>("[data-opens]");
  const dialog = opener && document.getElementById(opener.dataset.opens ?? "");
  // A press with Ctrl or Cmd opens a new tab.
  if (dialog instanceof HTMLDialogElement && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    dialog.showModal();
  }
  if (event.target.closest("[data-close-banner]")) {
    event.target.closest("[data-banner]")?.remove();
    // The focus would be lost with the button; it moves to the page's content.
    document.getElementById("main")?.focus({ preventScroll: true });
  }
});
