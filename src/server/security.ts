import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What nothing on the site needs, in the site's own frame or in another's. */
const unusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

const documentHeaders = [
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
export async function registerSecurity(app: FastifyInstance, siteUrl: string): Promise<void> {
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
  });
  app.addHook("onSend", async (request, reply) => {
    // A script or a font is no document: what tells a browser how to treat one is bytes for nothing there.
    if (request.url.startsWith("/_astro/") && reply.statusCode === 200) {
      for (const name of documentHeaders) reply.removeHeader(name);
      return;
    }
    reply.header("permissions-policy", unusedFeatures.map((feature) => `${feature}=()`).join(", "));
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
