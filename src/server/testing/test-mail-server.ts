import { createServer, type Server } from "node:net";

export type TestMailServer = { url: string; messages: string[]; close: () => Promise<unknown> };

/** Speaks as much SMTP as a message needs, and offers no extension. */
export async function startMailServer(): Promise<TestMailServer> {
  const messages: string[] = [];
  const server: Server = createServer((socket) => {
    let data: string | undefined;
    socket.on("error", () => {});
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      if (data !== undefined) data += chunk;
      else if (/^DATA/i.test(String(chunk))) {
        data = "";
        socket.write("354 go on\r\n");
        return;
      } else socket.write("250 ok\r\n");
      if (data?.endsWith("\r\n.\r\n")) {
        messages.push(data);
        data = undefined;
        socket.write("250 taken\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    messages,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
