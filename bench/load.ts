import { connect } from "node:net";

export type Load = { url: URL; headers: Record<string, string>; connections: number; ms: number };

/**
 * Asks for the same address over kept-alive connections, each with one request under way, and counts whole
 * answers by their known size: whatever parses answers would be slower than the servers that are measured.
 */
export async function answersTo({ url, headers, connections, ms }: Load): Promise<number> {
  const lines = [`GET ${url.pathname} HTTP/1.1`, `Host: ${url.host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  const request = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  const size = await sizeOfAnswer(url, request);
  const end = performance.now() + ms;
  let answers = 0;

  const work = (done: () => void) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request)).setNoDelay();
    let got = 0;
    let its = 0;
    socket.on("data", (chunk) => {
      got += chunk.length;
      if (got < size) return;
      got = 0;
      answers += 1;
      // A server may end a connection at its thousandth answer, which then is of another size.
      if (++its < 900 && performance.now() < end) socket.write(request);
      else socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => (performance.now() < end ? work(done) : done()));
  };
  await Promise.all(Array.from({ length: connections }, () => new Promise<void>(work)));
  return answers;
}

/** Head and body of one good answer, which all the next ones must have too. */
function sizeOfAnswer(url: URL, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      const head = answer.indexOf("\r\n\r\n") + 4;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
      if (head < 4 || answer.length < head + length) return;
      socket.destroy();
      if (answer.startsWith("HTTP/1.1 200 ")) resolve(head + length);
      else reject(new Error(`${url} answers ${answer.slice(0, 60)}`));
    });
    socket.on("error", reject);
  });
}
