import { connect, type Socket } from "node:net";

export type Load = {
  port: number;
  connections: number;
  /** Whole requests, sent in turn. */
  requests: readonly Buffer[];
  /** How many requests a connection sends before it waits for an answer. */
  ahead?: number;
  /** Nothing more is sent once this is true. */
  done: (sent: number) => boolean;
};

export type Answers = {
  /** How many answers had each status; 0 is a connection that broke before its answer came. */
  statuses: Map<number, number>;
  /** Milliseconds from sending to the answer, of every answer. */
  times: number[];
  seconds: number;
};

/** A GET, or with a body a POST. */
export function httpRequest(path: string, headers: Record<string, string> = {}, body?: object): Buffer {
  const text = body ? JSON.stringify(body) : "";
  const lines = Object.entries({
    host: "127.0.0.1",
    ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    ...headers,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.from(`${body ? "POST" : "GET"} ${path} HTTP/1.1\r\n${head}\r\n${text}`);
}

/** Sends over plain sockets: a heavier client would distort the measurement. */
export async function httpLoad(load: Load): Promise<Answers> {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const started = performance.now();
  let sent = 0;
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const more = () => !load.done(sent);

  /** Opens one connection after the other until everything is sent. */
  async function keepSending(): Promise<void> {
    while (more()) await oneConnection();
  }

  function oneConnection(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(load.port, "127.0.0.1");
      socket.setNoDelay(true);
      const waiting: number[] = [];
      let closing = false;
      const send = () => {
        for (; waiting.length < (load.ahead ?? 1) && !closing && more(); sent++) {
          waiting.push(performance.now());
          socket.write(load.requests[sent % load.requests.length]!);
        }
        if (waiting.length === 0) socket.end();
      };
      socket.on("connect", send);
      const read = answerReader(({ status, last }) => {
        count(status);
        times.push(performance.now() - (waiting.shift() ?? 0));
        closing ||= last;
      });
      socket.on("data", (chunk) => {
        read(chunk);
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

type Head = { status: number; length: number; last: boolean };

/** Reports each answer once it is complete. Only a body's length is read, which keeps large ones cheap. */
function answerReader(tell: (answer: Head) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let under: Head | undefined;
  let missing = 0;
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (true) {
      const taken = Math.min(missing, rest.length);
      missing -= taken;
      rest = rest.subarray(taken);
      if (missing > 0) return;
      if (under) tell(under);
      under = undefined;
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      under = headOf(rest.toString("latin1", 0, end).toLowerCase());
      missing = under.length;
      rest = rest.subarray(end + 4);
    }
  };
}

const headOf = (head: string): Head => ({
  status: Number(head.slice(9, 12)),
  length: Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0),
  last: head.includes("\r\nconnection: close"),
});

function onceClosed(socket: Socket, closed: () => void): void {
  socket.on("error", () => {});
  socket.on("close", closed);
}
