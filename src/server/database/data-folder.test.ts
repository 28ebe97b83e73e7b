import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DataFolderError, inPlainWords } from "./data-folder.ts";
import { lockEmbeddedDatabase } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "ikhaya-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failing = (error: object) => () => {
  throw error;
};

test.for([
  [{ code: "EROFS" }, "the disk is read-only. Make it writable, or set another DATA_DIR."],
  [{ code: "EACCES" }, "this user may not write there. Give this user the folder, or set another DATA_DIR."],
  [{ code: "ENOSPC" }, "the disk is full. Free some space and start again."],
  [{ code: "EISDIR" }, "it is a folder and must be a file. Move it away and start again."],
  [{ code: "ERR_SQLITE_ERROR", errcode: 13 }, "the disk is full. Free some space and start again."],
  [
    { code: "ERR_SQLITE_ERROR", errcode: 778 },
    "the disk reports errors. Replace it, or set another DATA_DIR.",
  ],
] as const)("%o is said in one plain sentence", ([error, reason]) => {
  const job = () => inPlainWords("/data/leads.sqlite", failing(error));
  expect(job).toThrow(DataFolderError);
  expect(job).toThrow(`/data/leads.sqlite cannot be used: ${reason}`);
});

test("what nobody foresaw stays what it is", () => {
  expect(() => inPlainWords(folder, failing(new TypeError()))).toThrow(TypeError);
});

test("a folder in the place of the lock, and a file in that of the data folder, are said so", () => {
  mkdirSync(join(folder, "database.lock"));
  expect(() => lockEmbeddedDatabase(folder)).toThrow(
    `${join(folder, "database.lock")} cannot be used: it is a folder and must be a file.`,
  );
  writeFileSync(join(folder, "file"), "");
  expect(() => lockEmbeddedDatabase(join(folder, "file", "data"))).toThrow(DataFolderError);
});

test("a folder that only another user may enter is said so", () => {
  const closed = join(folder, "closed");
  mkdirSync(closed);
  chmodSync(folder, 0o755);
  chmodSync(closed, process.getuid?.() === 0 ? 0o700 : 0);
  const lock = JSON.stringify(new URL("lock.ts", import.meta.url).href);
  const code = `const { lockEmbeddedDatabase } = await import(${lock});
    try { lockEmbeddedDatabase(process.argv[1]); } catch (error) { console.log(error.constructor.name, error.message); }`;
  // Root may enter every folder, so it becomes somebody else first.
  const somebody = process.getuid?.() === 0 ? "process.setgid(65534); process.setuid(65534);" : "";
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", somebody + code, closed],
    { encoding: "utf8" },
  );
  chmodSync(closed, 0o700);
  expect(stdout + stderr).toContain(
    `DataFolderError ${join(closed, "database.lock")} cannot be used: this user may not write there.`,
  );
});

/** Root may write everywhere but on a disk that is read-only. */
test.skipIf(!mountsReadOnly())("a read-only disk is said so, for a new folder and one in use", () => {
  const disk = join(folder, "disk");
  try {
    for (const files of [[], ["database.lock"]]) {
      for (const file of files) writeFileSync(join(disk, file), "");
      spawnSync("mount", ["-o", "remount,ro", disk]);
      expect(() => lockEmbeddedDatabase(disk)).toThrow(
        `${join(disk, "database.lock")} cannot be used: the disk is read-only.`,
      );
      spawnSync("mount", ["-o", "remount,rw", disk]);
    }
  } finally {
    spawnSync("umount", [disk]);
  }
});

function mountsReadOnly(): boolean {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]).status === 0;
}
