/** On a phone the door before it closes and takes its answers along: the one that was pressed comes back into view. */
for (const door of document.querySelectorAll<HTMLDetailsElement>("details[name=doors]"))
  door.addEventListener("toggle", () => {
    if (door.open) door.firstElementChild?.scrollIntoView({ block: "nearest" });
  });
