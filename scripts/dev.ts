import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { environment, run } from "./command.ts";

if (existsSync(".env")) {
  process.loadEnvFile();
  Object.assign(environment, process.env, { PATH: environment.PATH });
}

/** Pages with hot reload on PORT; the server behind them restarts when its own files change. */
const port = process.env.PORT ?? "3000";
const apiPort = String(await freePort());
const ending = new AbortController();
const { signal } = ending;
const server = run("node", ["--watch", "src/server/main.ts"], {
  environment: { PORT: apiPort },
  signal,
  quiet: true,
});
const pages = run("astro", ["dev", "--port", port], { environment: { API_PORT: apiPort }, signal });

// Neither is of use without the other: when one ends, both end.
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => ending.abort());
const code = await Promise.race([server, pages]);
ending.abort();
await Promise.allSettled([server, pages]);
process.exit(code);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
