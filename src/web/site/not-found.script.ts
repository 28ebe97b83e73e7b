import { nearestAddresses } from "./nearest-addresses.ts";

/** Shows the pages that share words with the address that is not there, the likeliest first. */
const nav = document.querySelector<HTMLElement>("[data-near]");
const links = [...(nav?.querySelectorAll("a") ?? [])];
const pages = links.map((link) => ({
  path: link.pathname,
  title: link.querySelector("strong")!.textContent,
  keywords: link.dataset.keywords ?? "",
  row: link.parentElement!,
}));
const near = nearestAddresses(location.pathname, pages);
if (nav && near.length > 0) {
  nav.querySelector("ul")?.replaceChildren(...near.map(({ row }) => row));
  nav.hidden = false;
}
// Nothing that was seen moves: not-found.module.css.
nav?.parentElement?.toggleAttribute("data-asked", true);
