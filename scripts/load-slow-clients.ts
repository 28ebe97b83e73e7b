import { connect } from "node:net";
import { leadRequestPath } from "../src/contract/lead.ts";

export type SlowClients = {
  name: string;
  count: number;
  cutOff: () => number;
  longest: () => number;
  end: () => void;
};

type Way = { begin: string; each: string | undefined; reads: boolean };

const host = "Host: localhost\r\n";
const lead = `POST ${leadRequestPath} HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const ways: Record<string, Way> = {
  "headers byte by byte": { begin: `GET / HTTP/1.1\r\n${host}X: `, each: "a", reads: true },
  "a body byte by byte": { begin: `${lead}Content-Length: 10000\r\n\r\n{"`, each: "a", reads: true },
  "nothing at all": { begin: "", each: undefined, reads: true },
  "asking for more and never reading": {
    begin: `GET /calculator/calculator HTTP/1.1\r\n${host}\r\n`.repeat(200),
    // Empty lines, which servers skip: a client that does not read only notices a closed connection by writing.
    each: "\r\n",
    reads: false,
  },
};

/** A number of clients of each kind, which hold their connection as long as they can. */
export function slowClients(port: number, count: number): SlowClients[] {
  return Object.entries(ways).map(([name, way]) => {
    const clients = Array.from({ length: count }, () => slowClient(port, way));
    const lives = () => clients.map(({ life }) => life()).filter((life) => life !== undefined);
    return {
      name,
      count,
      cutOff: () => lives().length,
      longest: () => Math.max(0, ...lives()),
      end: () => {
        for (const { end } of clients) end();
      },
    };
  });
}

function slowClient(port: number, { begin, each, reads }: Way) {
  const started = performance.now();
  let life: number | undefined;
  const socket = connect(port, "127.0.0.1");
  socket.write(begin);
  const timer = setInterval(() => each && socket.write(each), 500);
  const over = () => {
    life ??= (performance.now() - started) / 1_000;
    clearInterval(timer);
  };
  if (reads) socket.resume();
  else socket.pause();
  socket.on("error", over);
  socket.on("close", over);
  return { life: () => life, end: () => void socket.destroy() };
}
