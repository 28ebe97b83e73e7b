import type { KeyboardEvent } from "react";

/** The thumb comes before its field with Tab: a digit typed on it is meant for this field, and begins it anew. */
export function typeInField({
  key,
  ctrlKey,
  altKey,
  metaKey,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): void {
  if (!/^\d$/.test(key) || ctrlKey || altKey || metaKey) return;
  const inForm = [...(currentTarget.form?.elements ?? [])];
  const field = inForm.find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element !== currentTarget && element.name === currentTarget.name,
  );
  field?.focus();
  field?.select();
}
