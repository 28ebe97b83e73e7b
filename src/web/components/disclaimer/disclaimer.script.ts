/** Opens the legal disclaimer over the page instead of leaving it, and closes the banner. */
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>("[data-opens]");
  const dialog = opener && document.getElementById(opener.dataset.opens ?? "");
  // A press with Ctrl or Cmd asks for a new tab, and gets one.
  if (dialog instanceof HTMLDialogElement && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    dialog.showModal();
  }
  if (event.target.closest("[data-close-banner]")) {
    event.target.closest("[data-banner]")?.remove();
    // The focus would fall to nowhere with the button; the page's content comes next.
    document.getElementById("main")?.focus({ preventScroll: true });
  }
});
