import { createServer, type Server } from "node:net";

/** The steps of an SMTP session at which a server may go wrong. */
export const mailSteps = ["greeting", "EHLO", "HELO", "MAIL", "RCPT", "DATA", "message"] as const;
export type MailStep = (typeof mailSteps)[number];

/** What a mail server does wrong: another reply, a broken connection, or no reply at all. */
export type MailFault = { reply: string } | "drop" | "hang";

export type TestMailServer = {
  url: string;
  /** Every message that got its 250, in order. */
  messages: string[];
  /** What goes wrong at a step of the next sessions; nothing unless set. */
  fault: (step: MailStep) => MailFault | undefined;
  close: () => Promise<unknown>;
};

/** Speaks as much SMTP as a message needs, and offers no extension. */
export async function startMailServer(): Promise<TestMailServer> {
  const server: Server = createServer((socket) => {
    let data: string | undefined;
    socket.on("error", () => {});

    function reply(step: MailStep, usual: string): boolean {
      const fault = mail.fault(step);
      if (fault === "drop") socket.destroy();
      else if (fault !== "hang") socket.write(`${fault?.reply ?? usual}\r\n`);
      return fault === undefined;
    }

    reply("greeting", "220 test");
    socket.on("data", (chunk) => {
      if (data === undefined) {
        const verb = String(chunk).slice(0, 4).toUpperCase();
        const step = mailSteps.find((one) => one === verb);
        if (step === "DATA") data = reply(step, "354 go on") ? "" : undefined;
        else if (step) reply(step, "250 ok");
        else socket.write("250 ok\r\n");
        return;
      }
      data += chunk;
      if (!data.endsWith("\r\n.\r\n")) return;
      if (reply("message", "250 taken")) mail.messages.push(data);
      data = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const mail: TestMailServer = {
    messages: [],
    url: `smtp://127.0.0.1:${port}`,
    fault: () => undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mail;
}
