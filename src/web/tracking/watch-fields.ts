import { track } from "./track.ts";

/** Every change of a field, once it is made. Only a field that is marked as a figure shows its value. */
export function watchFields(): void {
  document.addEventListener("change", ({ target }) => {
    const field = target as HTMLInputElement;
    const value = field.type === "checkbox" ? String(field.checked) : field.value;
    track("input", field.name || field.id, "figure" in field.dataset ? value : undefined);
  });
}
