import { useEffect, useRef } from "preact/hooks";
import { onceAwake } from "#web/components/later/later.tsx";
import { awakeEvent, wakingMark } from "#web/components/later/waking-mark.ts";

/**
 * What a visitor typed, moved or chose before the page woke up, or what the browser put back after a reload, is told
 * to the fields as if it happened now. Without this an input would show one value and the answer stand for another.
 * After that, what was pressed is pressed again. Gives back what the element around all of it needs for this.
 */
export function useEarlyInput() {
  const within = useRef<HTMLElement>(null);
  useEffect(() => {
    onceAwake(() => {
      if (!within.current) return;
      for (const input of within.current.querySelectorAll("input")) tellIfChanged(input);
      within.current.removeAttribute(wakingMark);
      dispatchEvent(new Event(awakeEvent));
    });
  }, []);
  return { ref: within, ...(import.meta.env.SSR && { [wakingMark]: "" }) };
}

function tellIfChanged(input: HTMLInputElement): void {
  const switched = input.type === "checkbox" || (input.type === "radio" && input.checked);
  if (switched && input.checked !== input.defaultChecked) {
    input.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (!input.matches("[type=checkbox], [type=radio]") && input.value !== renderedValue(input)) {
    input.dispatchEvent(new Event("input", { bubbles: true }));
    if (input !== document.activeElement) input.dispatchEvent(new FocusEvent("blur"));
  }
}

/** What stood in the input at first. Not its defaultValue, which a slider rounds to its next step. */
function renderedValue(input: HTMLInputElement): string {
  const fresh = document.createElement("input");
  for (const { name, value } of input.attributes) fresh.setAttribute(name, value);
  return fresh.value;
}
