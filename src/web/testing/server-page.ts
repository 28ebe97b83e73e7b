import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";

/** A page as the server sends it, without React in the browser. It is gone after the test. */
export function serverPage(content: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(content);
  onTestFinished(() => page.remove());
  return page;
}
