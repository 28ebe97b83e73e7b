// A slider follows a finger from the first touch: one that goes on to scroll the page leaves the slider as it was.
let before = 0;

const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "range";

addEventListener("pointerdown", ({ target }) => {
  if (isSlider(target)) before = target.valueAsNumber;
});

addEventListener("pointercancel", ({ target }) => {
  if (!isSlider(target) || target.valueAsNumber === before) return;
  target.valueAsNumber = before;
  target.dispatchEvent(new Event("input", { bubbles: true }));
});
