import { connect, type Socket } from "node:net";

export type Load = {
  port: number;
  connections: number;
  /** Whole requests, sent in turn. */
  requests: readonly Buffer[];
  /** How many a connection sends before it waits for an answer. */
  ahead?: number;
  /** No more is sent once it holds. */
  done: (sent: number) => boolean;
};

export type Answers = {
  /** How many answers had each status; 0 is a connection that broke before its answer came. */
  statuses: Map<number, number>;
  /** Milliseconds from sending to the answer, of every answer. */
  times: number[];
  seconds: number;
};

export function httpRequest(path: string, body: object, headers: Record<string, string> = {}): Buffer {
  const text = JSON.stringify(body);
  const lines = Object.entries({ host: "127.0.0.1", "content-type": "application/json", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

/** Sends over plain sockets: a client that does more would take the time that is to be measured. */
export async function httpLoad(load: Load): Promise<Answers> {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const started = performance.now();
  let sent = 0;
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const more = () => !load.done(sent);

  /** One connection after the other until nothing more is to be sent. */
  async function keepSending(): Promise<void> {
    while (more()) await oneConnection();
  }

  function oneConnection(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(load.port, "127.0.0.1");
      socket.setNoDelay(true);
      const waiting: number[] = [];
      let buffered = "";
      let closing = false;
      const send = () => {
        for (; waiting.length < (load.ahead ?? 1) && !closing && more(); sent++) {
          waiting.push(performance.now());
          socket.write(load.requests[sent % load.requests.length]!);
        }
        if (waiting.length === 0) socket.end();
      };
      socket.on("connect", send);
      socket.on("data", (chunk) => {
        buffered += chunk.toString("latin1");
        for (let answer = firstAnswer(buffered); answer; answer = firstAnswer(buffered)) {
          buffered = buffered.slice(answer.length);
          count(answer.status);
          times.push(performance.now() - (waiting.shift() ?? 0));
          closing ||= answer.last;
        }
        send();
      });
      onceClosed(socket, () => {
        for (const _ of waiting) count(0);
        resolve();
      });
    });
  }

  await Promise.all(Array.from({ length: load.connections }, keepSending));
  return { statuses, times: times.sort((a, b) => a - b), seconds: (performance.now() - started) / 1_000 };
}

function firstAnswer(text: string): { status: number; length: number; last: boolean } | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const length = end + 4 + Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  return text.length < length
    ? undefined
    : { status: Number(head.slice(9, 12)), length, last: head.includes("\r\nconnection: close") };
}

function onceClosed(socket: Socket, closed: () => void): void {
  socket.on("error", () => {});
  socket.on("close", closed);
}
