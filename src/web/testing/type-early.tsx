import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { serverPage } from "./server-page.ts";

/** A field as the server sends it, in which a text is being typed when React hydrates it. */
export async function typeEarly(field: ReactNode, text: string): Promise<void> {
  const page = serverPage(<TakenOver>{field}</TakenOver>);
  const input = page.querySelector<HTMLInputElement>("input[type=text]")!;
  input.focus();
  input.value = text;
  window.entered = { [input.name]: text };
  const root = hydrateRoot(page, <TakenOver>{field}</TakenOver>);
  onTestFinished(() => root.unmount());
  await expect.poll(() => window.entered).toBeUndefined();
}

/** Takes what was entered early, as a page does. */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    takeEntered(() => true);
  }, []);
  return children;
}
