import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { LRUCache } from "lru-cache";
import type { PageContext } from "#contract/page-context.ts";
import { pageKey } from "./page-key.ts";
import { policyFor, withTag } from "./page-policy.ts";

/** The request handler that the build of the website exports. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageContext,
) => void | Promise<void>;

export type PageOptions = {
  handler: PageHandler;
  /** What pages are rendered from now. */
  context: () => PageContext;
};

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type PageServer = {
  /** Answers with the page of the request's own address. */
  send: Send;
  /** Answers with the page for an address that is not there. */
  sendNotFound: Send;
  /** Answers with the page of `path` for this visitor alone: rendered now, with what is added, and kept nowhere. */
  sendOnce: (reply: FastifyReply, path: string, added: Partial<PageContext>) => Promise<FastifyReply>;
};

type Page = {
  status: number;
  headers: Record<string, string>;
  /** The page in each encoding, the preferred one first. */
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
};

/** Headers of the rendered page that go on to the visitor; all others are the server's own business. */
const keptHeaders = ["content-security-policy", "location"];

/** The page for an address that is not there. */
export const notFoundPath = "/404";

/** Far more than there are addresses. */
const maxCachedPages = 300;

/**
 * Serves the rendered pages. Each is rendered once per (page key, calendar day, partners, added figures),
 * compressed and kept; the query string never splits the cache.
 */
export function pageServer({ handler, context }: PageOptions): PageServer {
  const current = pageCache();

  /** The page of a path, or undefined when no page is there. */
  async function page(path: string): Promise<Page | undefined> {
    const now = context();
    const { kept, rendering } = current(now);
    const key = pageKey(path);
    const known = kept.get(key);
    if (known) return known;
    const found = rendering.get(key) ?? renderedPage(handler, key, now).then(keptPage);
    rendering.set(key, found);
    try {
      const page = await found;
      // There is no end to the addresses without a page: they are not kept.
      if (page) kept.set(key, page);
      return page;
    } finally {
      rendering.delete(key);
    }
  }

  async function ownPage(path: string): Promise<Page> {
    const found = await page(path);
    if (!found) throw noPage(path);
    return found;
  }

  const sendNotFound: Send = async (request, reply) => sendPage(request, reply, await ownPage(notFoundPath));

  const send: Send = async (request, reply) => {
    const found = await page(pathOf(request.url));
    if (!found || found.status === 404) return sendNotFound(request, reply);
    return sendPage(request, reply, found);
  };

  const sendOnce: PageServer["sendOnce"] = async (reply, path, added) => {
    const rendered = await renderedPage(handler, pageKey(path), { ...context(), ...added });
    if (!rendered) throw noPage(path);
    return reply.headers({ ...rendered.headers, "cache-control": "no-store" }).send(rendered.body);
  };

  return { send, sendNotFound, sendOnce };
}

type PageCache = { kept: LRUCache<string, Page>; rendering: Map<string, Promise<Page | undefined>> };

/** The pages of this day, these partners and these added figures; those of another are dropped whole. */
function pageCache(): (context: PageContext) => PageCache {
  const newCache = (): PageCache => ({ kept: new LRUCache({ max: maxCachedPages }), rendering: new Map() });
  let version = "";
  let cache = newCache();
  return ({ today, edition, site, addedPrimeRates, addedAnnouncementDates, declaredHolidays }) => {
    const wanted = JSON.stringify([
      today,
      edition,
      site.partnerName,
      site.recipients,
      addedPrimeRates,
      addedAnnouncementDates,
      declaredHolidays,
    ]);
    if (wanted !== version) cache = newCache();
    version = wanted;
    return cache;
  };
}

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

const noPage = (path: string): Error => new Error(`The page ${path} is not there.`);

type RenderedPage = Omit<Page, "bodies"> & { body: Buffer };

/** As it is kept for all who ask for it. */
async function keptPage(rendered: RenderedPage | undefined): Promise<Page | undefined> {
  if (!rendered) return undefined;
  const { status, headers, body } = rendered;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { status, headers: { ...headers, etag }, bodies: await compressed(body) };
}

async function renderedPage(
  handler: PageHandler,
  path: string,
  context: PageContext,
): Promise<RenderedPage | undefined> {
  let there = true;
  const rendered = await inject(
    (request, response) => {
      const next = () => {
        there = false;
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
  if (!there) return undefined;
  if (rendered.statusCode >= 500) throw new Error(`The page ${path} could not be rendered.`);
  const body = rendered.rawPayload;
  const headers: Record<string, string> = {
    "cache-control": "no-cache",
    "content-type": withCharset(rendered.headers["content-type"]),
    vary: "accept-encoding",
  };
  for (const name of keptHeaders) {
    const value = rendered.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const policy = headers["content-security-policy"];
  if (policy) {
    headers["content-security-policy"] = withTag(policyFor(policy, body.toString("utf8")), context);
  }
  return { status: rendered.statusCode, headers, body };
}

function withCharset(type: unknown): string {
  const given = String(type ?? "text/html");
  return given.includes("charset") ? given : `${given}; charset=utf-8`;
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Compressed in some milliseconds at first, so that nobody waits. The tightest form is a tenth smaller and takes half
 * a second of processor: it follows, for one page at a time, since the threads that compress also force leads to
 * the disk.
 */
async function compressed(body: Buffer): Promise<Page["bodies"]> {
  const [br, gz] = await Promise.all([brotli(body, 5), promisify(gzip)(body)]);
  const bodies = { br, gzip: gz, identity: body };
  tightening = tightening.then(async () => {
    bodies.br = await brotli(body, 11);
  });
  return bodies;
}

let tightening = Promise.resolve();

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { headers, bodies, status } = page;
  reply.headers(headers).code(status);
  if (headers.location) return reply.header("location", withQuery(headers.location, request)).send();
  const { "accept-encoding": accepted = "", "if-none-match": known } = request.headers;
  if (status === 200 && headers.etag && known?.includes(headers.etag)) return reply.code(304).send();
  const encoding = negotiate(accepted, ["br", "gzip"]) ?? "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(bodies[encoding]);
}

/** A redirect keeps the visitor's query string, which the cache does not know. */
function withQuery(location: string, request: FastifyRequest): string {
  const query = request.url.indexOf("?");
  return query < 0 ? location : location + request.url.slice(query);
}
