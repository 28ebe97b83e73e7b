/** Opens the parts of a text: the one that an address names, all, and all on paper. */

const parts = [...document.querySelectorAll<HTMLDetailsElement>("details[data-part]")];

/** The part of an address, and what is closed around it. */
function openAddressed(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  for (let part = target?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
  target?.scrollIntoView();
}

const openAddress = () =>
  location.hash.length > 1 && !location.hash.includes("=") && openAddressed(location.hash);
addEventListener("hashchange", openAddress);
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
  // The address of a part that was closed again stays the same, and nothing else tells of it.
  if (link && link.hash === location.hash) openAddress();
});
openAddress();

const buttons = document.querySelectorAll<HTMLButtonElement>("[data-open-parts]");
for (const button of buttons)
  button.addEventListener("click", () => {
    const open = parts.some((part) => !part.open);
    for (const part of parts) part.open = open;
  });

function nameAll(): void {
  const words = parts.some((part) => !part.open) ? "Open all parts" : "Close all parts";
  for (const button of buttons) button.textContent = words;
}
for (const part of parts) part.addEventListener("toggle", nameAll);

// Where the styles cannot show what is closed, it is opened for the paper.
if (!CSS.supports("selector(::details-content)"))
  addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });
