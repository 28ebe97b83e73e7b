import "../prose/do-this-now.script.ts";

/** Marks the part of the chapter that is being read, and closes a list of the bar after a choice. */

const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-parts] a")];
const headings = links
  .map(({ hash }) => document.getElementById(hash.slice(1)))
  .filter((heading) => heading !== null);
const bar = document.querySelector<HTMLElement>("[data-parts-bar]");
const passed = new Set<Element>();

function mark(): void {
  // Below the last part is less than a screen: at the end of the page it is the one that is read.
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const here = atEnd ? headings.at(-1) : headings.findLast((heading) => passed.has(heading));
  for (const link of links) {
    if (link.hash === `#${here?.id}`) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
  bar?.toggleAttribute("data-under-way", here !== undefined);
  const label = bar?.querySelector("[data-part-here]");
  if (label) label.textContent = here?.textContent ?? "";
}

// The root reaches far up, so that a heading counts as passed however the reader came by it.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) passed.add(target);
      else passed.delete(target);
    }
    mark();
  },
  { rootMargin: "1000000px 0px -60% 0px" },
);
for (const heading of headings) observer.observe(heading);
addEventListener("scrollend", mark);

for (const list of bar?.querySelectorAll("details") ?? []) {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-parts-bar] summary")) list.open = false;
  });
  list.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !list.open) return;
    list.open = false;
    list.querySelector("summary")?.focus();
  });
}
