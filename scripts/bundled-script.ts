import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Rolldown } from "vite";

/** A script below src/web/, bundled into one text that shares nothing with other scripts. */
export async function bundledScript(source: string, target?: BuildOptions["target"]): Promise<string> {
  const input = fileURLToPath(new URL(`../src/web/${source}`, import.meta.url));
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      ...(target && { target }),
      rolldownOptions: { input, output: { format: "iife", comments: false } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
