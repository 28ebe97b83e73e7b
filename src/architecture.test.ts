import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** The arrows of docs/architecture.md: the rooms, or folders of a room, that each may import. */
const rooms: Record<string, readonly string[]> = {
  calculations: [],
  contract: ["calculations"],
  web: ["calculations", "contract"],
  server: ["calculations/figures", "contract"],
};

/** Inside web, from the ground up: a folder imports only from those before its own group. */
const storeys: readonly (readonly string[])[] = [
  ["format", "public", "styles"],
  ["export", "figures"],
  ["components"],
  ["tracking"],
  ["site"],
  ["lead-form", "offline"],
  ["document"],
  ["answer-page"],
  ["landing", "answers", "guide", "notices", "operator"],
  ["embed"],
  ["pages"],
];

const source = resolve(import.meta.dirname);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|mdx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Imports of a file: names of packages, and paths below src for our own. */
function imports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g);
  return [...found].map(([, name = ""]) => {
    if (name.startsWith("#")) return name.slice(1);
    return name.startsWith(".") ? relative(source, resolve(dirname(file), name)) : name;
  });
}

const files = Object.keys(rooms).flatMap((room) => sourceFiles(join(source, room)));
const place = (file: string) => relative(source, file);

test("the source has the four rooms and nothing beside them but this test", () => {
  expect(readdirSync(source).sort()).toEqual([...Object.keys(rooms), "architecture.test.ts"].sort());
  expect(files.length).toBeGreaterThan(50);
});

test("a room imports only the rooms that its arrows lead to", () => {
  const wrong = files.flatMap((file) => {
    const [room = ""] = place(file).split("/");
    return imports(file)
      .filter((name) => Object.hasOwn(rooms, name.split("/")[0] ?? ""))
      .filter((name) => ![room, ...(rooms[room] ?? [])].some((allowed) => name.startsWith(`${allowed}/`)))
      .map((name) => `${place(file)} → ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("every folder of web has its storey, but for what only tests use", () => {
  const folders = readdirSync(join(source, "web"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...storeys.flat(), "testing"].sort());
});

test("inside web a folder imports only from the storeys below it, and its neighbours not at all", () => {
  const storey = (name: string) => storeys.findIndex((names) => names.includes(name));
  const below = (name: string, other: string) => storey(other) >= 0 && storey(other) < storey(name);
  const wrong = files.flatMap((file) => {
    const [room, folder = ""] = place(file).split("/");
    if (room !== "web" || storey(folder) < 0) return [];
    const forTests = (other: string) => isTest(file) && other === "testing";
    return imports(file)
      .filter((name) => name.startsWith("web/"))
      .map((name) => name.split("/")[1] ?? "")
      .filter((other) => other !== folder && !below(folder, other) && !forTests(other))
      .map((other) => `${place(file)} → ${other}`);
  });
  expect(wrong).toEqual([]);
});

test("the figures of a page are made in one place of web, with the prime rates that the operator added", () => {
  const makers = files.filter(
    (file) =>
      place(file).startsWith("web/") && !isTest(file) && /\bfiguresOf\(/.test(readFileSync(file, "utf8")),
  );
  expect(makers.map(place)).toEqual(["web/figures/page-figures.ts"]);
});

test("outside web no file imports one that imports it, not even by a third", () => {
  const left = new Map(
    files.filter((file) => !place(file).startsWith("web/")).map((file) => [place(file), imports(file)]),
  );
  // What imports nothing that is left is in no circle.
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size;
    for (const [file, names] of left) if (!names.some((name) => left.has(name))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});

test("benchmarks use what the scripts are made of, and never the other way", () => {
  const root = join(source, "..");
  const wrong = sourceFiles(join(root, "scripts")).filter((file) =>
    imports(file).some((name) => name.startsWith("../bench/")),
  );
  expect(wrong.map((file) => relative(root, file))).toEqual([]);
});

/** A Date made of a number is arithmetic; one made of nothing asks what time it is, and so does Date without `new`. */
const clock = /\bDate\.now\b|\bnew Date\b(?!\(\s*[^\s)])|(?<!\bnew )\bDate\(|\bperformance\.now\b/;

test("calculations are pure: no clock, no locale, no browser, no server, no framework", () => {
  const impure = new RegExp(
    `${clock.source}|\\b(Math\\.random|Intl\\.|toLocale|process\\.|console\\.|fetch\\()`,
  );
  const wrong = sourceFiles(join(source, "calculations"))
    .filter((file) => !isTest(file))
    .flatMap((file) => [
      ...(impure.test(readFileSync(file, "utf8")) ? [`${place(file)}: impure`] : []),
      ...imports(file)
        .filter((name) => !name.startsWith("calculations/"))
        .map((name) => `${place(file)} → ${name}`),
    ]);
  expect(wrong).toEqual([]);
});

test("reading the clock is told from making a Date of a number", () => {
  for (const code of [
    "new Date()",
    "new Date( )",
    "new Date;",
    "Date()",
    "Date.now()",
    "performance.now()",
  ]) {
    expect(clock.test(`const now = ${code}`), code).toBe(true);
  }
  for (const code of ["new Date(time)", "Date.UTC(2025, 1)", "Date.parse(text)", "isUsableDate(text)"]) {
    expect(clock.test(`const then = ${code}`), code).toBe(false);
  }
});

test("the server loads the built website and never its source", () => {
  const wrong = sourceFiles(join(source, "server"))
    .filter((file) =>
      imports(file).some((name) => name.startsWith("web/") || /^react(-dom)?(\/|$)/.test(name)),
    )
    .map(place);
  expect(wrong).toEqual([]);
});

test("no file hides behind an index, and no folder is a drawer for odds and ends", () => {
  const wrong = files
    .map(place)
    .filter((path) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc|shared)(\/|\.|$)/.test(path));
  expect(wrong).toEqual([]);
});

test("server-rendered components carry no style attributes, which the security policy forbids", () => {
  const wrong = files.filter(
    (file) => /\.(tsx|astro|mdx)$/.test(file) && /\sstyle=/.test(readFileSync(file, "utf8")),
  );
  expect(wrong.map(place)).toEqual([]);
});

test("only dialogs, which the server never renders, take ids from React: elsewhere server and browser would differ", () => {
  const dialog = "web/components/dialog/dialog.tsx";
  const wrong = files.filter((file) => {
    if (isTest(file) || !/\buseId\b/.test(readFileSync(file, "utf8"))) return false;
    return place(file) !== dialog && !imports(file).includes(dialog);
  });
  expect(wrong.map(place)).toEqual([]);
});

test("the frontend is React: no other library of components is named in the project or installed with it", () => {
  const other = /[a-z]react/i;
  const root = join(source, "..");
  const named = [
    "package.json",
    "package-lock.json",
    "astro.config.ts",
    "tsconfig.json",
    "src/web/tsconfig.json",
  ];
  const wrong = [
    ...named.filter((name) => other.test(readFileSync(join(root, name), "utf8"))),
    ...files.filter((file) => other.test(readFileSync(file, "utf8"))).map(place),
  ];
  expect(wrong).toEqual([]);
});
