import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A receiver on this machine that answers as it is told to. */
export async function startReceiver(answer: (request: Received) => Answer) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    const { status, headers, body } = answer(one);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

type HubSpotField = { objectTypeId: string; name: string; value: string };

/** What HubSpot's documentation says of its form: fields that it has, those that it needs, and consent to process. */
export function hubSpotAnswer({ body }: Received): Answer {
  const { fields, legalConsentOptions } = JSON.parse(body) as {
    fields: HubSpotField[];
    legalConsentOptions?: { consent?: { consentToProcess?: boolean; text?: string } };
  };
  const known = ["firstname", "lastname", "email", "phone"];
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? "";
  const errors = [
    ...fields
      .filter(({ name }) => !known.includes(name))
      .map(({ name }) => ({
        message: `Error in 'fields.${name}'. The field is not in the form definition`,
        errorType: "FIELD_NOT_IN_FORM_DEFINITION",
      })),
    ...(value("lastname")
      ? []
      : [{ message: "Required field 'lastname' is missing", errorType: "REQUIRED_FIELD" }]),
    ...(/@example\.com$/.test(value("email"))
      ? []
      : [
          {
            message: `Error in 'fields.email'. Invalid email address '${value("email")}'`,
            errorType: "INVALID_EMAIL",
          },
        ]),
    ...(legalConsentOptions?.consent?.consentToProcess
      ? []
      : [{ message: "The consent to process is missing", errorType: "MISSING_PROCESSING_CONSENT" }]),
  ];
  const json = { "content-type": "application/json;charset=utf-8" };
  if (errors.length === 0) return { status: 200, headers: json, body: '{"inlineMessage":"Thanks"}' };
  const refused = { status: "error", message: "The request is not valid", correlationId: "1", errors };
  return { status: 400, headers: json, body: JSON.stringify(refused) };
}

/** Salesforce answers every post alike: with the page that the browser is sent on from. */
export const webToLeadAnswer = (): Answer => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: '<html><head><meta http-equiv="Refresh" content="0; URL=https://www.salesforce.com"></head></html>',
});
