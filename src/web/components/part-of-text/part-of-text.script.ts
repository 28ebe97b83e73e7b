/** Opens the parts of a text: the one that an address names, all, all on paper, and those that were open before a reload. */

const parts = [...document.querySelectorAll<HTMLDetailsElement>("details[data-part]")];

/** The part of an address, and what is closed around it. */
function openAddressed(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  for (let part = target?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
  target?.scrollIntoView();
}

// In the entry of the history, which a reload and Back come to again: by their places.
const { open: leftOpen }: { open?: number[] } = history.state ?? {};
for (const place of leftOpen ?? []) parts[place]?.setAttribute("open", "");

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

function keepAndName(): void {
  const open = parts.flatMap((part, place) => (part.open ? [place] : []));
  const words = open.length < parts.length ? "Open all parts" : "Close all parts";
  for (const button of buttons) button.textContent = words;
  // A press that opens all tells of each, and Safari allows few changes of the history.
  if (`${open}` !== `${history.state?.open}`) history.replaceState({ ...history.state, open }, "");
}
for (const part of parts) part.addEventListener("toggle", keepAndName);
addEventListener("hashchange", keepAndName);

// Where the styles cannot show what is closed, it is opened for the paper.
if (!CSS.supports("selector(::details-content)"))
  addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });
