import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { LRUCache } from "lru-cache";
import type { PageContext } from "#contract/page-context.ts";
import { encodingFor } from "./encoding.ts";
import { policyFor, withTag } from "./page-policy.ts";
import { hasAlready, type QuickPage, rememberAnswer, repeatAnswer } from "./quick-answers.ts";

/** The request handler that the build of the website exports. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageContext,
) => void | Promise<void>;

export type PageOptions = {
  handler: PageHandler;
  /** What pages are rendered from now; the same object as long as nothing changed. */
  context: () => PageContext;
  /** Told of every answer that was given without the ordinary way's hooks. */
  countQuick?: (status: number) => void;
};

/** Answers if it can do so at once; false leaves the request to the ordinary way. */
export type AnswerQuickly = (request: IncomingMessage, response: ServerResponse) => boolean;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type PageServer = {
  /** Answers with the page of the request's own address. */
  send: Send;
  /** Answers with the page for an address that is not there. */
  sendNotFound: Send;
  /** Answers with the page of `path` in which `place` gives way to a text of our own. */
  sendWith: (reply: FastifyReply, path: string, place: string, text: string) => Promise<FastifyReply>;
  /** Repeats what was answered before, ahead of routing and hooks. */
  answerQuickly: AnswerQuickly;
  /** A hook for after all others: remembers the page's answer as it leaves. */
  remember: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

type Page = QuickPage & { status: number; headers: Record<string, string> };

/** Headers of the rendered page that go on to the visitor; all others are the server's own business. */
const keptHeaders = ["content-security-policy", "location"];

/** The page for an address that is not there. */
export const notFoundPath = "/404";

/** Enough for every address and for many mistyped ones, which must not fill the memory. */
const maxCachedPages = 300;

/**
 * Serves the rendered pages. Each is rendered once per (path, calendar day, prime-rate version),
 * compressed and kept; the query string never splits the cache.
 */
export function pageServer({ handler, context, countQuick }: PageOptions): PageServer {
  const current = pageCache(context);
  /** The page that answers a request, until the answer has left. */
  const answering = new WeakMap<FastifyRequest, Page>();

  async function page(path: string): Promise<Page> {
    const cache = current();
    const cached = cache.get(path);
    if (cached) return cached.rendering;
    const entry: CachedPage = { rendering: renderedPage(handler, path, context()) };
    cache.set(path, entry);
    try {
      entry.page = await entry.rendering;
    } catch (error) {
      // A failed rendering must not be remembered.
      cache.delete(path);
      throw error;
    }
    return entry.page;
  }

  const sendNotFound: Send = async (request, reply) => sendPage(request, reply, await page(notFoundPath));

  const send: Send = async (request, reply) => {
    const found = await page(pathOf(request.url));
    if (found.status === 404) return sendNotFound(request, reply);
    if (found.status === 200 && request.method === "GET") answering.set(request, found);
    return sendPage(request, reply, found);
  };

  const sendWith: PageServer["sendWith"] = async (reply, path, place, text) => {
    const { headers, bodies } = await page(path);
    const { etag: _, ...others } = headers;
    const html = bodies.identity.toString("utf8").replaceAll(place, () => escapedText(text));
    return reply.headers({ ...others, "cache-control": "no-store" }).send(html);
  };

  const answerQuickly: AnswerQuickly = (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const found = current().get(pathOf(request.url ?? ""))?.page;
    const status = found && repeatAnswer(found, request, response);
    if (status === undefined) return false;
    countQuick?.(status);
    return true;
  };

  const remember: PageServer["remember"] = async (request, reply) => {
    const found = answering.get(request);
    if (found) rememberAnswer(found, request.headers, reply.statusCode, reply.getHeaders());
  };
  return { send, sendNotFound, sendWith, answerQuickly, remember };
}

type CachedPage = { rendering: Promise<Page>; page?: Page };

/** The pages of this day and these prime rates; those of another are dropped whole. */
function pageCache(context: () => PageContext): () => LRUCache<string, CachedPage> {
  const newCache = () => new LRUCache<string, CachedPage>({ max: maxCachedPages });
  let known: PageContext | undefined;
  let version = "";
  let cache = newCache();
  return () => {
    const now = context();
    if (now === known) return cache;
    const itsVersion = JSON.stringify([now.today, now.addedPrimeRates]);
    if (known && itsVersion !== version) cache = newCache();
    known = now;
    version = itsVersion;
    return cache;
  };
}

const pathOf = (url: string): string => {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
};

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
  if (policy) {
    const own = policyFor(policy, body.toString("utf8"));
    headers["content-security-policy"] = context.tagScriptUrl ? withTag(own, context.tagScriptUrl) : own;
  }
  return { status: rendered.statusCode, headers, bodies: await compressed(body), answers: {} };
}

function withCharset(type: unknown): string {
  const given = String(type ?? "text/html");
  return given.includes("charset") ? given : `${given}; charset=utf-8`;
}

async function compressed(body: Buffer): Promise<Page["bodies"]> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quality), promisify(gzip)(body)]);
  return { identity: body, br, gzip: gz };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers(page.headers).code(page.status);
  if (page.headers.location) {
    return reply.header("location", withQuery(page.headers.location, request)).send();
  }
  if (page.status === 200 && hasAlready(request.headers, page)) return reply.code(304).send();
  const encoding = encodingFor(request.headers["accept-encoding"]);
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
