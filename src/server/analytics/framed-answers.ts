import type { FastifyInstance, FastifyRequest } from "fastify";
import { framedAnswerAction } from "#contract/analytics.ts";
import { type EmbedName, embedNames, embedPath } from "#contract/embed-frame.ts";
import type { RecordHit } from "./analytics-desk.ts";
import { actionHit, type Hit } from "./hit.ts";

type CountParts = {
  recordHit: RecordHit;
  /** The site that a frame stands on, where it may: its origin. */
  hostOf: (request: FastifyRequest) => string | undefined;
  /** Frames of one client address that are counted in a minute. */
  rateLimitMax: number;
  siteUrl: string;
};

/**
 * Counts each answer that is opened in a frame, by the site that it stands on. The server does, so that the frame needs
 * no script, no storage and no id for it; of the visitor nothing is kept. Who objects is not counted.
 */
export function countFramedAnswers(app: FastifyInstance, parts: CountParts): void {
  const { recordHit, hostOf, rateLimitMax, siteUrl } = parts;
  const counted = app.createRateLimit({ max: rateLimitMax, timeWindow: 60_000 });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const answer = answerOf(request);
    if (!answer || (statusCode !== 200 && statusCode !== 304) || objects(request)) return;
    const host = hostOf(request);
    if (!host) return;
    const limit = await counted(request);
    if (!limit.isAllowed && limit.isExceeded) return;
    const { "user-agent": userAgent = "" } = request.headers;
    const body = {
      action: framedAnswerAction,
      data: { answer, host },
      timestamp: new Date().toISOString(),
      userAgent,
      url: siteUrl + embedPath(answer),
    };
    const { table, row } = actionHit(body, userAgent);
    // The browser's name told a program from a person; it is not kept. Nobody notices where this cannot be stored.
    await recordHit({ table, row: { ...row, user_agent: "" } } as Hit).catch(() => {});
  });
}

/** The answer that a browser opens in a frame; one that it fetches ahead is not opened yet. */
function answerOf({ url, headers }: FastifyRequest): EmbedName | undefined {
  if ((headers["sec-fetch-dest"] ?? "iframe") !== "iframe" || headers["sec-purpose"]) return undefined;
  const [path] = url.split("?", 1);
  return embedNames.find((name) => embedPath(name) === path);
}

/** Do Not Track, and Global Privacy Control. */
const objects = ({ headers }: FastifyRequest): boolean => headers.dnt === "1" || headers["sec-gpc"] === "1";
