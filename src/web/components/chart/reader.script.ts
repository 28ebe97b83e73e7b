import { nearestStop } from "./nearest-stop.ts";
import { percentAcross } from "./point.ts";
import type { Stop } from "./reader.tsx";

/** Moves the readers of a page without React, as reader.tsx moves the others. Each has one curve. */
for (const slider of document.querySelectorAll<HTMLInputElement>("[data-stops]")) {
  const stops: readonly Stop[] = JSON.parse(slider.dataset.stops ?? "[]");
  const places = stops.map(({ at }) => at);
  const parts = (name: string) =>
    slider.closest("figure")?.querySelectorAll<SVGElement | HTMLElement>(`[data-reading="${name}"]`) ?? [];
  const set = (name: string, attributes: Record<string, string>) => {
    for (const part of parts(name))
      for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  };
  const write = (name: string, text: string) => {
    for (const part of parts(name)) part.textContent = text;
  };

  let place = slider.valueAsNumber;
  let pressed = false;

  function read(index: number): void {
    const stop = stops[index];
    if (!stop) return;
    place = index;
    const across = percentAcross(stop.at);
    slider.valueAsNumber = index;
    slider.setAttribute("aria-valuetext", `${stop.name}: ${stop.words}`);
    write("name", stop.name);
    write("words", stop.words);
    set("line", { x1: across, x2: across });
    set("grip", { x: across });
    set("point", { cx: across, cy: String(stop.heights[0]) });
  }

  function follow({ clientX }: PointerEvent): void {
    const { left, width } = slider.getBoundingClientRect();
    read(nearestStop(places, (clientX - left) / width));
  }

  // On a press the slider itself would take all stops to be equally far apart.
  slider.addEventListener("input", () => read(pressed ? place : slider.valueAsNumber));
  slider.addEventListener("pointerdown", (event) => {
    pressed = true;
    follow(event);
  });
  for (const end of ["pointerup", "pointercancel"])
    slider.addEventListener(end, () => {
      pressed = false;
    });
  slider.addEventListener("pointermove", follow);
}
