import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { LRUCache } from "lru-cache";
import type { PageContext } from "#contract/page-context.ts";

/** The request handler that the build of the website exports. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageContext,
) => void | Promise<void>;

export type PageOptions = { handler: PageHandler; context: () => PageContext };

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type PageServer = {
  /** Answers with the page of the request's own address. */
  send: Send;
  /** Answers with the page for an address that is not there. */
  sendNotFound: Send;
  /** Answers with the page of `path` in which `place` gives way to a text of our own. */
  sendWith: (reply: FastifyReply, path: string, place: string, text: string) => Promise<FastifyReply>;
};

type Page = {
  status: number;
  headers: Record<string, string>;
  bodies: Record<"identity" | "br" | "gzip", Buffer>;
};

/** Headers of the rendered page that go on to the visitor; all others are the server's own business. */
const keptHeaders = ["content-security-policy", "location"];

/** Enough for every address and for many mistyped ones, which must not fill the memory. */
const maxCachedPages = 300;

/**
 * Serves the rendered pages. Each is rendered once per (path, calendar day, prime-rate version),
 * compressed and kept; the query string never splits the cache.
 */
export function pageServer({ handler, context }: PageOptions): PageServer {
  const cache = new LRUCache<string, Promise<Page>>({ max: maxCachedPages });

  async function page(path: string): Promise<Page> {
    const current = context();
    const key = JSON.stringify([path, current.today, current.addedPrimeRates, current.tagScriptUrl]);
    let cached = cache.get(key);
    if (!cached) {
      cached = renderedPage(handler, path, current);
      cache.set(key, cached);
      // A failed rendering must not be remembered.
      cached.catch(() => cache.delete(key));
    }
    return cached;
  }

  const sendNotFound: Send = async (request, reply) => sendPage(request, reply, await page("/404"));

  const send: Send = async (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    const found = await page(path);
    return found.status === 404 ? sendNotFound(request, reply) : sendPage(request, reply, found);
  };

  const sendWith: PageServer["sendWith"] = async (reply, path, place, text) => {
    const { headers, bodies } = await page(path);
    const { etag: _, ...others } = headers;
    const html = bodies.identity.toString("utf8").replaceAll(place, () => escapedText(text));
    return reply.headers({ ...others, "cache-control": "no-store" }).send(html);
  };
  return { send, sendNotFound, sendWith };
}

async function renderedPage(handler: PageHandler, path: string, context: PageContext): Promise<Page> {
  const rendered = await inject(
    (request, response) => {
      const next = () => {
        response.statusCode = 404;
        response.end();
      };
      void handler(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
        next,
        context,
      );
    },
    { method: "GET", url: path, headers: { host: new URL(context.site.siteUrl).host } },
  );
  if (rendered.statusCode >= 500) throw new Error(`The page ${path} could not be rendered.`);
  const body = rendered.rawPayload;
  const headers: Record<string, string> = {
    "cache-control": "no-cache",
    "content-type": withCharset(rendered.headers["content-type"]),
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    vary: "accept-encoding",
  };
  for (const name of keptHeaders) {
    const value = rendered.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const policy = headers["content-security-policy"];
  if (policy && context.tagScriptUrl) {
    headers["content-security-policy"] = policyWith(policy, new URL(context.tagScriptUrl).origin);
  }
  return { status: rendered.statusCode, headers, bodies: await compressed(body) };
}

/** What a tagging service does: run its script, report, and report by pictures. */
const tagDirectives = ["script-src", "connect-src", "img-src"];

/** The policy that the build made, with one more origin that the operator trusts. */
function policyWith(policy: string, origin: string): string {
  const directives = policy.split(";").map((directive) => {
    const [name = ""] = directive.trim().split(" ", 1);
    return tagDirectives.includes(name) ? `${directive} ${origin}` : directive;
  });
  return directives.join(";");
}

function withCharset(type: unknown): string {
  const given = String(type ?? "text/html");
  return given.includes("charset") ? given : `${given}; charset=utf-8`;
}

async function compressed(body: Buffer): Promise<Page["bodies"]> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quality), promisify(gzip)(body)]);
  return { identity: body, br, gzip: gz };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers(page.headers).code(page.status);
  if (page.headers.location) {
    return reply.header("location", withQuery(page.headers.location, request)).send();
  }
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.headers.etag ?? "")) {
    return reply.code(304).send();
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(page.bodies[encoding]);
}

function escapedText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A redirect keeps the visitor's query string, which the cache does not know. */
function withQuery(location: string, request: FastifyRequest): string {
  const query = request.url.indexOf("?");
  return query < 0 ? location : location + request.url.slice(query);
}
