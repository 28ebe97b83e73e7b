import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../src/server/testing/test-postgres.ts";

export const nginxIsInstalled = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/** Headers that nginx adds by itself, with gzip_static or always. */
const ownHeaders = ["content-type", "content-encoding", "content-length"];

/** One worker that sends the folder's page.html.gz by sendfile, with cached open files, and the same headers. */
export async function startNginx(
  folder: string,
  headers: readonly string[],
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const added = headers.flatMap((name, index) => {
    if (index % 2 === 1 || ownHeaders.includes(name.toLowerCase())) return [];
    return [`add_header ${name} "${headers[index + 1]?.replaceAll('"', '\\"')}";`];
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/nginx.log;
    events { worker_connections 512; }
    http {
      access_log off;
      server_tokens off;
      sendfile on;
      tcp_nopush on;
      keepalive_timeout 10;
      open_file_cache max=100;
      gzip_static on;
      etag off;
      types { }
      default_type "text/html; charset=utf-8";
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        location / {
          try_files /page.html =404;
          add_header Last-Modified "";
          ${added.join("\n")}
        }
      }
    }`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { child, url };
    await sleep(50);
  }
  throw new Error("nginx does not start.");
}
