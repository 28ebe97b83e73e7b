import { readFileSync } from "node:fs";

const packageFile = new URL("../../../package.json", import.meta.url);
const { start } = JSON.parse(readFileSync(packageFile, "utf8")).scripts as { start: string };

/** What `npm start` tells Node and the system's memory; docs/operations.md says what each is for. */
export const serverFlags: readonly string[] = start.match(/--\S+/g) ?? [];
export const serverEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  [...start.matchAll(/(\w+)=(\S+)(?=.* node )/g)].map(([, name = "", value = ""]) => [name, value]),
);
