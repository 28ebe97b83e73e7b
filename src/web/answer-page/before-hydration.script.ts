// Until React has hydrated an island: what is entered in it is noted, what is pressed in it is pressed again then.
const asleep = "astro-island[ssr]";
if (document.querySelector(asleep)) window.entered = {};

// What is entered after a press that keeps numbers waits until they are kept.
let afterKeeping: Record<string, string> | undefined;

function note(field: EventTarget | null): void {
  if (!(field instanceof Element && field.closest(asleep))) return;
  window.entered ??= {};
  const entered = afterKeeping ?? window.entered;
  if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    entered[field.name] = field.value;
  if (!(field instanceof HTMLInputElement)) return;
  entered[field.name] = field.type === "checkbox" ? String(Number(field.checked)) : field.value;
}

/** Whether a field holds what it did not come with. A slider's end may be before the value that it came with. */
function isEntered(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if ("checked" in field && field.type === "checkbox") return field.checked !== field.defaultChecked;
  const untouched = field.cloneNode() as typeof field;
  untouched.value = field.defaultValue;
  return field.value !== untouched.value;
}

// These lines run when the page has been read; its fields were there before.
for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
  `${asleep} :is(input:not([type=radio]), textarea)`,
))
  if (isEntered(field)) note(field);

addEventListener("input", ({ target }) => note(target), true);

// The press that enters a figure marks it whole: what is typed then takes its place. The next press puts the caret where it is wanted.
let focused: EventTarget | null = null;
addEventListener("focusin", ({ target }) => {
  focused = target;
});
addEventListener("click", ({ target }) => {
  const isFigure = target instanceof HTMLInputElement && /^(numeric|decimal)$/.test(target.inputMode);
  // Somebody may have marked a part of it with the same press.
  if (isFigure && target === focused && target.selectionStart === target.selectionEnd) target.select();
  focused = null;
});

// A pressed figure gives way to a field: what is typed until that is there is meant for it.
addEventListener("click", ({ target, isTrusted }) => {
  if (isTrusted) delete window.entered?.[becomes(target)];
});
addEventListener("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
  const name = becomes(target);
  if (!name || !/^\d$/.test(key) || ctrlKey || altKey || metaKey) return;
  window.entered ??= {};
  window.entered[name] = (window.entered[name] ?? "") + key;
});

/** The name of the field that a pressed button becomes. */
function becomes(target: EventTarget | null): string {
  if (!(target instanceof Element)) return "";
  return target.closest<HTMLElement>("[data-becomes]")?.dataset.becomes ?? "";
}

// React hydrates at once where a button goes down, else in a while: a press in that while would have the words that it is
// meant for move away under it, as what was entered is drawn. It must know a radio button as it was before it is checked, too.
addEventListener(
  "astro:hydrate",
  ({ target }) =>
    (target as Element).firstElementChild?.dispatchEvent(new Event("mousedown", { bubbles: true })),
  true,
);

// A press on a link is held as well, if something was entered: the link may take it along.
addEventListener(
  "click",
  (event) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(`${asleep} :is(button, [type=radio], a:not([target]))`);
    if (!pressed || pressed.matches("[type=submit]")) return;
    const link = pressed instanceof HTMLAnchorElement;
    if (link && Object.keys(window.entered ?? {}).length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const island = pressed.closest("astro-island");
    if (pressed.matches("[data-keeps]")) afterKeeping ??= {};
    const press = () => {
      pressed.dispatchEvent(new MouseEvent("click", event));
      if (!afterKeeping) return;
      window.entered = afterKeeping;
      afterKeeping = undefined;
      dispatchEvent(new Event("entered"));
    };
    island?.addEventListener("astro:hydrate", press, { once: true });
    // Without a connection the link is all that is left.
    if (link) island?.addEventListener("astro:hydration-error", () => location.assign(pressed.href));
  },
  true,
);
