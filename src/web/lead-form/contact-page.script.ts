import { fieldProblem } from "./field-problem.ts";

/**
 * On a form's own page: what the browser finds wrong is said next to its field, as in the dialog, and without a connection the
 * form stays. Without this script the browser says it in a bubble, or on a page of its own.
 */

const form = document.querySelector<HTMLFormElement>("form[data-problem-class]");

/** Says what is wrong with a field, or that nothing is any more. */
function say(field: HTMLInputElement, form: HTMLFormElement): void {
  const id = `${field.id}-error`;
  const found = fieldProblem(field);
  const said = document.getElementById(id);
  if (!found) {
    said?.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
    return;
  }
  const problem = said ?? document.createElement("p");
  problem.id = id;
  problem.className = form.dataset.problemClass ?? "";
  problem.textContent = found;
  field.labels?.[0]?.parentElement?.append(problem);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", id);
}

if (form) {
  form.addEventListener(
    "invalid",
    (event) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      say(event.target, form);
      // Nothing else leads to it once the bubble is gone.
      if (event.target === form.querySelector("input:invalid")) event.target.focus();
    },
    true,
  );
  const offline = form.querySelector<HTMLElement>("[role=alert][hidden]");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (offline) offline.hidden = true;
    // Asked of the server: a phone with bars and no data calls itself online.
    const answer = await fetch(location.pathname, { method: "HEAD" }).catch(() => undefined);
    if (answer || !offline) form.submit();
    else offline.hidden = false;
  });
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute("aria-invalid")) say(target, form);
  });
}
