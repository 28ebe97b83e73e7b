import { track } from "./track.ts";

/** Every change of a field, once it is made. Only a field that is marked for it shows its value. */
export function watchFields(): void {
  document.addEventListener("change", ({ target }) => {
    const field = target as HTMLInputElement;
    const value = field.type === "checkbox" ? String(field.checked) : field.value;
    const name = field.name || field.id;
    // The reader of a chart has no name: it is not an input.
    if (name) track("input", name, "figure" in field.dataset ? value : undefined);
  });
}
