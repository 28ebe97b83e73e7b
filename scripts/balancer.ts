import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type Balancer = {
  port: number;
  /** The processes that get the requests, in turn. */
  upstreams: string[];
  close: () => void;
};

/** A simple balancer in front of several processes: each request goes to the next one that can be reached. */
export async function startBalancer(upstreams: string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method, headers, url } = asked;

    turn += 1;
    const first = turn % balancer.upstreams.length;
    const order = [...balancer.upstreams.slice(first), ...balancer.upstreams.slice(0, first)];

    function send(): void {
      const upstream = order.shift();
      if (upstream === undefined) return void answer.writeHead(502).end();
      const passed = request(new URL(url ?? "/", upstream), { method, headers, agent: false }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
        received.once("error", () => answer.destroy());
      });
      passed.once("error", (error: NodeJS.ErrnoException) => {
        // The connection was refused, so nothing was sent: another process may take it.
        if (error.code === "ECONNREFUSED") send();
        else if (answer.headersSent) answer.destroy();
        else answer.writeHead(502).end();
      });
      passed.end(body);
    }
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const balancer: Balancer = {
    port: (server.address() as AddressInfo).port,
    upstreams,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return balancer;
}
