import { run } from "./command.ts";

/** Builds the site if needed, then serves it in this same process. */
const code = await run("node", ["scripts/build-when-stale.ts"]);
if (code !== 0) process.exit(code);
await import("../src/server/main.ts");
