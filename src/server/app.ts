import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config.ts";
import { pageContext } from "./pages/page-context.ts";
import { type PageHandler, pageServer } from "./pages/pages.ts";
import { registerSecurity } from "./security.ts";

export type AppParts = {
  config: Config;
  pages: PageHandler;
  /** The folder with the build's scripts, styles and icons. */
  assets: string;
};

/** Puts the server together, one visible line a part. */
export async function buildApp({ config, pages, assets }: AppParts): Promise<FastifyInstance> {
  const page = pageServer({ handler: pages, context: () => pageContext(config.site) });
  const app = Fastify({
    logger: { level: config.production ? "info" : "warn" },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot even be decoded is one more address that is not there.
    frameworkErrors: (_error, request, reply) => void page.sendNotFound(request, reply),
  });
  await registerSecurity(app);
  registerErrors(app);
  await registerAssets(app, assets);
  app.get("/*", page.send);
  app.setNotFoundHandler(page.sendNotFound);
  return app;
}

/** Whatever goes wrong, the visitor reads one plain sentence and nothing of the inside. */
function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error });
    const sentence =
      status >= 500 ? "Something went wrong on our side. Please try again." : "This request cannot be read.";
    return reply.code(status).type("text/plain; charset=utf-8").send(sentence);
  });
}

/** The build's files: names with a hash may be kept for ever, the others for a day. */
async function registerAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/_astro/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
}
