import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { pageContext } from "./page-context.ts";
import { type PageHandler, pageServer } from "./pages.ts";

const policy = "default-src 'self'; img-src 'self' data:; connect-src 'self'; script-src 'self'";

/** The policy that goes out with a page, whose body is the tagging script's address. */
async function sent(environment: Record<string, string>): Promise<{ policy: unknown; body: unknown }> {
  const handler: PageHandler = (_request, response, _next, { tagScriptUrl }) => {
    response.setHeader("content-security-policy", policy);
    response.end(tagScriptUrl ?? "none");
  };
  const config = readConfig(environment);
  const pages = pageServer({ handler, context: () => pageContext(config) });
  const headers: Record<string, unknown> = {};
  let body: unknown;
  const reply = {
    headers: (more: object) => Object.assign(headers, more) && reply,
    header: () => reply,
    code: () => reply,
    send: (text: Buffer) => {
      body = text.toString();
      return reply;
    },
  };
  await pages.send({ url: "/", headers: {} } as never, reply as never);
  return { policy: headers["content-security-policy"], body };
}

test("without a tagging service the policy is the build's own, to the letter", async () => {
  expect(await sent({})).toEqual({ policy, body: "none" });
});

test("a tagging service's origin, and no more of it, may run, report and send pictures", async () => {
  const url = "https://tags.example/container/tag.js?id=1%3Bscript-src%20*";
  expect(await sent({ TAG_SCRIPT_URL: url })).toEqual({
    policy:
      "default-src 'self'; img-src 'self' data: https://tags.example; connect-src 'self' https://tags.example; script-src 'self' https://tags.example",
    body: url,
  });
});

test("the other origins of a tagging service are allowed the same", async () => {
  const environment = {
    TAG_SCRIPT_URL: "https://tags.example/tag.js",
    TAG_ORIGINS: "https://*.collect.example, https://tags.example",
  };
  const sources = "https://tags.example https://*.collect.example";
  expect((await sent(environment)).policy).toBe(
    `default-src 'self'; img-src 'self' data: ${sources}; connect-src 'self' ${sources}; script-src 'self' ${sources}`,
  );
});
