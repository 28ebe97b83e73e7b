import { hkdfSync, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
  return Buffer.from(hkdfSync("sha256", password + pathname, "", "ikhaya contact form", 32));
}

function keptKey(path: string): Buffer {
  try {
    writeFileSync(path, randomBytes(32), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(path);
}
