import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isFramed, withFramers } from "./pages/page-policy.ts";

/** What nothing on the site needs, in the site's own frame or in another's. */
const unusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The policy of whatever is not a page. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** For answers that no hook sees, because what came is no request. */
export const bareHeaders = {
  "cache-control": "no-store",
  "content-security-policy": nothingAllowed,
  "content-type": "text/plain; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** What a file whose name changes with its content has no use for: nobody asks whether it is still the same. */
const uselessWithHash = [
  "accept-ranges",
  "etag",
  "last-modified",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Security headers of every answer. The pages bring their own content security policy with hashes. */
export async function registerSecurity(
  app: FastifyInstance,
  siteUrl: string,
  framers: () => readonly string[],
): Promise<void> {
  // Only a site that visitors reach over TLS may promise it.
  const strictTransportSecurity = siteUrl.startsWith("https:") && {
    maxAge: 31_536_000,
    includeSubDomains: false,
  };
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    // As the pages' own policy says it to newer browsers.
    frameguard: { action: "deny" },
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    // An empty answer has nothing to protect, and there are many of them.
    if (reply.statusCode === 204) return done();
    // A mistake is over at the next try, and what does not say how long it may be kept is kept nowhere.
    if (reply.statusCode >= 400 || !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-store");
    // A script or a font is no document either: what tells a browser how to treat one is bytes for nothing there.
    if (request.url.startsWith("/_astro/") && reply.statusCode === 200) {
      for (const name of uselessWithHash) reply.removeHeader(name);
      return done();
    }
    reply.header("permissions-policy", unusedFeatures);
    if (!reply.hasHeader("content-security-policy")) {
      // In a frame too one should be able to read what went wrong.
      const framed = request.url.startsWith("/embed/");
      reply.header(
        "content-security-policy",
        framed ? withFramers(nothingAllowed, framers()) : nothingAllowed,
      );
    }
    // It knows only all or nothing, and would keep out those whom the policy lets in.
    if (isFramed(reply.getHeader("content-security-policy"))) reply.removeHeader("x-frame-options");
    done();
  });
}
