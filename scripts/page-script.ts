import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";

const source = fileURLToPath(new URL("../src/web/document/page.script.ts", import.meta.url));

/**
 * What every page does, bundled into one text that shares nothing with other scripts, for the page itself: a file of its
 * own, and one for what it shares, would be fetched one after the other before the first paint.
 */
export async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: source, output: { format: "iife", comments: false } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
