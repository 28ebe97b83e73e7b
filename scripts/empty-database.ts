import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../src/server/database/database.ts";
import { emptyDatabase } from "../src/server/database/embedded.ts";

/** Makes the empty embedded database that a first start copies. */
await rm(emptyDatabase, { recursive: true, force: true });
const dataDir = await mkdtemp(join(tmpdir(), "ikhaya-empty-"));
const database = await openDatabase({ dataDir });
await database.destroy();
await cp(join(dataDir, "database"), emptyDatabase, { recursive: true });
await rm(dataDir, { recursive: true });
