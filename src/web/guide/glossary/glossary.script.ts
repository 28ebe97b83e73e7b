import { matchesSearch } from "../search/matches-search.ts";

/** Leaves only those words of the glossary that match what is typed. */
function searchGlossary(page: HTMLElement): void {
  const search = page.querySelector<HTMLInputElement>("input[type=search]")!;
  const count = page.querySelector<HTMLElement>("[data-count]")!;
  const empty = page.querySelector<HTMLElement>("[data-empty]")!;
  const sections = [...page.querySelectorAll("section")].map((section) => ({
    section,
    letter: page.querySelector(`nav a[href="#${section.getAttribute("aria-labelledby")}"]`)?.parentElement,
    entries: [...section.querySelectorAll<HTMLElement>("[data-entry]")],
  }));

  function show(): void {
    let found = 0;
    for (const { section, letter, entries } of sections) {
      for (const entry of entries) entry.hidden = !matchesSearch(textsOf(entry), search.value);
      const shown = entries.filter((entry) => !entry.hidden).length;
      section.hidden = shown === 0;
      if (letter) letter.hidden = shown === 0;
      found += shown;
    }
    empty.hidden = found > 0;
    count.textContent = search.value.trim() === "" ? "" : `${found} found`;
  }

  search.addEventListener("input", show);
  // What was typed before this script came, or before the visitor came back.
  if (search.value !== "") show();
  // A link to a word shows it, whatever is being searched.
  addEventListener("hashchange", () => {
    if (!document.querySelector(":target")?.closest("[hidden]")) return;
    search.value = "";
    show();
    document.querySelector(":target")?.scrollIntoView();
  });
}

/** Name, other names and meaning; not the number of the chapter. */
const textsOf = (entry: HTMLElement): string[] =>
  [...entry.querySelectorAll("dt, dd:not(:has(a))")].map(({ textContent }) => textContent ?? "");

for (const page of document.querySelectorAll<HTMLElement>("[data-glossary]")) searchGlossary(page);
