/**
 * The door that was pressed comes to the top of a phone, whose screen its answers then fill: they are under the whole house, and
 * another door's may have gone from above. A wide screen shows them as they are.
 */
const phone = matchMedia("(width < 40rem)");

for (const door of document.querySelectorAll<HTMLDetailsElement>("details[name=doors]"))
  door.addEventListener("toggle", () => {
    if (door.open) door.firstElementChild?.scrollIntoView({ block: phone.matches ? "start" : "nearest" });
  });
