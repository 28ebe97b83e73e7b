import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const keyBytes = 32;

/**
 * The key that signs the forms' tokens; a page that was open across a restart must still be known. Beside the
 * embedded database it is a file. Processes that share a PostgreSQL take it from the password and the name of
 * the database, which are theirs in common, by whatever host they reach it.
 */
export function formKey({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Buffer {
  if (!databaseUrl) return keptKey(join(dataDir, "form.key"));
  const { password, pathname } = new URL(databaseUrl);
  return Buffer.from(hkdfSync("sha256", password + pathname, "", "ikhaya contact form", keyBytes));
}

/** What a full disk or a crash left of a key is none: everybody knows an empty one. */
function keptKey(path: string): Buffer {
  const kept = existsSync(path) && readFileSync(path);
  if (kept && kept.length === keyBytes) return kept;
  const key = randomBytes(keyBytes);
  writeFileSync(`${path}.new`, key, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  return key;
}
