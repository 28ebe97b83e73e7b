import { afterEach, beforeEach, expect, test } from "vitest";
import type { PartnerLead } from "#contract/partner-body.ts";
import { startMailServer, type TestMailServer } from "../../testing/test-mail-server.ts";
import { emailPartner } from "./email.ts";

let mail: TestMailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

const lead: PartnerLead = {
  id: "0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa",
  receivedAt: "2026-11-22T03:43:10.000Z",
  source: "landing_page",
  loanType: "new",
  firstName: "Zoë",
  lastName: "Nkosi",
  email: "zoe@example.com",
  phone: "+27821234567",
};

const send = (changes: Partial<PartnerLead>, smtpUrl = mail.url) =>
  emailPartner({
    to: "leads@partner.example",
    from: "hello@ikhaya.example",
    fromName: "Ikhaya",
    smtpUrl,
    timeoutMs: 2_000,
  }).send({ ...lead, ...changes }, new AbortController().signal);

const headersOf = (message = "") => message.slice(0, message.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");

test("a message has a subject that says what is asked, and a text and a page", async () => {
  expect(await send({})).toEqual({ kind: "delivered", status: 250 });
  const headers = headersOf(mail.messages[0]);
  expect(headers).toMatch(/^Subject: =\?UTF-8\?Q\?New_home_loan=3A_please_call_Zo=C3=AB_/m);
  expect(headers).toMatch(/^Reply-To: zoe@example\.com$/m);
  expect(headers).toMatch(/^Message-ID: <0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa@ikhaya\.example>$/m);
  expect(headers).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail.messages[0]).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
});

test("a correction stands below what it corrects", async () => {
  await send({ correctionOf: "11111111-2222" });
  const headers = headersOf(mail.messages[0]);
  expect(headers).toMatch(/^In-Reply-To: <11111111-2222@ikhaya\.example>$/m);
  expect(headers).toMatch(/^References: <11111111-2222@ikhaya\.example>$/m);
});

test("no byte of a header is beyond ASCII, whatever the address; it is in the text then", async () => {
  await send({ email: "zoë@example.com" });
  await send({ email: "zoe@bücher.example" });
  const [first, second] = mail.messages.map(headersOf);
  for (const headers of [first, second]) expect(headers).toMatch(/^[\t\r\n -~]+$/);
  expect(first).not.toMatch(/^Reply-To/m);
  expect(mail.messages[0]).toContain("zo=C3=AB@example.com");
  expect(second).toMatch(/^Reply-To: zoe@xn--bcher-kva\.example$/m);
});

test("what a visitor typed never becomes a header", async () => {
  await send({ firstName: "Zoë\r\nBcc: all@example.com", email: "zoe@example.com\r\nBcc: all@example.com" });
  expect(headersOf(mail.messages[0])).not.toMatch(/^Bcc:/m);
});

test("to another machine a message goes encrypted or not at all", async () => {
  const { port } = new URL(mail.url);
  // Any other name for this machine is another machine to the address.
  const outcome = await send({}, `smtp://127.0.0.2:${port}?requireTLS=false&ignoreTLS=true`);
  expect(outcome).toMatchObject({ kind: "again" });
  expect(mail.messages).toEqual([]);
});
