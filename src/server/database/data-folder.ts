import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";

/** The data folder cannot be used; its message is one plain sentence for the operator. */
export class DataFolderError extends Error {}

/** Runs a job on a file of the data folder; what the operator can mend is thrown as one plain sentence. */
export function inPlainWords<T>(path: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    const reason = reasons[codeOf(error, path)];
    throw reason ? new DataFolderError(`${path} cannot be used: ${reason}`) : error;
  }
}

const mayNotWrite = "this user may not write there. Give this user the folder, or set another DATA_DIR.";
const isFull = "the disk is full. Free some space and start again.";

const reasons: Record<string, string> = {
  EROFS: "the disk is read-only. Make it writable, or set another DATA_DIR.",
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  ENOSPC: isFull,
  EDQUOT: isFull,
  EISDIR: "it is a folder and must be a file. Move it away and start again.",
  ENOTDIR: "a file is in the place of its folder. Move that file away, or set another DATA_DIR.",
  EIO: "the disk reports errors. Replace it, or set another DATA_DIR.",
};

/** SQLite's results that tell of the disk, by the system's name for the same. */
const sqliteCodes: Record<number, string> = { 10: "EIO", 13: "ENOSPC" };
const [readOnly, cannotOpen] = [8, 14];

function codeOf(error: unknown, path: string): string {
  const { code = "", errcode } = error as { code?: string; errcode?: number };
  if (errcode === undefined) return code;
  const result = errcode & 0xff;
  return result === readOnly || result === cannotOpen ? whyNotWritable(path) : (sqliteCodes[result] ?? "");
}

/** SQLite does not say why a file cannot be opened for writing; the system does. */
function whyNotWritable(path: string): string {
  try {
    accessSync(dirname(path), constants.W_OK);
    if (statSync(path).isDirectory()) return "EISDIR";
    accessSync(path, constants.W_OK);
    return "EACCES";
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? "EACCES" : code;
  }
}
