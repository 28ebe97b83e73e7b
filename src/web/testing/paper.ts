import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

const draw = (media: "print" | "") => cdp().send("Emulation.setEmulatedMedia", { media });

/** Draws the page as on paper; after the test, or when asked, as on the screen again. */
export async function drawOnPaper(): Promise<() => Promise<unknown>> {
  const back = () => draw("");
  onTestFinished(async () => {
    await back();
  });
  await draw("print");
  return back;
}
