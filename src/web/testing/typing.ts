import { type Locator, userEvent } from "vitest/browser";

const selectAll = "{Control>}a{/Control}";

/** Types over all that stands in a field; keys in braces, as in "{Backspace}", are pressed. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click();
  await userEvent.keyboard(selectAll + text);
}

/** Pastes over all that stands in a field a text that was copied in another one. */
export async function pasteOver(field: Locator, text: string): Promise<void> {
  const other = document.body.appendChild(document.createElement("input"));
  other.value = text;
  other.select();
  await userEvent.copy();
  other.remove();
  await field.click();
  await userEvent.keyboard(selectAll);
  await userEvent.paste();
}
