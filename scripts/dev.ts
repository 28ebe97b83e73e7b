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
const server = run("node", ["--watch", "--watch-preserve-output", "src/server/main.ts"], { PORT: apiPort });
const pages = run("astro", ["dev", "--port", port], { API_PORT: apiPort });
process.exit(await Promise.race([server, pages]));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
