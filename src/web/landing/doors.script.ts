/**
 * The door that was pressed comes to the top of a phone, whose screen its answers then fill: they are under the whole house, and
 * another door's may have gone from above. A wide screen shows them as they are. Back and a reload find it open again.
 */
const phone = matchMedia("(width < 40rem)");
const doors = [...document.querySelectorAll<HTMLDetailsElement>("details[name=doors]")];

// In the entry of the history, by its place.
const { door: leftOpen }: { door?: number } = history.state ?? {};
if (leftOpen !== undefined) doors[leftOpen]?.setAttribute("open", "");

for (const [place, door] of doors.entries())
  door.addEventListener("toggle", () => {
    const kept = history.state?.door;
    if (door.open === (kept === place)) return;
    if (door.open) door.firstElementChild?.scrollIntoView({ block: phone.matches ? "start" : "nearest" });
    // The one that closes as another opens may be told of last.
    history.replaceState({ ...history.state, door: door.open ? place : undefined }, "");
  });
