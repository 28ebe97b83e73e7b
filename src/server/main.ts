import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import type { PageHandler } from "./pages/pages.ts";

const build = new URL("../../dist/", import.meta.url);

/** config → pages → app → listen → close with grace. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const { handler } = (await import(new URL("server/entry.mjs", build).href)) as { handler: PageHandler };
  const app = await buildApp({ config, pages: handler, assets: fileURLToPath(new URL("client/", build)) });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  process.stdout.write(`${config.site.productName} is at http://localhost:${port}\n`);
}

main().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${plainSentence(error)}\n`);
  process.exit(1);
});

/** The operator reads one sentence for what the operator can mend, and the whole error for what not. */
function plainSentence(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === "EADDRINUSE")
    return "PORT is taken by another program: stop that one or set another PORT.";
  if (error.code === "EACCES") return "This user may not use that PORT or DATA_DIR: set others.";
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return "HOST is not an address of this machine.";
  return error.stack ?? String(error);
}
