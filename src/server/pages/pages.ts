import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { LRUCache } from "lru-cache";
import { embedQuery, hueStyle, type Query } from "#contract/embed.ts";
import type { PageContext } from "#contract/page-context.ts";
import { pageKey } from "./page-key.ts";
import { policyFor, withFramers, withStyle, withTag } from "./page-policy.ts";

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
  /** The part of a request's query that its page depends on, checked and in one way of writing. */
  query?: (path: string, request: FastifyRequest) => Query;
  /** Refuses a client who has too many pages rendered that nobody asked for before. */
  admit?: (request: FastifyRequest) => Promise<void>;
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

/** Pages that depend on a query have no end: so many bytes of them are kept, those that were asked for last. */
const queryPagesBytes = 16_000_000;

/**
 * Serves the rendered pages. Each is rendered once per (page key, calendar day, partners, framers, added figures),
 * compressed and kept. Only the checked query of a frame or a contact form makes another page; those have a bounded
 * place of their own, so that they push out none of the others.
 */
export function pageServer({ handler, context, query: queryOf, admit }: PageOptions): PageServer {
  const current = pageCache();

  /** The page of a path, or undefined when no page is there. */
  async function page(path: string, request?: FastifyRequest): Promise<Page | undefined> {
    const now = context();
    const cache = current(now);
    const key = pageKey(path);
    const query = (request && queryOf?.(key, request)) ?? {};
    const text = new URLSearchParams(query).toString();
    const place = text ? `${key}?${text}` : key;
    const kept = text ? cache.ofQueries : cache.kept;
    const known = kept.get(place);
    if (known) return known;
    if (request && text && !cache.rendering.has(place)) await admit?.(request);
    const found =
      cache.rendering.get(place) ??
      renderedPage(handler, key, { ...now, query }).then((rendered) => keptPage(rendered, !text));
    cache.rendering.set(place, found);
    try {
      const page = await found;
      // There is no end to the addresses without a page: they are not kept.
      if (page) kept.set(place, page);
      return page;
    } finally {
      cache.rendering.delete(place);
    }
  }

  async function ownPage(path: string): Promise<Page> {
    const found = await page(path);
    if (!found) throw noPage(path);
    return found;
  }

  const sendNotFound: Send = async (request, reply) => sendPage(request, reply, await ownPage(notFoundPath));

  const send: Send = async (request, reply) => {
    const found = await page(pathOf(request.url), request);
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

type PageCache = {
  kept: LRUCache<string, Page>;
  ofQueries: LRUCache<string, Page>;
  rendering: Map<string, Promise<Page | undefined>>;
};

const bytesOf = ({ bodies }: Page): number =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length + 2_000;

/** The pages of this day, these partners and these added figures; those of another are dropped whole. */
function pageCache(): (context: PageContext) => PageCache {
  const newCache = (): PageCache => ({
    kept: new LRUCache({ max: maxCachedPages }),
    ofQueries: new LRUCache({ maxSize: queryPagesBytes, sizeCalculation: bytesOf }),
    rendering: new Map(),
  });
  let version = "";
  let cache = newCache();
  return ({ today, edition, site, framers, addedPrimeRates, addedAnnouncementDates, declaredHolidays }) => {
    const wanted = JSON.stringify([
      today,
      edition,
      site.partnerName,
      site.recipients,
      framers,
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

/** As it is kept for all who ask for it, in time in its tightest form. */
async function keptPage(rendered: RenderedPage | undefined, tight: boolean): Promise<Page | undefined> {
  if (!rendered) return undefined;
  const { status, headers, body } = rendered;
  // The policy too: a browser that has the page would keep the old one.
  const hash = createHash("sha256")
    .update(headers["content-security-policy"] ?? "")
    .update(body);
  const etag = `"${hash.digest("base64url").slice(0, 22)}"`;
  return { status, headers: { ...headers, etag }, bodies: await compressed(body, tight) };
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
    const own = policyFor(policy, body.toString("utf8"));
    const framed = path.startsWith("/embed/") && rendered.statusCode === 200;
    // A tagging service has no place on another site's page.
    headers["content-security-policy"] = framed ? framePolicy(own, context) : withTag(own, context);
  }
  return { status: rendered.statusCode, headers, body };
}

function framePolicy(policy: string, { query, framers }: PageContext): string {
  const { hue } = embedQuery(query);
  return withFramers(hue === undefined ? policy : withStyle(policy, hueStyle(hue)), framers);
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
async function compressed(body: Buffer, tight: boolean): Promise<Page["bodies"]> {
  const [br, gz] = await Promise.all([brotli(body, 5), promisify(gzip)(body)]);
  const bodies = { br, gzip: gz, identity: body };
  if (tight) {
    tightening = tightening.then(async () => {
      bodies.br = await brotli(body, 11);
    });
  }
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
