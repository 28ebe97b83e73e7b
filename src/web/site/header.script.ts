/** The phone's menu closes after a choice, on Escape, and on a press outside it. */
const menu = document.querySelector<HTMLDetailsElement>("[data-menu]");

if (menu) {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-menu] summary")) menu.open = false;
  });
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
